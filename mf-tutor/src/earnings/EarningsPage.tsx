import { usePaged } from '@paadam/shared/loading';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, EmptyState, ErrorState, PageTitle, RetryNotice } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { NextStep } from '../next-step/NextStep';
import { earnings } from '../teaching/teaching';
import { EarningsSkeleton } from './EarningsSkeleton';
import { Months } from './Months';

const failure = 'Failed to load your earnings';

/** What the tutor has earned and will earn, month by month. */
export default function EarningsPage() {
  const user = usePaadamSelector(selectUser);
  const paged = usePaged(earnings);
  const { list, reload } = paged;
  const page = list.data;
  if (!user) return null;
  return (
    <>
      <PageTitle lead={<TimeZoneNote />}>Earnings</PageTitle>
      {list.status === 'failed' &&
        (page ? (
          <RetryNotice title={failure} onRetry={reload}>
            {list.problem.message}
          </RetryNotice>
        ) : (
          <ErrorState title={failure} onRetry={reload}>
            {list.problem.message}
          </ErrorState>
        ))}
      {!page && list.status !== 'failed' && <EarningsSkeleton />}
      {page?.rows.length === 0 && (
        <Card>
          <EmptyState
            title="No earnings yet"
            action={<NextStep to="/tutor/bookings">See your bookings</NextStep>}
          >
            Each lesson that you accept counts here from then on, in the month in which it takes place.
          </EmptyState>
        </Card>
      )}
      {page && page.rows.length > 0 && <Months page={page} timeZone={user.timeZone} {...paged} />}
    </>
  );
}
