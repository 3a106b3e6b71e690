import {
  formatPaise,
  type InvoiceContent,
  indianStates,
  type Language,
  onIndianClock,
  type RefundReason,
  stateOf,
  writeDay,
  writeTime,
} from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import type { MoneySettings } from '../../../foundation/config/Config';
import type { Transaction } from '../../../foundation/db/openDatabase';
import * as words from '../../../messages/invoices';
import { subjectName } from '../../../people/subjects/subjectName';
import { issueInvoice } from './changes';
import { findPaidLesson, findReceiptNumber, type PaidLesson } from './queries';
import { taxLines } from './taxLines';

type Seller = MoneySettings['seller'];

const dayOf = (moment: Date) =>
  writeDay(onIndianClock(moment), { day: 'numeric', month: 'long', year: 'numeric' });

const getLesson = async (tx: Transaction, paymentId: string): Promise<PaidLesson> => {
  const lesson = await findPaidLesson(tx, paymentId);
  if (!lesson) throw new Error(`Payment ${paymentId} is missing.`);
  return lesson;
};

const sellerOf = ({ name, address, state, gstin }: Seller): InvoiceContent['seller'] => ({
  name: name ?? 'Paadam',
  address,
  state,
  gstin,
});

type Facts = InvoiceContent['facts'];
type Fact = Parameters<typeof words.fact>[0]['name'];

/** @param values what is said, by what it is */
const factsOf = (values: Partial<Record<Fact, string>>): Facts =>
  (Object.entries(values) as [Fact, string][]).map(([name, value]) => ({
    name: words.fact({ name }),
    value,
  }));

const lessonFacts = (lesson: PaidLesson): Facts => {
  const { student, tutor, startsAt, endsAt, bookingId } = lesson;
  return factsOf({
    lesson: subjectName(lesson),
    student: student.name,
    tutor: tutor.name,
    time: words.time({
      day: dayOf(startsAt),
      time: writeTime(onIndianClock(startsAt)),
      minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
    }),
    booking: bookingId,
  });
};

const methods = ['upi', 'card', 'credit', 'netbanking', 'wallet'] as const;

/** @param called as gateways call it */
const methodOf = (called: string): string => {
  const method = methods.find((one) => one === called);
  return method ? words.method({ method }) : called;
};

const testNote = ({ provider }: PaidLesson) => (provider === 'test' ? words.testOnly() : null);

/** The lesson is the tutor's own service; what the house charges is on the document for its commission. */
const notesOf = (lesson: PaidLesson, seller: InvoiceContent['seller']) =>
  [words.takesPayment({ tutor: lesson.tutor.name, seller: seller.name }), testNote(lesson)]
    .filter(Boolean)
    .join(' ');

/** @returns what a document says to a person, in the language that they have chosen */
const writtenFor = (
  { language }: { language: Language },
  write: () => Omit<InvoiceContent, 'number' | 'date' | 'language'>,
) => ({ ...speak(language, write), language });

/** For the person who paid, of a payment that has just been made. */
export const issueReceipt = async (
  tx: Transaction,
  { seller: settings }: MoneySettings,
  paymentId: string,
): Promise<void> => {
  const lesson = await getLesson(tx, paymentId);
  const { payer, bookingId, amount, method, tutor } = lesson;
  if (!payer) throw new Error(`Nobody has paid payment ${paymentId}.`);
  const seller = sellerOf(settings);
  await issueInvoice(tx, {
    kind: 'receipt',
    sourceKey: `receipt:${paymentId}`,
    recipientId: payer.id,
    bookingId,
    paymentId,
    content: writtenFor(payer, () => ({
      title: words.title({ what: 'receipt' }),
      seller,
      recipient: { name: payer.name, state: null },
      line: {
        description: words.lessonIn({ subject: subjectName(lesson), tutor: tutor.name }),
        sac: null,
        amount,
      },
      tax: null,
      total: amount,
      facts: [...lessonFacts(lesson), ...(method ? factsOf({ paidBy: methodOf(method) }) : [])],
      note: notesOf(lesson, seller),
    })),
  });
};

