import { useWeekOfClasses } from './useWeekOfClasses';
import { type Week, WeekOfClasses } from './WeekOfClasses';

/** The week without what was cancelled or has expired. */
export function ShownClasses(week: Week) {
  const shown = useWeekOfClasses(week.monday);
  return <WeekOfClasses {...week} lists={[shown]} />;
}
