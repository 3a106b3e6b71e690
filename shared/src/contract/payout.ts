import { destinationKinds, limits, payoutStatuses, statementKinds } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { GivenPassword } from './account';
import { defineCall, Envelope, ListEnvelope } from './call';
import { InvoiceLink } from './invoice';
import {
  CalendarDay,
  Closed,
  Id,
  Instant,
  Month,
  Nullable,
  OneOf,
  Person,
  pageQuery,
  typedAs,
} from './schema';

const Paise = Type.Integer({ examples: [51_000] });

/** Where a tutor's money goes, as much of it as anybody is shown. */
export const Destination = Type.Object({
  kind: OneOf(destinationKinds),
  masked: Type.String({ examples: ['••••7890, HDFC0001234'] }),
  since: Instant,
  /** From when on money may go there; before that it waits. */
  usableFrom: Instant,
});
export type Destination = Static<typeof Destination>;

export const Payout = Type.Object({
  _id: Id,
  /** Paise. */
  amount: Paise,
  status: OneOf(payoutStatuses),
  /** Where it went, masked. */
  destination: Type.String({ examples: ['••••7890, HDFC0001234'] }),
  createdAt: Instant,
  /** The bank's; null until it was sent. */
  reference: Nullable(Type.String({ examples: ['AXISN26327000123'] })),
  sentOn: Nullable(CalendarDay),
});
export type Payout = Static<typeof Payout>;

const TutorBalance = Type.Object({
  /** Paise of lessons that are paid and not yet the tutor's: to come, or just given. */
  pending: Paise,
  pendingLessons: Type.Integer({ examples: [3] }),
  /** Paise that can be paid out; less than nothing where more was taken back than there was. */
  available: Paise,
  /** Paise of payouts that have not been sent yet. */
  onTheWay: Paise,
  paidOut: Paise,
});
export type TutorBalance = Static<typeof TutorBalance>;

const StatementLine = Type.Object({
  _id: Id,
  at: Instant,
  kind: OneOf(statementKinds),
  /** What it is about; null: no lesson. */
  lesson: Nullable(
    Type.Object({
      booking: Id,
      dateTime: Instant,
      student: Person,
      subject: Type.String({ examples: ['Mathematics'] }),
    }),
  ),
  /** Paise that were paid for it and did not go back, and what the marketplace and the tax office had of them. */
  price: Paise,
  commission: Paise,
  gst: Paise,
  /** Paise by which it changed what the tutor has. */
  amount: Paise,
  /** For the commission; null: there was none. */
  document: Type.Optional(Nullable(InvoiceLink)),
});
export type StatementLine = Static<typeof StatementLine>;

/** A month of the calendar of the tutor's zone, as the ledger has it. */
export const Statement = Type.Object({
  month: Month,
  /** Those that have a line, and the present one; latest first. */
  months: Type.Array(Month),
  /** Paise that the tutor had before it, and has after it. */
  opening: Paise,
  closing: Paise,
  /** By time. */
  lines: Type.Array(StatementLine),
  /** Paise. `kept` is what the tutor has of lessons cancelled late, `payouts` what left for the tutor's bank. */
  sums: Type.Object({
    price: Paise,
    commission: Paise,
    gst: Paise,
    lessons: Paise,
    kept: Paise,
    goodwill: Paise,
    payouts: Paise,
    corrections: Paise,
  }),
});
export type Statement = Static<typeof Statement>;

export const tutorPayouts = defineCall('tutorPayouts', {
  summary: 'What the tutor has, where it goes, and the payouts so far, latest first',
  who: ['tutor'],
  query: Closed(pageQuery),
  status: 200,
  answer: Type.Object({
    ...ListEnvelope(Payout).properties,
    balance: TutorBalance,
    /** Null: the tutor has told none. */
    destination: Nullable(Destination),
  }),
  errors: ['malformed_request'],
});

export const tutorStatement = defineCall('tutorStatement', {
  summary: 'What came and went in a month of the calendar of the tutor’s zone. The present one unless told',
  who: ['tutor'],
  query: Closed({ month: Type.Optional(Month) }),
  status: 200,
  answer: Envelope(Statement),
  errors: ['malformed_request'],
});

export const setPayoutDestination = defineCall('setPayoutDestination', {
  summary: 'Say where the tutor’s money goes: a UPI id, or a bank account. It is used after a wait',
  who: ['tutor'],
  body: Closed({
    kind: OneOf(destinationKinds),
    upiId: Type.Optional(Type.String({ ...typedAs('signs'), maxLength: 120, examples: ['meera@okbank'] })),
    /** Of a bank account: its holder's name, its number, and the code of its branch. */
    holder: Type.Optional(
      Type.String({ ...typedAs('line'), maxLength: limits.nameCharacters, examples: ['Meera Iyer'] }),
    ),
    accountNumber: Type.Optional(
      Type.String({ ...typedAs('code'), maxLength: 40, examples: ['001234567890'] }),
    ),
    ifsc: Type.Optional(Type.String({ ...typedAs('code'), maxLength: 20, examples: ['HDFC0001234'] })),
    password: GivenPassword,
  }),
  status: 200,
  answer: Envelope(Destination),
  errors: ['validation_failed', 'password_wrong', 'too_many_requests'],
});
