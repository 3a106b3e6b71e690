import {
  formatPaise,
  type InvoiceContent,
  indianStates,
  nameOfMethod,
  onIndianClock,
  type RefundReason,
  stateOf,
  writeDay,
  writeTime,
} from '@paadam/shared/domain';
import type { MoneySettings } from '../../config';
import type { Transaction } from '../../db/openDatabase';
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

const lessonFacts = ({ student, tutor, subject, startsAt, endsAt, bookingId }: PaidLesson) => [
  { name: 'Lesson', value: subject },
  { name: 'Student', value: student.name },
  { name: 'Tutor', value: tutor.name },
  {
    name: 'Time',
    value: `${dayOf(startsAt)}, ${writeTime(onIndianClock(startsAt))} (India), ${(endsAt.getTime() - startsAt.getTime()) / 60_000} minutes`,
  },
  { name: 'Booking', value: bookingId },
];

const testNote = ({ provider }: PaidLesson) =>
  provider === 'test' ? 'This is a test: no money moved.' : null;

/** The lesson is the tutor's own service; what the house charges is on the document for its commission. */
const notesOf = (lesson: PaidLesson, seller: InvoiceContent['seller']) =>
  [
    `The lesson is given by ${lesson.tutor.name}, for whom ${seller.name} takes the payment.`,
    testNote(lesson),
  ]
    .filter(Boolean)
    .join(' ');

/** For whoever paid, of a payment that has just been made. */
export const issueReceipt = async (
  tx: Transaction,
  { seller: settings }: MoneySettings,
  paymentId: string,
): Promise<void> => {
  const lesson = await getLesson(tx, paymentId);
  const { payer, bookingId, amount, method, subject, tutor } = lesson;
  if (!payer) throw new Error(`Nobody has paid payment ${paymentId}.`);
  const seller = sellerOf(settings);
  await issueInvoice(tx, {
    kind: 'receipt',
    sourceKey: `receipt:${paymentId}`,
    recipientId: payer.id,
    bookingId,
    paymentId,
    content: {
      title: 'Receipt',
      seller,
      recipient: { name: payer.name, state: null },
      line: { description: `A lesson in ${subject} with ${tutor.name}`, sac: null, amount },
      tax: null,
      total: amount,
      facts: [...lessonFacts(lesson), ...(method ? [{ name: 'Paid by', value: nameOfMethod(method) }] : [])],
      note: notesOf(lesson, seller),
    },
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
  const { bookingId, tutor, subject } = lesson;
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
    content: {
      title: isTaxed ? 'Tax invoice' : 'Receipt',
      seller,
      recipient: { name: tutor.name, state: stateOf(tutor.state)?.name ?? null },
      line: {
        description:
          event === 'completed'
            ? `Commission on a lesson in ${subject}`
            : `Commission on what is kept of a cancelled lesson in ${subject}`,
        sac: isTaxed ? settings.sac : null,
        amount: isTaxed ? commission : commission + gst,
      },
      tax: isTaxed
        ? { placeOfSupply: `${stateOf(to)?.name} (${to})`, lines: taxLines(gst, { from, to }) }
        : null,
      total: commission + gst,
      facts: [
        ...lessonFacts(lesson),
        { name: event === 'completed' ? 'Price' : 'Kept', value: formatPaise(amount) },
        { name: 'Your share', value: formatPaise(share) },
      ],
      note: testNote(lesson),
    },
  });
};

const reasons: Partial<Record<RefundReason, string>> = {
  cancelled: 'The lesson was cancelled',
  'tutor-cancelled': 'The lesson was cancelled by the tutor',
  problem: 'Something went wrong in the lesson',
};

interface Refunded {
  refundId: string;
  /** Paise. */
  amount: number;
  reason: RefundReason;
}

/** For whoever paid, of what has gone back. */
export const issueCreditNote = async (
  tx: Transaction,
  { seller: settings }: MoneySettings,
  paymentId: string,
  { refundId, amount, reason }: Refunded,
): Promise<void> => {
  const lesson = await getLesson(tx, paymentId);
  const { payer, bookingId, subject, tutor } = lesson;
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
    content: {
      title: 'Credit note',
      seller,
      recipient: { name: payer.name, state: null },
      line: { description: `Money back for a lesson in ${subject} with ${tutor.name}`, sac: null, amount },
      tax: null,
      total: amount,
      facts: [
        { name: 'For receipt', value: receipt },
        { name: 'Reason', value: reasons[reason] ?? 'Money back' },
        ...lessonFacts(lesson),
      ],
      note: notesOf(lesson, seller),
    },
  });
};
