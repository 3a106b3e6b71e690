import { duePayments } from '@paadam/bookings/paying';
import { pageOfPayment } from '@paadam/bookings/screens';
import type { Payment } from '@paadam/shared/contract';
import { formatMoment, formatPaise } from '@paadam/shared/domain';
import { LoadProblem, useAnswered, useLoadable } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Facts, Muted, Rows } from '@paadam/shared/ui/rows';
import { useNow } from '@paadam/shared/ui/useNow';
import { Words } from '@paadam/shared/words';
import { useId } from 'react';
import * as words from '../messages/payments';
import { lessonOf, type Payer } from './lessonOf';
import { Row, Section } from './payment.styles';

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

/** What is to be paid, the nearest deadline first. Nothing where nothing is; where lessons are not paid here, no one is asked. */
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
      <LoadProblem problem={answer.problem} besideList={true} onRetry={reload} what={words.whatIsDue()} />
    );
  }
  const due = (dataOf(answer)?.rows ?? []).filter(({ payBy }) => payBy && Date.parse(payBy) > now);
  if (due.length === 0 || !hasPage) return null;
  const others = isAll ? 0 : due.length - shown;
  return (
    <Section as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{words.toPay()}</h2>
      <Rows role="list">
        {due.slice(0, isAll ? undefined : shown).map((payment) => (
          <Due key={payment._id} payment={payment} who={who} />
        ))}
      </Rows>
      {others > 0 && (
        <p>
          <LinkButton to={`/${who}/payments`} variant="secondary">
            {words.seeMore({ count: others })}
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
            <Words
              of={words.payUntil}
              moment={formatMoment(payBy)}
              time={(text) => <time dateTime={payBy}>{text}</time>}
            />
          </Muted>
        )}
      </Facts>
      <LinkButton to={pageOfPayment(who, _id)}>
        <span>
          <Words
            of={words.payFor}
            amount={formatPaise(amount)}
            subject={subject}
            moment={formatMoment(dateTime)}
            hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
          />
        </span>
      </LinkButton>
    </Row>
  );
}
