import type { Payment } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { LinkButton, Notice } from '@paadam/shared/ui';
import type { Payer } from './lessonOf';

interface OutcomeProps {
  payment: Payment;
  who: Payer;
  /** It is due, and there is time. */
  isPayable: boolean;
  /** Whoever was to pay has turned back from the gateway. */
  isClosed: boolean;
  /** The page asks by itself whether it has arrived. */
  isFollowing: boolean;
}

/** How a payment stands, in plain words, with the way out where something went wrong. */
export function Outcome({ payment, who, isPayable, isClosed, isFollowing }: OutcomeProps) {
  const { status, amount, surplus, refund, refunded, isOpened } = payment;
  if (isPayable) {
    if (!isOpened) return null;
    if (isClosed) {
      return (
        <Notice tone="warn" title="You have not paid yet">
          Nothing was charged. You can try again, also another way. Should you have paid after all, it shows
          here by itself.
        </Notice>
      );
    }
    return isFollowing ? (
      <Notice title="Waiting for your payment">
        Have you paid? It shows here within seconds. If the payment page is open in another tab, pay there.
      </Notice>
    ) : (
      <Notice tone="warn" title="Your payment has not arrived yet">
        If you have paid, do nothing: we will mail you as soon as it is here. If it was declined, or you
        closed the page, nothing was charged, and you can try again, also another way.
      </Notice>
    );
  }
  if (status === 'paid' && refund > refunded) {
    return (
      <Notice>{formatPaise(refund)} are on their way back. A bank may take some days to show it.</Notice>
    );
  }
  if (status === 'paid') {
    return (
      <Notice tone="good" title="Paid">
        The lesson is certain.
        {surplus > 0 &&
          ` ${formatPaise(surplus)} were paid that were not needed; they go back by themselves, by the way they came.`}
      </Notice>
    );
  }
  if (status === 'refunded' || status === 'part_refunded') {
    return (
      <Notice>
        {formatPaise(refunded)} of {formatPaise(amount)} have gone back, by the way it was paid.
        {refund > refunded && ` ${formatPaise(refund - refunded)} more are on their way.`} A bank may take
        some days to show it.
      </Notice>
    );
  }
  return surplus > 0 ? (
    <Notice tone="warn" title="Your payment came too late" action={<Again who={who} />}>
      The lesson was cancelled by then. {formatPaise(surplus)} go back to you by themselves, by the way they
      came; a bank may take some days to show it.
    </Notice>
  ) : (
    <Notice tone="warn" title="Nothing is to be paid any more" action={<Again who={who} />}>
      The lesson was cancelled, or not paid in time. Should you have paid after all, it goes back by itself.
    </Notice>
  );
}

/** The way to another lesson, where this host has one. */
function Again({ who }: { who: Payer }) {
  const page = who === 'student' ? '/tutors' : '/parent/bookings';
  const has = useHasPage(page);
  return has ? (
    <LinkButton to={page} variant="secondary">
      {who === 'student' ? 'Find a tutor' : 'See the bookings'}
    </LinkButton>
  ) : null;
}
