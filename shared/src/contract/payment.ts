import { paymentStatuses } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { defineCall, Envelope, ListEnvelope } from './call';
import { InvoiceLink } from './invoice';
import { Closed, Id, Instant, Nullable, OneOf, Person, pageQuery } from './schema';

/** What is asked or was paid for a lesson. */
export const PaymentState = Type.Object({
  _id: Id,
  status: OneOf(paymentStatuses),
  /** Paise. */
  amount: Type.Integer({ examples: [60_000] }),
  /** Until when it is to be paid; null: nothing is due any more. */
  payBy: Nullable(Instant),
  /** Paise that go back to who paid, and those of them that have gone. */
  refund: Type.Integer({ examples: [0] }),
  refunded: Type.Integer({ examples: [0] }),
  /** Whether no money moves. */
  isTest: Type.Boolean({ examples: [false] }),
  /** Where to pay it; to who has asked for that. */
  checkoutUrl: Type.Optional(Type.String({ examples: ['https://pay.example/l/Xk3v9'] })),
});
export type PaymentState = Static<typeof PaymentState>;

/** A payment with the lesson that it is for. */
export const Payment = Type.Object({
  ...PaymentState.properties,
  bookingId: Id,
  student: Person,
  tutor: Person,
  subject: Type.String({ examples: ['Mathematics'] }),
  dateTime: Instant,
  paidAt: Nullable(Instant),
  /** How it was paid, as the gateway calls it; null while it is not. */
  method: Nullable(Type.String({ examples: ['upi'] })),
  /** The receipt once it is paid, and a credit note for each sum that has gone back. */
  documents: Type.Array(InvoiceLink),
  createdAt: Instant,
  /** Whether a person has gone to pay it, so that it may be paid any moment. */
  isOpened: Type.Boolean({ examples: [false] }),
  /** Paise that came too late, once more, or in another sum, and go back by themselves. */
  surplus: Type.Integer({ examples: [0] }),
});
export type Payment = Static<typeof Payment>;

/** One line of the refund policy: who cancels so many hours before the start, or earlier, gets so much back. */
const RefundLine = Type.Object({
  hours: Type.Integer({ examples: [12] }),
  percent: Type.Integer({ examples: [100] }),
});

/** What cancelling a paid lesson, or several, does now. */
export const RefundQuote = Type.Object({
  /** Of what was paid, that comes back; of several lessons about that. */
  percent: Type.Integer({ examples: [50] }),
  /** Paise that come back. */
  amount: Type.Integer({ examples: [30_000] }),
  /** Paise that the payer has as a credit besides, where the tutor cancels late. */
  credit: Type.Integer({ examples: [0] }),
  /** Until when it is as much; null: until the lesson starts. */
  until: Nullable(Instant),
});
export type RefundQuote = Static<typeof RefundQuote>;

/** With a cancellation: the paise that its quote named, what goes back and the credit together. Where it is another sum by then, nothing is done. */
export const Quoted = Type.Optional(
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, examples: [30_000] }),
);

export const listPayments = defineCall('payments', {
  summary:
    'What is due and was paid for the caller’s lessons, or those of the caller’s children: latest first, and what is due by its deadline',
  who: ['student', 'parent'],
  query: Closed({ ...pageQuery, status: Type.Optional(OneOf(paymentStatuses)) }),
  status: 200,
  answer: Type.Object({
    ...ListEnvelope(Payment).properties,
    /** Paise that the caller has as a credit. */
    credit: Type.Integer({ examples: [0] }),
    /** From the most hours to the least; what is cancelled later than all of them say is not paid back. */
    refundPolicy: Type.Array(RefundLine),
  }),
  errors: ['malformed_request'],
});

export const payment = defineCall('payment', {
  summary: 'One payment; the gateway is asked first while it is due',
  who: ['student', 'parent'],
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(Payment),
  errors: ['not_found'],
});

export const refundQuote = defineCall('refundQuote', {
  summary:
    'What comes back if the caller cancels this lesson now; for its tutor, its student and a linked parent',
  who: 'signed-in',
  params: Closed({ id: Id }),
  query: Closed({
    /** Whether those of its series that come after it are cancelled with it. */
    rest: Type.Optional(OneOf(['yes'])),
  }),
  status: 200,
  answer: Envelope(RefundQuote),
  errors: ['not_found', 'payment_not_due'],
});
