import {
  approvalAnswers,
  bookingStatuses,
  deskLimits,
  disputeStatuses,
  limits,
  paymentStatuses,
  payoutStatuses,
  refundStatuses,
  settlementKinds,
} from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { Envelope, ListEnvelope } from './call';
import { defineDeskCall } from './deskCall';
import {
  CalendarDay,
  Closed,
  Id,
  Instant,
  Nullable,
  OneOf,
  Person,
  pageQuery,
  typedAs,
  visibleLine,
} from './schema';

const Paise = Type.Integer({ examples: [60_000] });
const PaiseToMove = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, examples: [60_000] });
const Reason = Type.String({
  ...typedAs('text'),
  minLength: 1,
  maxLength: limits.reasonCharacters,
  examples: ['The call broke down'],
});
/** As the bank or the gateway names what moved. */
const Reference = Type.String({
  ...typedAs('line'),
  minLength: 1,
  maxLength: deskLimits.referenceCharacters,
  pattern: visibleLine,
  description: 'a reference',
  examples: ['AXISN26327000123'],
});
const byId = Closed({ id: Id });

const DeskPaymentRow = Type.Object({
  _id: Id,
  booking: Id,
  status: OneOf(paymentStatuses),
  amount: Paise,
  student: Person,
  tutor: Person,
  subject: Type.String(),
  dateTime: Instant,
  /** What took the money; null: nothing did. */
  provider: Nullable(Type.String()),
  method: Nullable(Type.String()),
  paidAt: Nullable(Instant),
  createdAt: Instant,
});
export type DeskPaymentRow = Static<typeof DeskPaymentRow>;

const DeskRefund = Type.Object({
  _id: Id,
  payment: Id,
  /** Whose lesson. */
  student: Person,
  amount: Paise,
  reason: Type.String(),
  status: OneOf(refundStatuses),
  provider: Type.String(),
  /** The gateway's name for it, or the bank's where an operator sent it. */
  reference: Nullable(Type.String()),
  isByHand: Type.Boolean(),
  failures: Type.Integer(),
  createdAt: Instant,
  doneAt: Nullable(Instant),
  /** When it is tried next; null: it is not. */
  tryAt: Nullable(Instant),
});
export type DeskRefund = Static<typeof DeskRefund>;

/** Money that a payer's bank asks back. */
const DeskDispute = Type.Object({
  /** The gateway's name for it. */
  reference: Type.String(),
  provider: Type.String(),
  /** What was paid with it, and whose lesson that is; nulls: the money itself is not known here. */
  payment: Nullable(Id),
  student: Nullable(Person),
  amount: Paise,
  /** As the gateway calls it. */
  reason: Nullable(Type.String()),
  status: OneOf(disputeStatuses),
  /** Until when the gateway takes an answer. */
  respondBy: Nullable(Instant),
  openedAt: Instant,
  closedAt: Nullable(Instant),
});
export type DeskDispute = Static<typeof DeskDispute>;

const DeskPayment = Type.Object({
  ...DeskPaymentRow.properties,
  bookingStatus: OneOf(bookingStatuses),
  /** Who paid; null: no one has. */
  payer: Nullable(Person),
  /** When it became the tutor's and the house's; null: it is held. */
  releasedAt: Nullable(Instant),
  /** Paise that an operator can still send back. */
  refundable: Paise,
  /** Money that came for it, each by the gateway's own name. */
  captures: Type.Array(
    Type.Object({
      reference: Type.String(),
      provider: Type.String(),
      amount: Paise,
      fate: Type.String(),
      at: Instant,
    }),
  ),
  refunds: Type.Array(DeskRefund),
  disputes: Type.Array(DeskDispute),
  /** A refund that waits for a second operator. */
  waiting: Nullable(
    Type.Object({ _id: Id, amount: Paise, reason: Type.String(), askedBy: Person, askedAt: Instant }),
  ),
  /** All that the ledger has of the booking, by time. */
  journals: Type.Array(
    Type.Object({
      _id: Id,
      event: Type.String(),
      at: Instant,
      transfers: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), amount: Paise })),
    }),
  ),
});
export type DeskPayment = Static<typeof DeskPayment>;

