import type { AuthData } from '@paadam/shared/contract';
import { LoadFailure, usePaged } from '@paadam/shared/loading';
import * as words from '../messages/payouts';
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
          title={words.notLoaded()}
          problem={list.problem}
          besideData={Boolean(page)}
          onRetry={reload}
        />
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
