import { useBookings } from '@paadam/shared/bookings/screens';
import { allSettled, firstProblem, LoadProblem } from '@paadam/shared/loading';
import { PageTitle } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { ClassDialogs } from '../own-classes/ClassDialogs';
import { useOwnClasses } from '../own-classes/useOwnClasses';
import { CompletedClasses } from './CompletedClasses';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Overview } from './Overview';
import { UpcomingClasses } from './UpcomingClasses';
import { WaitingRequests } from './WaitingRequests';

/** The student's lessons: what is coming, what waits for the tutor, what has been. */
export default function DashboardPage() {
  const completed = useBookings('completed', 'student', { status: 'completed' });
  const { now, upcoming, next, ended, waiting } = useOwnClasses(completed.reload);
  const lists = [upcoming, waiting, completed];
  const failed = firstProblem(lists);
  return (
    <ClassDialogs>
      <PageTitle lead={<TimeZoneNote />}>My Learning Dashboard</PageTitle>
      {failed && (
        <LoadProblem
          problem={failed.problem}
          besideList={lists.some(({ list }) => list.data)}
          onRetry={failed.retry}
        />
      )}
      {allSettled(lists) ? (
        <>
          {upcoming.list.data && (
            <>
              <Overview sessionCount={upcoming.list.data.sessionCount} next={next[0]} />
              <UpcomingClasses paged={upcoming} classes={next} now={now} onMore={upcoming.loadMore} />
            </>
          )}
          <WaitingRequests paged={waiting} onMore={waiting.loadMore} />
          {completed.list.data && (
            <CompletedClasses paged={completed} justEnded={ended} onMore={completed.loadMore} />
          )}
        </>
      ) : (
        <DashboardSkeleton />
      )}
    </ClassDialogs>
  );
}
