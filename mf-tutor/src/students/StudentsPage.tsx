import { MoreRows } from '@paadam/shared/loading';
import { Card, EmptyState, ErrorState, PageTitle, RetryNotice } from '@paadam/shared/ui';
import { NextStep } from '../next-step/NextStep';
import { StudentsSkeleton } from './StudentsSkeleton';
import { StudentsTable } from './StudentsTable';
import { useStudents } from './useStudents';

const failure = 'Failed to load your students';

/** Whom the tutor teaches, and how far they have come. */
export default function StudentsPage() {
  const { list, more, reload, loadMore } = useStudents();
  const students = list.data?.rows;
  return (
    <>
      <PageTitle lead="Everyone with an accepted or completed lesson with you.">My Students</PageTitle>
      {list.status === 'failed' &&
        (students ? (
          <RetryNotice title={failure} onRetry={reload}>
            {list.problem.message}
          </RetryNotice>
        ) : (
          <ErrorState title={failure} onRetry={reload}>
            {list.problem.message}
          </ErrorState>
        ))}
      {!students && list.status !== 'failed' && <StudentsSkeleton />}
      {students?.length === 0 && (
        <Card>
          <EmptyState
            title="No students yet"
            action={<NextStep to="/tutor/bookings">See your bookings</NextStep>}
          >
            A student appears here as soon as you accept their first booking.
          </EmptyState>
        </Card>
      )}
      {students && students.length > 0 && (
        <div>
          <Card>
            <StudentsTable students={students} />
          </Card>
          <MoreRows paged={{ list, more }} what="students" onMore={loadMore} />
        </div>
      )}
    </>
  );
}
