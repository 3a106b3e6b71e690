import { duePayments } from '@paadam/bookings/paying';
import type { PaymentState } from '@paadam/shared/contract';
import { formatPaise, type Role } from '@paadam/shared/domain';
import { LoadProblem, useLoadable } from '@paadam/shared/loading';
import { useNavigate } from '@paadam/shared/router';
import { dataOf, failureOf, idle } from '@paadam/shared/state';
import { Button, LinkButton, Notice } from '@paadam/shared/ui';
import { Muted } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import { IndianRupee, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { Actions } from './bookingView.styles';
import { Moment } from './Moment';
import { pageOfPayment } from './PayLink';
import { refundPolicyInWords } from './paymentInWords';
import { usePay } from './usePay';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-4);
  border-radius: var(--paadam-radius-control);
  background: var(--paadam-warn-soft);
`;

const Sum = styled.p`
  font-size: var(--paadam-text-18);
  font-weight: var(--paadam-weight-heading);
  line-height: var(--paadam-leading-tight);
`;

interface PayPartProps {
  bookingId: string;
  /** It is due. */
  payment: Pick<PaymentState, '_id' | 'amount' | 'payBy'>;
  /** Who pays. */
  who: Exclude<Role, 'tutor'>;
}

/** Pays for a lesson: how much, until when, and what comes back should it be cancelled. */
export function PayPart({ bookingId, payment: { _id, amount, payBy }, who }: PayPartProps) {
  const navigate = useNavigate();
  const { answer, reload } = useLoadable(duePayments);
  const { request, blocked, pay, payWithCredit } = usePay(bookingId, () => navigate(pageOfPayment(who, _id)));
  const terms = dataOf(answer);
  const isBusy = request?.status === 'busy';
  const problem = failureOf(request ?? idle);
  const credit = terms?.credit ?? 0;
  return (
    <Box role="group" aria-label={words.payment()}>
      <Sum>
        {payBy ? (
          <Words of={words.payBy} amount={formatPaise(amount)} until={() => <Moment instant={payBy} />} />
        ) : (
          words.pay({ amount: formatPaise(amount) })
        )}
      </Sum>
      {terms && <Muted>{refundPolicyInWords(terms.refundPolicy)}</Muted>}
      {answer.status === 'failed' && (
        <LoadProblem
          problem={answer.problem}
          besideList={true}
          onRetry={reload}
          what={words.theRulesForRefunds()}
        />
      )}
      <Actions>
        {blocked ? (
          <LinkButton href={blocked} target="_blank" rel="noopener noreferrer">
            {words.openThePaymentPage()}
          </LinkButton>
        ) : (
          <Button onClick={pay} busy={isBusy} disabled={!terms}>
            <IndianRupee size={18} aria-hidden />
            {words.pay({ amount: formatPaise(amount) })}
          </Button>
        )}
        {credit >= amount && (
          <Button variant="secondary" onClick={payWithCredit} disabled={isBusy}>
            <Wallet size={18} aria-hidden />
            {words.payWithCredit({ credit: formatPaise(credit) })}
          </Button>
        )}
      </Actions>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
    </Box>
  );
}
