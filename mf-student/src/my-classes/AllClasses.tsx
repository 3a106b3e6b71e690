import { useWeekOfClasses } from './useWeekOfClasses';
import { type Week, WeekOfClasses } from './WeekOfClasses';

/** The week with all that was ever asked for in it. */
export function AllClasses(week: Week) {
  const shown = useWeekOfClasses(week.monday);
  const cancelled = useWeekOfClasses(week.monday, 'cancelled');
  const expired = useWeekOfClasses(week.monday, 'expired');
  return <WeekOfClasses {...week} lists={[shown, cancelled, expired]} />;
}
