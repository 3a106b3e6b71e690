export { allSettled } from './allSettled';
export { BookingsProblem } from './BookingsProblem';
export { FigureCard, type FigureCardProps } from './FigureCard';
export { FigureGrid } from './FigureGrid';
export { firstProblem } from './firstProblem';
export { MoreRows, type MoreRowsProps } from './MoreRows';
export { useFresh } from './useFresh';
export { type PagedOnScreen, useLoadable, usePaged } from './useLoadable';
