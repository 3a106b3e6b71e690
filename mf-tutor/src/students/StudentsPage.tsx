import type { TaughtStudent } from '@paadam/shared/contract';
import { MoreRows, usePaged } from '@paadam/shared/loading';
import { Card, EmptyState, ErrorState, PageTitle, RetryNotice } from '@paadam/shared/ui';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { NextStep } from '../next-step/NextStep';
import { students } from '../teaching/teaching';
import { LessonProgress } from './LessonProgress';
import { StudentName } from './StudentName';
import { StudentsSkeleton } from './StudentsSkeleton';

const columns: readonly Column<TaughtStudent>[] = [
  { key: 'name', header: 'Name', cell: (student) => <StudentName student={student} /> },
  { key: 'subject', header: 'Subject', cell: ({ subjects }) => subjects.join(', ') },
  { key: 'progress', header: 'Progress', cell: (student) => <LessonProgress student={student} /> },
];

const failure = 'Failed to load your students';

/** Whom the tutor teaches, and how far they have come. */
export default function StudentsPage() {
  const { list, more, reload, loadMore } = usePaged(students);
  const rows = list.data?.rows;
  return (
    <>
      <PageTitle lead="Everyone with an accepted or completed lesson with you.">My Students</PageTitle>
      {list.status === 'failed' &&
        (rows ? (
          <RetryNotice title={failure} onRetry={reload}>
            {list.problem.message}
          </RetryNotice>
        ) : (
          <ErrorState title={failure} onRetry={reload}>
            {list.problem.message}
          </ErrorState>
        ))}
      {!rows && list.status !== 'failed' && <StudentsSkeleton />}
      {rows?.length === 0 && (
        <Card>
          <EmptyState
            title="No students yet"
            action={<NextStep to="/tutor/bookings">See your bookings</NextStep>}
          >
            A student appears here as soon as you accept their first booking.
          </EmptyState>
        </Card>
      )}
      {rows && rows.length > 0 && (
        <div>
          <Card>
            <StudentsTable students={rows} />
          </Card>
          <MoreRows paged={{ list, more }} what="students" onMore={loadMore} />
        </div>
      )}
    </>
  );
}

/** A row a student; on a phone a card. */
function StudentsTable({ students }: { students: readonly TaughtStudent[] }) {
  return <Table caption="My Students" columns={columns} rows={students} rowKey={({ _id }) => _id} />;
}
