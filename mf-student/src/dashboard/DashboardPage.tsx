import type { BookingsPage } from '@paadam/shared/bookings';
import { JoinLink, Rows, useBookings } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { allSettled, firstProblem, LoadProblem, MoreRows, type Paged } from '@paadam/shared/loading';
import { Card, EmptyState, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { answerTime } from '../own-classes/answerTime';
import { ClassCard } from '../own-classes/ClassCard';
import { ClassCardSkeleton } from '../own-classes/ClassCardSkeleton';
import { ClassDialogs } from '../own-classes/ClassDialogs';
import { ClassSection } from '../own-classes/ClassSection';
import { countOf } from '../own-classes/countOf';
import { FindTutor } from '../own-classes/FindTutor';
import { useOwnClasses } from '../own-classes/useOwnClasses';
import { CompletedClasses } from './CompletedClasses';
import { Overview, OverviewSkeleton } from './Overview';

const lead = `${answerTime} Your class is certain once it is accepted.`;

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

/** The dashboard's shape while the bookings are on their way. */
function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your classes…</VisuallyHidden>
      <OverviewSkeleton />
      <ClassSection title="Upcoming Classes">
        <Rows role="list" aria-hidden>
          <ClassCardSkeleton />
          <ClassCardSkeleton />
        </Rows>
      </ClassSection>
      <ClassSection title="Completed Classes">
        <Card aria-hidden>
          <Skeleton height="4.5rem" />
        </Card>
      </ClassSection>
    </>
  );
}

interface WaitingRequestsProps {
  paged: Paged<BookingsPage>;
  onMore: () => void;
}

/** What the tutors have not answered yet; nothing where nothing waits. */
function WaitingRequests({ paged, onMore }: WaitingRequestsProps) {
  const page = paged.list.data;
  if (!page || page.rows.length === 0) return null;
  return (
    <ClassSection
      title="Waiting for the tutor"
      count={countOf(page.rows.length, page, page.waitingCount)}
      lead={lead}
    >
      <Rows role="list">
        {page.rows.map((booking) => (
          <ClassCard key={booking._id} booking={booking} />
        ))}
      </Rows>
      <MoreRows paged={paged} what="requests" onMore={onMore} />
    </ClassSection>
  );
}

interface UpcomingClassesProps {
  paged: Paged<BookingsPage>;
  /** Those of the list that are not over. */
  classes: readonly Booking[];
  /** Milliseconds of the epoch. */
  now: number;
  onMore: () => void;
}

/** Accepted, and not over yet. */
function UpcomingClasses({ paged, classes, now, onMore }: UpcomingClassesProps) {
  return (
    <ClassSection
      title="Upcoming Classes"
      count={countOf(classes.length, paged.list.data, paged.list.data?.upcomingCount)}
    >
      {classes.length > 0 ? (
        <Rows role="list">
          {classes.map((booking) => (
            <ClassCard key={booking._id} booking={booking}>
              <JoinLink booking={booking} now={now} />
            </ClassCard>
          ))}
        </Rows>
      ) : (
        <Card>
          <EmptyState title="No upcoming classes scheduled" action={<FindTutor />} />
        </Card>
      )}
      <MoreRows paged={paged} what="upcoming classes" onMore={onMore} />
    </ClassSection>
  );
}
