import type { BookingsPage } from '@paadam/bookings';
import { groupBySeries, JoinLink, useBookings, WaitingForYou } from '@paadam/bookings/screens';
import { ToPay, useIsDueKnown } from '@paadam/payments/screens';
import type { Booking } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import {
  allSettled,
  firstProblem,
  LoadProblem,
  MoreRows,
  type Paged,
  Together,
} from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, EmptyState, LinkButton, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { NoLessonsDrawing } from '@paadam/shared/ui/drawings/NoLessonsDrawing';
import { Rows } from '@paadam/shared/ui/rows';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import * as words from '../messages/dashboard';
import { ClassCard } from '../own-classes/ClassCard';
import { ClassCardSkeleton } from '../own-classes/ClassCardSkeleton';
import { ClassDialogs } from '../own-classes/ClassDialogs';
import { ClassSection } from '../own-classes/ClassSection';
import { countOf } from '../own-classes/countOf';
import { FindTutor } from '../own-classes/FindTutor';
import { SeriesCard } from '../own-classes/SeriesCard';
import { useOwnClasses } from '../own-classes/useOwnClasses';
import { CompletedClasses } from './CompletedClasses';
import { FirstSteps } from './FirstSteps';
import { NextClass } from './NextClass';
import { Overview, OverviewSkeleton } from './Overview';
import { ReviewDue } from './ReviewDue';

const answerTime = { hours: limits.pendingBookingHours };

/** Where a student begins: what is next, what waits for the tutor, what is coming, what has been. */
export default function DashboardPage() {
  const user = usePaadamSelector(selectUser);
  const hasCalendar = useHasPage('/student/calendar');
  const completed = useBookings('completed', 'student', { status: 'completed' });
  const { now, upcoming, next, ended, waiting } = useOwnClasses(completed.reload);
  const lists = [upcoming, waiting, completed];
  const due = completed.list.data?.rows.find(({ rating }) => rating === null);
  const failed = firstProblem(lists);
  const isDueKnown = useIsDueKnown();
  if (!user) return null;
  return (
    <ClassDialogs>
      <PageTitle
        lead={
          <>
            {words.welcome({ name: user.name })} <TimeZoneNote />
          </>
        }
        actions={
          hasCalendar && (
            <LinkButton to="/student/calendar" variant="secondary">
              {words.calendar()}
            </LinkButton>
          )
        }
      >
        {words.title()}
      </PageTitle>
      {failed && (
        <LoadProblem
          problem={failed.problem}
          besideList={lists.some(({ list }) => list.data)}
          onRetry={failed.retry}
        />
      )}
      <Together isKnown={isDueKnown && allSettled(lists)} meanwhile={<DashboardSkeleton />}>
        {upcoming.list.data && (
          <>
            {isNew(upcoming.list.data) && <FirstSteps />}
            {next[0] && <NextClass booking={next[0]} now={now} />}
            <Overview counts={upcoming.list.data} />
          </>
        )}
        <ToPay who="student" />
        <WaitingForYou
          bookings={[...(upcoming.list.data?.rows ?? []), ...(waiting.list.data?.rows ?? [])]}
          who="student"
        />
        <WaitingRequests
          paged={waiting}
          lead={user.paysHere ? words.waitThenPay(answerTime) : words.wait(answerTime)}
          onMore={waiting.loadMore}
        />
        {upcoming.list.data && (
          <UpcomingClasses paged={upcoming} classes={next} now={now} onMore={upcoming.loadMore} />
        )}
        {due && <ReviewDue booking={due} />}
        {completed.list.data && (
          <CompletedClasses paged={completed} justEnded={ended} onMore={completed.loadMore} />
        )}
      </Together>
    </ClassDialogs>
  );
}

/** @returns whether the student has never had, and does not ask for, a lesson */
const isNew = ({ sessionCount, waitingCount }: BookingsPage): boolean =>
  sessionCount === 0 && waitingCount === 0;

/** The dashboard's shape while the bookings are on their way. */
function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loadingYourLessons()}</VisuallyHidden>
      <OverviewSkeleton />
      <ClassSection title={words.upcomingClasses()}>
        <Rows role="list" aria-hidden>
          <ClassCardSkeleton />
          <ClassCardSkeleton />
        </Rows>
      </ClassSection>
      <ClassSection title={words.completedClasses()}>
        <Card aria-hidden>
          <Skeleton height="4.5rem" />
        </Card>
      </ClassSection>
    </>
  );
}

interface WaitingRequestsProps {
  paged: Paged<BookingsPage>;
  /** How they go on. */
  lead: string;
  onMore: () => void;
}

/** What the tutors have not answered yet; nothing where nothing waits. */
function WaitingRequests({ paged, lead, onMore }: WaitingRequestsProps) {
  const page = paged.list.data;
  if (!page || page.rows.length === 0) return null;
  return (
    <ClassSection
      title={words.waitingForTheTutor()}
      count={countOf(page.rows.length, page, page.waitingCount)}
      lead={lead}
    >
      <Rows role="list">
        {groupBySeries(page.rows).map((entry) =>
          entry.length > 1 ? (
            <SeriesCard key={entry[0]._id} bookings={entry} />
          ) : (
            <ClassCard key={entry[0]._id} booking={entry[0]} />
          ),
        )}
      </Rows>
      <MoreRows paged={paged} what={words.requests()} onMore={onMore} />
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
      title={words.upcomingClasses()}
      count={countOf(classes.length, paged.list.data, paged.list.data?.upcomingCount)}
    >
      {classes.length > 0 ? (
        <Rows role="list">
          {classes.map((booking) => (
            <ClassCard key={booking._id} booking={booking}>
              <JoinLink booking={booking} who="student" now={now} />
            </ClassCard>
          ))}
        </Rows>
      ) : (
        <Card>
          <EmptyState
            drawing={<NoLessonsDrawing />}
            title={words.noUpcomingClassesScheduled()}
            action={<FindTutor />}
          />
        </Card>
      )}
      <MoreRows paged={paged} what={words.upcomingLessons()} onMore={onMore} />
    </ClassSection>
  );
}
