import { useLoadable } from '@paadam/shared/loading';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { ErrorState, PageTitle, RetryNotice } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { dashboard } from '../teaching/teaching';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Figures } from './Figures';
import { FirstStep } from './FirstStep';
import { Requests } from './Requests';
import { Today } from './Today';

const failure = 'Failed to load your dashboard';

/** The tutor's teaching at a glance. */
export default function DashboardPage() {
  const user = usePaadamSelector(selectUser);
  const { answer: figures, reload } = useLoadable(dashboard);
  const { data } = figures;
  if (!user) return null;
  return (
    <>
      <PageTitle documentTitle="Dashboard" lead={<TimeZoneNote />}>
        {`Welcome, ${user.name}`}
      </PageTitle>
      {figures.status === 'failed' &&
        (data ? (
          <RetryNotice title={failure} onRetry={reload}>
            {figures.problem.message}
          </RetryNotice>
        ) : (
          <ErrorState title={failure} onRetry={reload}>
            {figures.problem.message}
          </ErrorState>
        ))}
      {(data || figures.status !== 'failed') && <Figures figures={figures} />}
      {!data && figures.status !== 'failed' && <DashboardSkeleton />}
      {data && (
        <>
          <FirstStep dashboard={data} />
          <Today lessons={data.today} />
          <Requests requests={data.requests} count={data.requestCount} />
        </>
      )}
    </>
  );
}
