import { StatusBadge } from '@paadam/shared/bookings/screens';
import type { EarningsMonth } from '@paadam/shared/contract';
import { formatMoment, formatPaise } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Card } from '@paadam/shared/ui';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { countOfLessons } from './countOfLessons';
import type { MonthOfEarnings } from './earningsByMonth';
import { Expected, Section, SectionHead, Sum } from './earningsParts';
import { monthName } from './months';

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

interface MonthLessonsProps {
  month: MonthOfEarnings;
  /** Chooses another month. */
  select: ReactNode;
}

/** The lessons behind the earnings of a month. */
export function MonthLessons({ month: { month, total, expected, lessons }, select }: MonthLessonsProps) {
  const titleId = useId();
  const name = monthName(month);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Section>
        <SectionHead>
          <div>
            <h2 id={titleId}>{name}</h2>
            {/* Whoever chooses another month hears what it came to. */}
            <Sum role="status">
              {lessons.length === 0
                ? `No lessons in ${name}.`
                : `${formatPaise(total)} from ${countOfLessons(lessons.length)}`}
              {expected > 0 && `, ${formatPaise(expected)} of it expected`}
            </Sum>
          </div>
          {select}
        </SectionHead>
        {lessons.length > 0 && <LessonsTable caption={`Lessons in ${name}`} lessons={lessons} />}
      </Section>
    </Card>
  );
}

type Lesson = EarningsMonth['lessons'][number];

interface LessonsTableProps {
  caption: string;
  lessons: readonly Lesson[];
}

/** A row a lesson; what is accepted and not given yet is expected. */
function LessonsTable({ caption, lessons }: LessonsTableProps) {
  return <Table caption={caption} columns={columns} rows={lessons} rowKey={({ booking }) => booking} />;
}

/** When a lesson is, as the way to its booking. */
function LessonLink({ lesson }: { lesson: EarningsMonth['lessons'][number] }) {
  const to = `/tutor/bookings/${lesson.booking}`;
  const when = <time dateTime={lesson.dateTime}>{formatMoment(lesson.dateTime)}</time>;
  return useHasPage(to) ? <Link to={to}>{when}</Link> : when;
}
