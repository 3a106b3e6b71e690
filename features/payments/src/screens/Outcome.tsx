import type { Payment } from '@paadam/shared/contract';
import { formatPaise, paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { LinkButton, Notice } from '@paadam/shared/ui';
import * as texts from '../messages/payments';
import type { Payer } from './lessonOf';

interface OutcomeProps {
  payment: Payment;
  who: Payer;
  /** It is due, and there is time. */
  isPayable: boolean;
  /** The person who was to pay has turned back from the gateway. */
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
        <Notice tone="warn" title={texts.notPaidYet()}>
          {texts.notPaidYetText()}
        </Notice>
      );
    }
    return isFollowing ? (
      <Notice title={texts.waiting()}>{texts.waitingText()}</Notice>
    ) : (
      <Notice tone="warn" title={texts.notArrived()}>
        {texts.notArrivedText()}
      </Notice>
    );
  }
  if (status === 'paid' && refund > refunded) {
    return <Notice>{texts.onTheWayBack({ refund: formatPaise(refund) })}</Notice>;
  }
  if (status === 'paid') {
    return (
      <Notice tone="good" title={texts.paid()}>
        {texts.theLessonIsCertain()}
        {surplus > 0 && ` ${texts.notNeeded({ surplus: formatPaise(surplus) })}`}
      </Notice>
    );
  }
  if (status === 'refunded' || status === 'part_refunded') {
    return (
      <Notice>
        {texts.haveGoneBack({ refunded: formatPaise(refunded), amount: formatPaise(amount) })}{' '}
        {refund > refunded && `${texts.moreOnTheWay({ more: formatPaise(refund - refunded) })} `}
        {texts.bankMayTakeDays()}
      </Notice>
    );
  }
  return surplus > 0 ? (
    <Notice tone="warn" title={texts.tooLate()} action={<Again who={who} />}>
      {texts.tooLateText({ surplus: formatPaise(surplus) })}
    </Notice>
  ) : (
    <Notice tone="warn" title={texts.nothingToPay()} action={<Again who={who} />}>
      {texts.nothingToPayText()}
    </Notice>
  );
}

/** The way to another lesson, where this host has one. */
function Again({ who }: { who: Payer }) {
  const page = who === 'student' ? '/tutors' : paths.bookings(who);
  const has = useHasPage(page);
  return has ? (
    <LinkButton to={page} variant="secondary">
      {who === 'student' ? texts.findATutor() : texts.seeTheBookings()}
    </LinkButton>
  ) : null;
}
