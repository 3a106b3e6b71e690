import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { PageTitle, RetryNotice } from '@paadam/shared/ui';
import { Figures } from './Figures';
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
        <RetryNotice title="Failed to fetch parent profile" onRetry={loadProfile}>
          {profile.problem.message}
        </RetryNotice>
      )}
      <Figures profile={profile} bookings={bookings} />
      <RecentSection bookings={bookings} onRetry={loadBookings} />
    </>
  );
}