const DeskPayout = Type.Object({
  _id: Id,
  tutor: Person,
  amount: Paise,
  status: OneOf(payoutStatuses),
  /** Masked. */
  destination: Type.String(),
  /** Whether the tutor has set another since: it is in no file any more. */
  isOld: Type.Boolean(),
  reference: Nullable(Type.String()),
  sentOn: Nullable(CalendarDay),
  reason: Nullable(Type.String()),
  madeBy: Nullable(Type.String()),
  createdAt: Instant,
});
export type DeskPayout = Static<typeof DeskPayout>;

/** A tutor with money that could be paid out. */
const PayableTutor = Type.Object({
  tutor: Person,
  available: Paise,
  /** Masked; null: the tutor has told none. */
  destination: Nullable(Type.String()),
  /** From when on money may go there; null: by now, or there is none. */
  waitsUntil: Nullable(Instant),
  /** Whether a payout is open already. */
  hasOpen: Type.Boolean(),
});
export type PayableTutor = Static<typeof PayableTutor>;

const Books = Type.Object({
  /** What stands on each account, on the side on which it grows; those of one kind together. */
  accounts: Type.Array(Type.Object({ kind: Type.String(), balance: Paise })),
  /** The last recount; null before the first. */
  recount: Nullable(
    Type.Object({
      at: Instant,
      accounts: Type.Integer(),
      journals: Type.Integer(),
      differences: Type.Array(
        Type.Object({
          what: Type.String(),
          id: Nullable(Type.String()),
          counted: Type.String(),
          written: Type.String(),
        }),
      ),
    }),
  ),
  /** What operators have entered, the latest first. */
  settlements: Type.Array(
    Type.Object({
      _id: Id,
      kind: OneOf(settlementKinds),
      amount: Paise,
      reference: Type.String(),
      onDay: CalendarDay,
      enteredBy: Type.String(),
      enteredAt: Instant,
    }),
  ),
});
export type Books = Static<typeof Books>;

/** What waits for who looks after the money. */
export const TodayOfMoney = Type.Object({
  failedRefunds: Type.Integer(),
  /** Ways to pay about which the gateway was asked in vain. */
  unanswered: Type.Array(Type.Object({ payment: Id, tries: Type.Integer(), since: Instant })),
  /** Open ones, and until when the first has to be answered. */
  disputes: Type.Object({ count: Type.Integer(), respondBy: Nullable(Instant) }),
  /** Since when money has come of which no webhook told; null: they are heard. */
  silentSince: Nullable(Instant),
  /** Payouts that are made and not sent, in paise, and since when the oldest waits. */
  payouts: Type.Object({ count: Type.Integer(), amount: Paise, since: Nullable(Instant) }),
  differences: Type.Integer(),
});
export type TodayOfMoney = Static<typeof TodayOfMoney>;

