import type { AuthData } from '@paadam/shared/contract';
import { FigureGrid, LoadFailure, usePaged } from '@paadam/shared/loading';
import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Balance } from './Balance';
import { DestinationPart } from './DestinationPart';
import { PayoutsPart } from './PayoutsPart';
import { payouts } from './payouts';
import { StatementPart } from './StatementPart';

/** What the tutor has, where it goes, and how it came about. Only where lessons are paid on this site. */
export function MoneyPart({ user: { email, timeZone } }: { user: AuthData }) {
  const paged = usePaged(payouts);
  const { list, reload } = paged;
  const page = list.data;
  return (
    <>
      {list.status === 'failed' && (
        <LoadFailure
          title="Failed to load your money"
          problem={list.problem}
          besideData={Boolean(page)}
          onRetry={reload}
        />
      )}
      {!page && list.status !== 'failed' && (
        <>
          <VisuallyHidden role="status">Loading your money…</VisuallyHidden>
          <FigureGrid aria-hidden>
            {[1, 2, 3].map((figure) => (
              <Card key={figure}>
                <Skeleton width="9rem" height="5.75rem" />
              </Card>
            ))}
          </FigureGrid>
        </>
      )}
      {page && (
        <>
          <Balance {...page.balance} />
          <DestinationPart destination={page.destination} email={email} />
        </>
      )}
      <StatementPart timeZone={timeZone} />
      {page && <PayoutsPart page={page} {...paged} />}
    </>
  );
}
