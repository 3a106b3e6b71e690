export { FigureCard, FigureGrid } from './FigureCard';
export { LoadFailure } from './LoadFailure';
export { LoadProblem } from './LoadProblem';
export { MoreRows, type MoreRowsProps } from './MoreRows';
export { allSettled, firstProblem } from './severalLists';
export { Together } from './Together';
export { useFresh } from './useFresh';
export { type Paged, type PagedOnScreen, useAnswered, useLoadable, usePaged } from './useLoadable';
