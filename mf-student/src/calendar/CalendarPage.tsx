import { CalendarScreen } from '@paadam/calendar/screens';

/** The student's lessons and requests, where they lie in time. */
export default function CalendarPage() {
  return <CalendarScreen who="student" />;
}
