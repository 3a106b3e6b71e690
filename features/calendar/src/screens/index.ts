export { CalendarScreen } from './CalendarScreen';
export type { EmptyStretch } from './emptyStretch';
