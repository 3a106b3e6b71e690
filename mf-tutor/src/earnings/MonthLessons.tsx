import { StatusBadge } from '@paadam/bookings/screens';
import type { EarningsMonth } from '@paadam/shared/contract';
import { formatCount, formatMoment, formatPaise, paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { Card } from '@paadam/shared/ui';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { type ReactNode, useId } from 'react';
import * as words from '../messages/earnings';
import { Expected, Section, SectionHead, Sum } from './earnings.styles';
import type { MonthOfEarnings } from './earningsByMonth';
import { monthName } from './months';

const columnsOf = (): readonly Column<Lesson>[] => [
  { key: 'date', header: words.date(), cell: (lesson) => <LessonLink lesson={lesson} /> },
  {
    key: 'student',
    header: words.student(),
    cell: ({ student }) => (
      <span data-people dir="auto">
        {student.name}
      </span>
    ),
  },
  { key: 'subject', header: words.subject(), cell: ({ subject }) => subject },
  { key: 'duration', header: words.duration(), cell: ({ duration }) => words.minutes({ duration }) },
  { key: 'status', header: words.status(), cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'amount',
    header: words.amount(),
    align: 'end',
    cell: ({ price, status }) => (
      <>
        {formatPaise(price)}
        {status === 'accepted' && <Expected>{words.expected()}</Expected>}
      </>
    ),
  },
];

const sumOf = ({ month, total, expected, lessons: { length } }: MonthOfEarnings): string => {
  if (length === 0) return words.noLessonsIn({ name: monthName(month) });
  const values = { total: formatPaise(total), count: length, shown: formatCount(length) };
  return expected > 0
    ? words.earnedFromExpected({ ...values, expected: formatPaise(expected) })
    : words.earnedFrom(values);
};

interface MonthLessonsProps {
  month: MonthOfEarnings;
  /** Chooses another month. */
  select: ReactNode;
}

/** The lessons behind the earnings of a month. */
export function MonthLessons({ month, select }: MonthLessonsProps) {
  const { lessons } = month;
  const titleId = useId();
  const name = monthName(month.month);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Section>
        <SectionHead>
          <div>
            <h2 id={titleId}>{name}</h2>
            {/* Whoever chooses another month hears what it came to. */}
            <Sum role="status">{sumOf(month)}</Sum>
          </div>
          {select}
        </SectionHead>
        {lessons.length > 0 && <LessonsTable caption={words.lessonsOf({ name })} lessons={lessons} />}
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
  return <Table caption={caption} columns={columnsOf()} rows={lessons} rowKey={({ booking }) => booking} />;
}

/** When a lesson is, as the way to its booking. */
function LessonLink({ lesson }: { lesson: EarningsMonth['lessons'][number] }) {
  const to = paths.booking('tutor', lesson.booking);
  const when = <time dateTime={lesson.dateTime}>{formatMoment(lesson.dateTime)}</time>;
  return useHasPage(to) ? <Link to={to}>{when}</Link> : when;
}
