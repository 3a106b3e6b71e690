export { allSettled } from './allSettled';
export { FigureCard } from './FigureCard';
export { FigureGrid } from './FigureGrid';
export { firstProblem } from './firstProblem';
export { LoadProblem } from './LoadProblem';
export { MoreRows, type MoreRowsProps } from './MoreRows';
export { useFresh } from './useFresh';
export { type Paged, type PagedOnScreen, useLoadable, usePaged } from './useLoadable';
