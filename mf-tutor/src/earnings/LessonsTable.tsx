import { StatusBadge } from '@paadam/shared/bookings/screens';
import type { EarningsMonth } from '@paadam/shared/contract';
import { formatMoment, formatPaise } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { Link } from 'react-router-dom';
import { Expected } from './earningsParts';

type Lesson = EarningsMonth['lessons'][number];

const columns: readonly Column<Lesson>[] = [
  { key: 'date', header: 'Date', cell: (lesson) => <LessonLink lesson={lesson} /> },
  { key: 'student', header: 'Student', cell: ({ student }) => student.name },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject },
  { key: 'duration', header: 'Duration', cell: ({ duration }) => `${duration} mins` },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ price, status }) => (
      <>
        {formatPaise(price)}
        {status === 'accepted' && <Expected>expected</Expected>}
      </>
    ),
  },
];

interface LessonsTableProps {
  caption: string;
  lessons: readonly Lesson[];
}

/** A row a lesson; what is accepted and not given yet is expected. */
export function LessonsTable({ caption, lessons }: LessonsTableProps) {
  return <Table caption={caption} columns={columns} rows={lessons} rowKey={({ booking }) => booking} />;
}

/** When a lesson is, as the way to its booking. */
function LessonLink({ lesson }: { lesson: EarningsMonth['lessons'][number] }) {
  const to = `/tutor/bookings/${lesson.booking}`;
  const when = <time dateTime={lesson.dateTime}>{formatMoment(lesson.dateTime)}</time>;
  return useHasPage(to) ? <Link to={to}>{when}</Link> : when;
}
