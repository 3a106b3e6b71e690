import type { TodayOfMoney } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Badge } from '@paadam/shared/ui';
import { Muted, Part, Tight } from '../ui/parts';
import { momentOf } from '../ui/words';

/** What waits for who looks after the money. */
export function MoneyToday({
  failedRefunds,
  unanswered,
  silentSince,
  disputes,
  payouts,
  differences,
}: TodayOfMoney) {
  const waiting = failedRefunds + unanswered.length + disputes.count + payouts.count + differences;
  const isQuiet = waiting === 0 && silentSince === null;
  return (
    <Part>
      <h2>Money</h2>
      {isQuiet && <p>Nothing waits.</p>}
      {differences > 0 && (
        <p>
          <Badge tone="bad">{differences}</Badge>{' '}
          <Link to="/desk/money/books">The ledger does not add up</Link>
        </p>
      )}
      {disputes.count > 0 && (
        <p>
          <Badge tone="bad">{disputes.count}</Badge>{' '}
          <Link to="/desk/money/disputes">
            {disputes.count === 1 ? 'A bank asks money back' : 'Banks ask money back'}
          </Link>
          {disputes.respondBy && <Muted as="span"> to be answered by {momentOf(disputes.respondBy)}</Muted>}
        </p>
      )}
      {failedRefunds > 0 && (
        <p>
          <Badge tone="bad">{failedRefunds}</Badge>{' '}
          <Link to="/desk/money/refunds?status=failed">
            {failedRefunds === 1 ? 'A refund has failed' : 'Refunds have failed'}
          </Link>
        </p>
      )}
      {silentSince && (
        <Tight>
          <p>
            <Badge tone="bad">!</Badge> No webhook is heard
          </p>
          <Muted>
            Since {momentOf(silentSince)} money has come of which the gateway told nothing; it was found by
            asking. Look at the webhook’s settings there.
          </Muted>
        </Tight>
      )}
      {unanswered.length > 0 && (
        <Tight>
          <p>
            <Badge tone="bad">{unanswered.length}</Badge> Payments without an answer of the gateway
          </p>
          {unanswered.map(({ payment, tries, since }) => (
            <Muted key={payment}>
              <Link to={`/desk/money/payments/${payment}`}>Opened {momentOf(since)}</Link>, asked{' '}
              {tries === 1 ? 'once' : `${tries} times`} in vain
            </Muted>
          ))}
        </Tight>
      )}
      {payouts.count > 0 && (
        <p>
          <Badge tone="warn">{payouts.count}</Badge>{' '}
          <Link to="/desk/money/payouts">
            {payouts.count === 1 ? 'A payout waits' : 'Payouts wait'} to be sent:{' '}
            {formatPaise(payouts.amount)}
          </Link>
          {payouts.since && <Muted as="span"> since {momentOf(payouts.since)}</Muted>}
        </p>
      )}
    </Part>
  );
}
