import { Facts, Muted, pageOfPayment, Rows } from '@paadam/shared/bookings/screens';
import type { Payment } from '@paadam/shared/contract';
import { formatMoment, formatPaise } from '@paadam/shared/domain';
import { LoadProblem, useAnswered, useLoadable } from '@paadam/shared/loading';
import { duePayments } from '@paadam/shared/payments/state';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { useNow } from '@paadam/shared/ui/useNow';
import { useId } from 'react';
import { lessonOf, type Payer } from './lessonOf';
import { Row, Section } from './paymentParts';

/** Of those that are due, a dashboard shows the first. */
const shown = 3;

interface ToPayProps {
  who: Payer;
  /** Whether all of them are shown. Default: the first ones, with the way to the others. */
  isAll?: boolean;
}

/** @returns whether it is known what is to be paid, or that this is not; what `ToPay` would push down shows from then on */
export const useIsDueKnown = (): boolean => {
  const { answer } = useAnswered(duePayments, undefined);
  const paysHere = usePaadamSelector(selectUser)?.paysHere ?? false;
  return !paysHere || answer.data !== undefined || answer.status === 'failed';
};

/** What is to be paid, the nearest deadline first. Nothing where nothing is; where lessons are not paid here, nobody is asked. */
export function ToPay(props: ToPayProps) {
  return usePaadamSelector(selectUser)?.paysHere ? <DueList {...props} /> : null;
}

function DueList({ who, isAll = false }: ToPayProps) {
  const titleId = useId();
  const now = useNow();
  const { answer, reload } = useLoadable(duePayments);
  const hasPage = useHasPage(pageOfPayment(who, 'list'));
  if (answer.status === 'failed') {
    return (
      <LoadProblem problem={answer.problem} besideList={true} onRetry={reload} what="what is to be paid" />
    );
  }
  const due = (dataOf(answer)?.rows ?? []).filter(({ payBy }) => payBy && Date.parse(payBy) > now);
  if (due.length === 0 || !hasPage) return null;
  const others = isAll ? 0 : due.length - shown;
  return (
    <Section as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>To pay</h2>
      <Rows role="list">
        {due.slice(0, isAll ? undefined : shown).map((payment) => (
          <Due key={payment._id} payment={payment} who={who} />
        ))}
      </Rows>
      {others > 0 && (
        <p>
          <LinkButton to={`/${who}/payments`} variant="secondary">
            {others === 1 ? 'See 1 more' : `See ${others} more`}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}

function Due({ payment, who }: { payment: Payment; who: Payer }) {
  const { _id, amount, payBy, dateTime, subject } = payment;
  return (
    <Row>
      <DateTile instant={dateTime} tile="marigold" />
      <Facts>
        <h3>{lessonOf(payment, who)}</h3>
        <p>
          <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
        </p>
        {payBy && (
          <Muted>
            Pay by <time dateTime={payBy}>{formatMoment(payBy)}</time>
          </Muted>
        )}
      </Facts>
      <LinkButton to={pageOfPayment(who, _id)}>
        <span>
          Pay {formatPaise(amount)}
          <VisuallyHidden>{` for ${subject}, ${formatMoment(dateTime)}`}</VisuallyHidden>
        </span>
      </LinkButton>
    </Row>
  );
}
