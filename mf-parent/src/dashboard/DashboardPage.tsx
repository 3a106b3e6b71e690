import { useLoadable } from '@paadam/shared/loading';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { PageTitle } from '@paadam/shared/ui';
import { BookAgain } from '../book-again/BookAgain';
import { FamilyProblem } from '../family/FamilyProblem';
import { family, familyBookings } from '../family/family';
import { fetchFailures } from '../family/fetchFailures';
import { Figures } from './Figures';
import { NoChildYet } from './NoChildYet';
import { RecentSection } from './RecentSection';

/** The family at a glance. */
export default function DashboardPage() {
  const user = usePaadamSelector(selectUser);
  const { answer: profile, reload: loadProfile } = useLoadable(family);
  const { answer: bookings, reload: loadBookings } = useLoadable(familyBookings);
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
