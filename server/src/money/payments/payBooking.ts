import type { Booking } from '@paadam/shared/contract';
import { formatPaise, type PageLanguage, pathIn } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import type { SessionUser } from '../../access/sessions/queries';
import type { Transaction } from '../../foundation/db/openDatabase';
import { HttpError, noSuch, type Sentence } from '../../foundation/http/HttpError';
import { type BookingWithContacts, findBooking, getBooking, ofCaller } from '../../lessons/bookings/queries';
import { toBooking } from '../../lessons/bookings/toBooking';
import { type HeldPayment, holdPayment } from '../../lessons/ledger/changes';
import { creditOf, held } from '../../lessons/ledger/ledger/accounts';
import { post } from '../../lessons/ledger/ledger/changes';
import { balanceOf } from '../../lessons/ledger/ledger/queries';
import { findPaymentOf } from '../../lessons/ledger/queries';
import * as words from '../../messages/payments';
import { subjectName } from '../../people/subjects/subjectName';
import type { NoteFor } from '../../realtime/news/changes';
import type { Site } from './askGateway';
import { addCapture, closeCheckout, keepCheckout, openCheckout } from './changes';
import { type CheckoutRow, findOpenCheckout } from './queries';
import { returnFolder } from './returnRoutes';
import { settlePaid } from './takeFact';

interface Asked {
  bookingId: string;
  useCredit?: boolean;
}

/**
 * Opens the way to pay for a lesson, or pays it with the caller's credit. Asked again, it is the same as long as it is open.
 *
 * @param language of the page that asks: the gateway's page is about a lesson in it, and leads back there
 * @throws HttpError `not_found` where the caller does not take the lesson, nor is a parent of who does; `payment_not_due` where
 *   nothing is to be paid, or not any more; `already_paid`; `credit_too_small`; `gateway_unavailable`, where it may be tried again
 */
export const payBooking = async (
  site: Site,
  caller: SessionUser,
  asked: Asked,
  language: PageLanguage,
): Promise<Booking> => {
  const { database, gateway, news } = site;
  const { bookingId } = asked;
  const seen = await findBooking(database, bookingId, ofCaller(caller));
  if (!seen) throw noSuch('booking');
  if (!gateway) throw notDue(words.notPaidHere);

  const checkout = await news.inTransaction(async (tx, tell) => {
    const payment = await holdDue(tx, bookingId);
    if (asked.useCredit) {
      await payWithCredit(tx, tell, site.config, payment, caller);
      return null;
    }
    if (payment.amount < gateway.leastAmount) {
      throw notDue(() => words.tooLittle({ sum: formatPaise(gateway.leastAmount) }));
    }
    return checkoutFor(tx, payment, caller, gateway.provider);
  });
  const answer = async () => toBooking(await getBooking(database, bookingId), caller.role);
  if (!checkout) return answer();
  const url = checkout.url ?? (await openAtGateway(site, caller, checkout, seen, language));
  const booking = await answer();
  return booking.payment ? { ...booking, payment: { ...booking.payment, checkoutUrl: url } } : booking;
};

const notDue = (sentence: Sentence): HttpError => new HttpError('payment_not_due', sentence);

const holdDue = async (tx: Transaction, bookingId: string): Promise<HeldPayment> => {
  const found = await findPaymentOf(tx, bookingId);
  if (!found) throw notDue(words.nothingToPay);
  const payment = await holdPayment(tx, found.id);
  if (!payment || payment.status === 'void' || payment.bookingStatus !== 'accepted') {
    if (payment?.status === 'due' || payment?.status === 'void') {
      throw notDue(words.payTimeOver);
    }
  }
  if (payment?.status !== 'due') throw new HttpError('already_paid', words.thisLessonIsPaidAlready);
  return payment;
};

/** A checkout whose time is over is closed, and what still comes by it goes back; a lesson that was moved has a later one. */
const checkoutFor = async (
  tx: Transaction,
  payment: HeldPayment,
  caller: SessionUser,
  provider: CheckoutRow['provider'],
): Promise<CheckoutRow> => {
  const { id: paymentId, amount, payBy } = payment;
  if (!payBy) throw notDue(words.nothingToPay);
  const open = await findOpenCheckout(tx, paymentId);
  if (open && open.provider === provider && open.expiresAt.getTime() > Date.now()) return open;
  if (open) await closeCheckout(tx, open.id, true);
  return openCheckout(tx, { paymentId, provider, amount, openedBy: caller.id, payBy });
};

const openAtGateway = async (
  { database, gateway, config, log }: Site,
  caller: SessionUser,
  { id, paymentId, amount, createdAt: openedAt, expiresAt }: CheckoutRow,
  seen: BookingWithContacts,
  language: PageLanguage,
): Promise<string> => {
  const description = speak(language, () =>
    words.lessonIn({ subject: subjectName(seen), tutor: seen.tutor.name }),
  );
  const returnUrl = `${config.publicOrigin}${returnFolder}${pathIn(language, `/${caller.role}/payments/${paymentId}`)}`;
  try {
    const opened = await gateway?.open({ id, amount, description, openedAt, expiresAt, returnUrl });
    if (!opened) throw new Error('There is no gateway.');
    await keepCheckout(database, id, opened);
    return opened.url;
  } catch (error) {
    log.warn({ err: error, checkout: id }, 'the checkout could not be opened');
    throw new HttpError('gateway_unavailable', words.thePaymentServiceDoesNotAnswer, { retryAfter: 60 });
  }
};

const payWithCredit = async (
  tx: Transaction,
  tell: (notes: readonly NoteFor[]) => void,
  config: Site['config'],
  payment: HeldPayment,
  caller: SessionUser,
): Promise<void> => {
  const { id: paymentId, bookingId, amount } = payment;
  // Of two lessons at once the later sees what the earlier has left.
  const has = await balanceOf(tx, creditOf(caller.id), { lock: true });
  if (has < BigInt(amount)) {
    throw new HttpError('credit_too_small', () =>
      words.yourCreditIsAndTheLesson({ credit: formatPaise(Number(has)), price: formatPaise(amount) }),
    );
  }
  const open = await findOpenCheckout(tx, paymentId);
  if (open) await closeCheckout(tx, open.id, true);
  const capture = {
    provider: 'credit',
    ref: paymentId,
    paymentId,
    payerId: caller.id,
    amount,
    fate: 'paid',
  } as const;
  await addCapture(tx, capture);
  await post(tx, {
    event: 'paid',
    sourceKey: `credit:${paymentId}:captured`,
    bookingId,
    transfers: [{ debit: creditOf(caller.id), credit: held(bookingId), amount }],
  });
  await settlePaid(tx, tell, config, payment, { provider: 'credit', method: 'credit', payerId: caller.id });
};
