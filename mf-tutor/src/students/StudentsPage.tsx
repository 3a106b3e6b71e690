import { MoreRows, usePaged } from '@paadam/shared/loading';
import { Card, EmptyState, ErrorState, PageTitle, RetryNotice } from '@paadam/shared/ui';
import { NextStep } from '../next-step/NextStep';
import { students } from '../teaching/teaching';
import { StudentsSkeleton } from './StudentsSkeleton';
import { StudentsTable } from './StudentsTable';

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