interface Released {
  event: 'completed' | 'cancelled';
  /** Paise that were the lesson's, and of them the tutor's and the house's, without and as tax. */
  amount: number;
  tutor: number;
  commission: number;
  gst: number;
}

/** For the tutor, of what the house keeps of a lesson; there is none of nothing. */
export const issueCommission = async (
  tx: Transaction,
  { seller: settings }: MoneySettings,
  paymentId: string,
  { event, amount, tutor: share, commission, gst }: Released,
): Promise<void> => {
  if (commission + gst === 0) return;
  const lesson = await getLesson(tx, paymentId);
  const { bookingId, tutor } = lesson;
  const seller = sellerOf(settings);
  const from = indianStates.find(({ name }) => name === settings.state)?.code;
  // Of who has not said where they are, the place is the seller's own.
  const to = tutor.state ?? from;
  const isTaxed = seller.gstin !== null && from !== undefined && to !== undefined;
  await issueInvoice(tx, {
    kind: 'commission',
    sourceKey: `commission:${paymentId}`,
    recipientId: tutor.id,
    bookingId,
    paymentId,
    content: writtenFor(tutor, () => ({
      title: words.title({ what: isTaxed ? 'taxInvoice' : 'receipt' }),
      seller,
      recipient: { name: tutor.name, state: stateOf(tutor.state)?.name ?? null },
      line: {
        description:
          event === 'completed'
            ? words.commission({ subject: subjectName(lesson) })
            : words.commissionOfKept({ subject: subjectName(lesson) }),
        sac: isTaxed ? settings.sac : null,
        amount: isTaxed ? commission : commission + gst,
      },
      tax: isTaxed
        ? { placeOfSupply: `${stateOf(to)?.name} (${to})`, lines: taxLines(gst, { from, to }) }
        : null,
      total: commission + gst,
      facts: [
        ...lessonFacts(lesson),
        ...factsOf({
          [event === 'completed' ? 'price' : 'kept']: formatPaise(amount),
          yourShare: formatPaise(share),
        }),
      ],
      note: testNote(lesson),
    })),
  });
};

/** As messages name it: a case of theirs has no hyphen. */
const reasonNames: Partial<Record<RefundReason, string>> = {
  cancelled: 'cancelled',
  'tutor-cancelled': 'tutorCancelled',
  problem: 'problem',
};

interface Refunded {
  refundId: string;
  /** Paise. */
  amount: number;
  reason: RefundReason;
}

/** For the person who paid, of what has gone back. */
export const issueCreditNote = async (
  tx: Transaction,
  { seller: settings }: MoneySettings,
  paymentId: string,
  { refundId, amount, reason }: Refunded,
): Promise<void> => {
  const lesson = await getLesson(tx, paymentId);
  const { payer, bookingId, tutor } = lesson;
  // Of a payment that was made before there were documents.
  const receipt = await findReceiptNumber(tx, paymentId);
  if (!payer || !receipt) return;
  const seller = sellerOf(settings);
  await issueInvoice(tx, {
    kind: 'credit-note',
    sourceKey: `credit-note:${refundId}`,
    recipientId: payer.id,
    bookingId,
    paymentId,
    content: writtenFor(payer, () => ({
      title: words.title({ what: 'creditNote' }),
      seller,
      recipient: { name: payer.name, state: null },
      line: {
        description: words.moneyBack({ subject: subjectName(lesson), tutor: tutor.name }),
        sac: null,
        amount,
      },
      tax: null,
      total: amount,
      facts: [
        ...factsOf({
          forReceipt: receipt,
          reason: words.reason({ reason: reasonNames[reason] ?? 'other' }),
        }),
        ...lessonFacts(lesson),
      ],
      note: notesOf(lesson, seller),
    })),
  });
};
