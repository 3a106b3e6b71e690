import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { PageTitle } from '@paadam/shared/ui';
import { Figures } from './Figures';
import { LoadProblem } from './LoadProblem';
import { RecentSection } from './RecentSection';
import { useFamily } from './useFamily';

/** The family at a glance. */
export default function DashboardPage() {
  const user = usePaadamSelector(selectUser);
  const { profile, bookings, loadProfile, loadBookings } = useFamily();
  if (!user) return null;
  return (
    <>
      <PageTitle documentTitle="Family Dashboard">{`Welcome Back, ${user.name}`}</PageTitle>
      {profile.status === 'failed' && (
        <LoadProblem title="Failed to fetch parent profile" problem={profile.problem} onRetry={loadProfile} />
      )}
      <Figures profile={profile} bookings={bookings} />
      <RecentSection bookings={bookings} onRetry={loadBookings} />
    </>
  );
}
