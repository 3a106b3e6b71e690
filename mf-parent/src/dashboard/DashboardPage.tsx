import { WaitingForYou } from '@paadam/bookings/screens';
import { ToPay, useIsDueKnown } from '@paadam/payments/screens';
import { ratingFigure } from '@paadam/shared/domain';
import { FigureCard, FigureGrid, LoadFailure, Together, useLoadable } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf, type Loadable, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, EmptyState, LinkButton, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { NoChildrenDrawing } from '@paadam/shared/ui/drawings/NoChildrenDrawing';
import { CalendarDays, Star, Users } from 'lucide-react';
import { BookAgain } from '../book-again/BookAgain';
import { type Family, type FamilyDashboard, family, familyDashboard, waitingText } from '../family/family';
import { fetchFailures } from '../family/fetchFailures';
import * as words from '../messages/dashboard';
import { ChildGlances } from './ChildGlances';
import { NextLesson } from './NextLesson';
import { RecentSection } from './RecentSection';

/** The family at a glance. */
export default function DashboardPage() {
  const user = usePaadamSelector(selectUser);
  const hasCalendar = useHasPage('/parent/calendar');
  const { answer: profile, reload: loadProfile } = useLoadable(family);
  const { answer: bookings, reload: loadBookings } = useLoadable(familyDashboard);
  const isDueKnown = useIsDueKnown();
  if (!user) return null;
  const children = dataOf(profile)?.children ?? user.children;
  return (
    <>
      <PageTitle
        documentTitle={words.title()}
        actions={
          hasCalendar && (
            <LinkButton to="/parent/calendar" variant="secondary">
              {words.calendar()}
            </LinkButton>
          )
        }
      >
        {words.welcomeBack({ name: user.name })}
      </PageTitle>
      {profile.status === 'failed' && (
        <LoadFailure
          title={fetchFailures.profile()}
          problem={profile.problem}
          besideData
          onRetry={loadProfile}
        />
      )}
      <Together
        isKnown={isDueKnown && (dataOf(bookings) !== undefined || bookings.status === 'failed')}
        meanwhile={<DashboardSkeleton />}
      >
        {children.length > 0 && <NextLesson bookings={bookings} />}
        <ToPay who="parent" />
        <WaitingForYou bookings={dataOf(bookings)?.proposals ?? []} who="parent" />
        <Figures profile={profile} bookings={bookings} />
        {children.length === 0 ? (
          <NoChildYet />
        ) : (
          <>
            <ChildGlances bookings={bookings} />
            <RecentSection bookings={bookings} onRetry={loadBookings} />
            <BookAgain />
          </>
        )}
      </Together>
    </>
  );
}

/** The dashboard's shape while what comes first on it is on its way. */
function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loadingLessons()}</VisuallyHidden>
      <Card aria-hidden>
        <Skeleton height="6.5rem" />
      </Card>
      <FigureGrid aria-hidden>
        {[1, 2, 3].map((figure) => (
          <Card key={figure}>
            <Skeleton height="4.5rem" />
          </Card>
        ))}
      </FigureGrid>
      <Card aria-hidden>
        <Skeleton height="17.5rem" />
      </Card>
    </>
  );
}

/** What a parent does first. */
function NoChildYet() {
  const hasLinking = useHasPage('/parent/link/children');
  return (
    <Card>
      <EmptyState
        drawing={<NoChildrenDrawing />}
        title={words.linkFirst()}
        action={hasLinking && <LinkButton to="/parent/link/children">{words.addChild()}</LinkButton>}
      >
        {words.linkText()}
      </EmptyState>
    </Card>
  );
}

interface FiguresProps {
  profile: Loadable<Family>;
  bookings: Loadable<FamilyDashboard>;
}

/** The family in three figures. */
function Figures({ profile, bookings }: FiguresProps) {
  return (
    <FigureGrid>
      <FigureCard
        label={words.linkedChildren()}
        icon={Users}
        tile="green"
        from={profile}
        value={({ children }) => children.length}
      />
      <FigureCard
        label={words.upcomingSessions()}
        icon={CalendarDays}
        tile="sky"
        from={bookings}
        value={({ upcomingCount }) => upcomingCount}
        note={({ waitingCount }) => waitingText(waitingCount)}
      />
      <FigureCard
        label={words.averageRating()}
        icon={Star}
        tile="marigold"
        from={profile}
        value={({ averageRating }) => averageRating && `${ratingFigure(averageRating)}/5`}
        none={words.noRatingsYet()}
      />
    </FigureGrid>
  );
}
