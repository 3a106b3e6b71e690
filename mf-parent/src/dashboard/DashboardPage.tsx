import { WaitingForYou } from '@paadam/shared/bookings/screens';
import { FigureCard, FigureGrid, LoadFailure, useLoadable } from '@paadam/shared/loading';
import { ToPay } from '@paadam/shared/payments/screens';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf, type Loadable, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, EmptyState, LinkButton, PageTitle } from '@paadam/shared/ui';
import { NoChildrenDrawing } from '@paadam/shared/ui/drawings/NoChildrenDrawing';
import { CalendarDays, Star, Users } from 'lucide-react';
import { BookAgain } from '../book-again/BookAgain';
import { type Family, type FamilyDashboard, family, familyDashboard, waitingText } from '../family/family';
import { fetchFailures } from '../family/fetchFailures';
import { ChildGlances } from './ChildGlances';
import { NextLesson } from './NextLesson';
import { RecentSection } from './RecentSection';

/** The family at a glance. */
export default function DashboardPage() {
  const user = usePaadamSelector(selectUser);
  const hasCalendar = useHasPage('/parent/calendar');
  const { answer: profile, reload: loadProfile } = useLoadable(family);
  const { answer: bookings, reload: loadBookings } = useLoadable(familyDashboard);
  if (!user) return null;
  const children = dataOf(profile)?.children ?? user.children;
  return (
    <>
      <PageTitle
        documentTitle="Family Dashboard"
        actions={
          hasCalendar && (
            <LinkButton to="/parent/calendar" variant="secondary">
              Calendar
            </LinkButton>
          )
        }
      >{`Welcome Back, ${user.name}`}</PageTitle>
      {profile.status === 'failed' && (
        <LoadFailure
          title={fetchFailures.profile}
          problem={profile.problem}
          besideData
          onRetry={loadProfile}
        />
      )}
      {children.length > 0 && <NextLesson bookings={bookings} />}
      <ToPay who="parent" />
      <WaitingForYou bookings={dataOf(bookings)?.proposals ?? []} who="parent" />
      <Figures profile={profile} bookings={bookings} />
      {children.length === 0 ? (
        <NoChildYet />
      ) : (
        <>
          <ChildGlances bookings={bookings} shown={children.length} />
          <RecentSection bookings={bookings} onRetry={loadBookings} />
          <BookAgain />
        </>
      )}
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
        title="Link your first child"
        action={hasLinking && <LinkButton to="/parent/link/children">Add Child</LinkButton>}
      >
        Enter the e-mail address of your child’s account. Your child is mailed a code, and with it the two
        accounts are linked: you see the lessons here and can book for your child.
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
        label="Linked Children"
        icon={Users}
        tile="green"
        from={profile}
        value={({ children }) => children.length}
      />
      <FigureCard
        label="Upcoming Sessions"
        icon={CalendarDays}
        tile="sky"
        from={bookings}
        value={({ upcomingCount }) => upcomingCount}
        note={({ waitingCount }) => waitingText(waitingCount)}
      />
      <FigureCard
        label="Average Rating"
        icon={Star}
        tile="marigold"
        from={profile}
        value={({ averageRating }) => averageRating && `${averageRating.toFixed(1)}/5`}
        none="No ratings yet"
      />
    </FigureGrid>
  );
}