/** The calls of the desk for who has the right to money. */
export const deskMoneyCalls = {
  deskPayments: defineDeskCall('deskPayments', {
    summary: 'Payments by who takes part, the booking, or the gateway’s reference',
    right: 'money',
    query: Closed({
      ...pageQuery,
      search: Type.Optional(Type.String({ ...typedAs('line'), maxLength: limits.searchCharacters })),
      status: Type.Optional(OneOf(paymentStatuses)),
    }),
    status: 200,
    answer: ListEnvelope(DeskPaymentRow),
    errors: ['malformed_request'],
  }),
  deskPayment: defineDeskCall('deskPayment', {
    summary: 'One payment: what came, what goes back, and what the ledger has of its booking',
    right: 'money',
    params: byId,
    status: 200,
    answer: Envelope(DeskPayment),
    errors: ['not_found'],
  }),
  deskRefunds: defineDeskCall('deskRefunds', {
    summary: 'Refunds, the latest first',
    right: 'money',
    query: Closed({ ...pageQuery, status: Type.Optional(OneOf(refundStatuses)) }),
    status: 200,
    answer: ListEnvelope(DeskRefund),
    errors: ['malformed_request'],
  }),
  refundAtDesk: defineDeskCall('refundAtDesk', {
    summary: 'Send back what was paid, or a part of it; a large sum waits for a second operator',
    right: 'money',
    body: Closed({ payment: Id, amount: PaiseToMove, reason: Reason }),
    status: 201,
    answer: Envelope(Type.Object({ outcome: OneOf(['wanted', 'asked']) })),
    errors: ['not_found', 'validation_failed', 'payment_not_due', 'status_stale'],
  }),
  changeRefund: defineDeskCall('changeRefund', {
    summary: 'Try a failed refund again, or say that it was sent past the gateway',
    right: 'money',
    params: byId,
    body: Closed({ act: OneOf(['retry', 'by-hand']), reference: Type.Optional(Reference) }),
    status: 200,
    answer: Envelope(Type.Null()),
    errors: ['not_found', 'validation_failed', 'status_stale'],
  }),
  decideRefund: defineDeskCall('decideRefund', {
    summary: 'Approve or refuse a refund that another operator asks for, or take one’s own back',
    right: 'money',
    params: byId,
    body: Closed({ answer: OneOf(approvalAnswers) }),
    status: 200,
    answer: Envelope(Type.Null()),
    errors: ['not_found', 'forbidden', 'status_stale', 'validation_failed'],
  }),
  deskDisputes: defineDeskCall('deskDisputes', {
    summary: 'Money that payers’ banks ask back: what is open first, by when it has to be answered',
    right: 'money',
    query: Closed(pageQuery),
    status: 200,
    answer: ListEnvelope(DeskDispute),
    errors: ['malformed_request'],
  }),
  deskPayouts: defineDeskCall('deskPayouts', {
    summary: 'Payouts, the latest first',
    right: 'money',
    query: Closed({ ...pageQuery, status: Type.Optional(OneOf(payoutStatuses)) }),
    status: 200,
    answer: ListEnvelope(DeskPayout),
    errors: ['malformed_request'],
  }),
  payableTutors: defineDeskCall('payableTutors', {
    summary: 'Tutors with money that could be paid out, and what stands in its way',
    right: 'money',
    query: Closed(pageQuery),
    status: 200,
    answer: ListEnvelope(PayableTutor),
    errors: ['malformed_request'],
  }),
  makePayouts: defineDeskCall('makePayouts', {
    summary: 'Take all that these tutors have for payouts, which then are to be sent',
    right: 'money',
    body: Closed({
      tutors: Type.Array(Id, { minItems: 1, maxItems: deskLimits.payoutsAtOnce, uniqueItems: true }),
    }),
    status: 201,
    answer: Envelope(
      Type.Object({
        made: Type.Integer(),
        /** Tutors without a payout: there was nothing, or nowhere to send it, by then. */
        left: Type.Array(
          Type.Object({ tutor: Id, why: OneOf(['nothing', 'open', 'no-destination', 'waits']) }),
        ),
      }),
    ),
    errors: [],
  }),
  changePayout: defineDeskCall('changePayout', {
    summary: 'Say that a payout was sent, has failed, or is cancelled',
    right: 'money',
    params: byId,
    body: Closed({
      status: OneOf(['sent', 'failed', 'cancelled']),
      /** Of one that was sent: the bank's reference, and the day. */
      reference: Type.Optional(Reference),
      sentOn: Type.Optional(CalendarDay),
      /** Of any other: why. */
      reason: Type.Optional(Reason),
    }),
    status: 200,
    answer: Envelope(Type.Null()),
    errors: ['not_found', 'validation_failed', 'status_stale'],
  }),
  payoutFile: defineDeskCall('payoutFile', {
    summary: 'The open payouts as a file for the bank, with each account in full',
    right: 'money',
    status: 200,
    answer: Envelope(Type.Object({ name: Type.String(), csv: Type.String(), count: Type.Integer() })),
    errors: [],
  }),
  deskBooks: defineDeskCall('deskBooks', {
    summary: 'Where the money is, what the last recount found, and what was entered by hand',
    right: 'money',
    status: 200,
    answer: Envelope(Books),
    errors: [],
  }),
  enterSettlement: defineDeskCall('enterSettlement', {
    summary: 'Enter what the gateway paid to the bank, or kept as its fee',
    right: 'money',
    body: Closed({
      kind: OneOf(settlementKinds),
      amount: PaiseToMove,
      reference: Reference,
      onDay: CalendarDay,
    }),
    status: 201,
    answer: Envelope(Type.Null()),
    errors: ['status_stale'],
  }),
} as const;
