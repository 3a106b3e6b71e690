import type { EarningsMonth } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from 'react-router-dom';

/** When a lesson is, as the way to its booking. */
export function LessonLink({ lesson }: { lesson: EarningsMonth['lessons'][number] }) {
  const to = `/tutor/bookings/${lesson.booking}`;
  const when = <time dateTime={lesson.dateTime}>{formatMoment(lesson.dateTime)}</time>;
  return useHasPage(to) ? <Link to={to}>{when}</Link> : when;
}
