import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { PageTitle } from '@paadam/shared/ui';
import { BookAgain } from '../book-again/BookAgain';
import { FamilyProblem } from '../family/FamilyProblem';
import { fetchFailures } from '../family/fetchFailures';
import { useFamily } from '../family/useFamily';
import { Figures } from './Figures';
import { NoChildYet } from './NoChildYet';
import { RecentSection } from './RecentSection';
import { useRecentBookings } from './useRecentBookings';

/** The family at a glance. */
export default function DashboardPage() {
  const user = usePaadamSelector(selectUser);
  const { profile, reload: loadProfile } = useFamily();
  const { bookings, reload: loadBookings } = useRecentBookings();
  if (!user) return null;
  const children = dataOf(profile)?.children ?? user.children;
  return (
    <>
      <PageTitle documentTitle="Family Dashboard">{`Welcome Back, ${user.name}`}</PageTitle>
      {profile.status === 'failed' && (
        <FamilyProblem
          title={fetchFailures.profile}
          problem={profile.problem}
          besideData
          onRetry={loadProfile}
        />
      )}
      <Figures profile={profile} bookings={bookings} />
      {children.length === 0 ? (
        <NoChildYet />
      ) : (
        <>
          <RecentSection bookings={bookings} onRetry={loadBookings} />
          <BookAgain />
        </>
      )}
    </>
  );
}
