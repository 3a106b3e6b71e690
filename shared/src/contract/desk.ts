import {
  approvalAnswers,
  bookingSides,
  bookingStatuses,
  deskActions,
  deskActs,
  deskLimits,
  deskRights,
  limits,
  problemKinds,
  problemStatuses,
} from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { GivenPassword } from './account';
import { BookingDetails } from './booking';
import { Envelope, ListEnvelope } from './call';
import { defineDeskCall } from './deskCall';
import type { DeskCallName, deskEndpoints } from './deskEndpoints';
import { deskMoneyCalls, TodayOfMoney } from './deskMoney';
import { LessonProblem } from './lessonProblem';
import { Attendance } from './room';
import {
  Closed,
  Email,
  GivenEmail,
  GivenName,
  Id,
  Instant,
  NewPassword,
  Nullable,
  OneOf,
  Person,
  PersonName,
  pageQuery,
  RoleName,
  typedAs,
} from './schema';
import { TwoStepSecret } from './twoStep';

const Right = OneOf(deskRights);
const Reason = Type.String({
  ...typedAs('text'),
  minLength: 1,
  maxLength: limits.reasonCharacters,
  examples: ['Absent five times'],
});
const byId = Closed({ id: Id });
/** "a•••@p•••.test" */
const MaskedEmail = Type.String({ examples: ['a•••@e•••.org'] });

const OwnOperator = Type.Object({ _id: Id, name: GivenName, email: GivenEmail, rights: Type.Array(Right) });

const DeskSession = Type.Object({
  /** What comes next: the password, a first code that sets the app up, a code, or nothing more. */
  step: OneOf(['password', 'set-up', 'code', 'in']),
  /** Null before the whole sign-in is done. */
  operator: Nullable(OwnOperator),
  /** The CSRF token of what has begun; null: nothing has. */
  token: Nullable(Type.String()),
});
export type DeskSession = Static<typeof DeskSession>;

const Suspension = Type.Object({
  _id: Id,
  reason: Type.String(),
  begunAt: Instant,
  until: Nullable(Instant),
  /** Null: not known any more. */
  begunBy: Nullable(GivenName),
  endedAt: Nullable(Instant),
  endedBy: Nullable(GivenName),
});
export type Suspension = Static<typeof Suspension>;

const DeskPersonRow = Type.Object({
  _id: Id,
  name: GivenName,
  role: RoleName,
  email: MaskedEmail,
  createdAt: Instant,
  isSuspended: Type.Boolean(),
});
export type DeskPersonRow = Static<typeof DeskPersonRow>;

const DeskBookingRow = Type.Object({
  _id: Id,
  student: Person,
  tutor: Person,
  subject: Type.String(),
  dateTime: Instant,
  /** Minutes. */
  duration: Type.Integer(),
  status: OneOf(bookingStatuses),
  /** Paise. */
  price: Type.Integer(),
});
export type DeskBookingRow = Static<typeof DeskBookingRow>;

const DeskProblemRow = Type.Object({
  _id: Id,
  kind: OneOf(problemKinds),
  bySide: OneOf(bookingSides),
  status: OneOf(problemStatuses),
  createdAt: Instant,
  student: Person,
  tutor: Person,
  subject: Type.String(),
  dateTime: Instant,
});
export type DeskProblemRow = Static<typeof DeskProblemRow>;

const Approval = Type.Object({
  _id: Id,
  act: OneOf(deskActs),
  /** The person or thing it is about, by the name of a person. */
  about: Person,
  reason: Type.String(),
  /** Paise, where it is about money. */
  amount: Nullable(Type.Integer()),
  askedBy: Person,
  askedAt: Instant,
});
export type Approval = Static<typeof Approval>;

const DeskPerson = Type.Object({
  ...DeskPersonRow.properties,
  timeZone: Type.String(),
  hasTwoStep: Type.Boolean(),
  /** Linked parents of a student, linked children of a parent. */
  family: Type.Array(Person),
  /** Of a tutor: whether others find them in the list; null for the other roles. */
  isListed: Nullable(Type.Boolean()),
  /** By status. */
  bookingCounts: Type.Record(Type.String(), Type.Integer()),
  /** The latest. */
  bookings: Type.Array(DeskBookingRow),
  sessions: Type.Array(
    Type.Object({ _id: Id, browser: Type.String(), createdAt: Instant, lastSeenAt: Instant }),
  ),
  /** The latest first. */
  suspensions: Type.Array(Suspension),
  /** A suspension for good that waits for a second operator. */
  approval: Nullable(Approval),
});
export type DeskPerson = Static<typeof DeskPerson>;

const Operator = Type.Object({
  ...OwnOperator.properties,
  createdAt: Instant,
  disabledAt: Nullable(Instant),
  /** Whether a link that sets a password waits to be used. */
  isInvited: Type.Boolean(),
  hasApp: Type.Boolean(),
  isTest: Type.Boolean(),
});
export type Operator = Static<typeof Operator>;

const DeskEvent = Type.Object({
  _id: Id,
  at: Instant,
  action: OneOf(deskActions),
  /** Null: by the command line, or by an unknown person. */
  by: Nullable(Person),
  aboutKind: Nullable(OneOf(['person', 'booking', 'operator', 'approval'])),
  aboutId: Nullable(Id),
  /** The name of who it is about, where there is one. */
  aboutName: Nullable(Type.String()),
  detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
});
export type DeskEvent = Static<typeof DeskEvent>;

const Today = Type.Object({
  failedMails: Type.Array(
    Type.Object({
      _id: Type.String(),
      to: MaskedEmail,
      subject: Type.String(),
      at: Instant,
      problem: Type.String(),
    }),
  ),
  failedMailCount: Type.Integer(),
  jobs: Type.Array(
    Type.Object({
      queue: Type.String(),
      /** That could run now. */
      due: Type.Integer(),
      /** Seconds that the oldest of them has waited. */
      oldest: Type.Integer(),
      /** Given up in the last week. */
      failed: Type.Integer(),
    }),
  ),
  /** As browsers told this server since it started. */
  portals: Type.Array(
    Type.Object({
      remote: Type.String(),
      version: Type.String(),
      loaded: Type.Integer(),
      failed: Type.Integer(),
    }),
  ),
  approvals: Type.Array(Approval),
  /** Lessons that went wrong on which an operator has to decide; null: this one may not. */
  problems: Nullable(Type.Integer()),
  /** Null: the operator may not see it, or lessons are not paid here. */
  money: Nullable(TodayOfMoney),
});
export type Today = Static<typeof Today>;

/** A link that sets a password, shown this once. */
const Invitation = Type.Object({ link: Type.String(), until: Instant });

/** The calls of the operator's desk. */
export const deskCalls = {
  deskSession: defineDeskCall('deskSession', {
    summary: 'Who is signed in at the desk, and what the sign-in waits for',
    right: 'anyone',
    status: 200,
    answer: Envelope(DeskSession),
    errors: [],
  }),
  deskSignIn: defineDeskCall('deskSignIn', {
    summary: 'The first step: the password',
    right: 'anyone',
    body: Closed({ email: Email, password: GivenPassword }),
    status: 200,
    answer: Envelope(DeskSession),
    errors: ['credentials_wrong', 'too_many_requests'],
  }),
  newDeskSecret: defineDeskCall('newDeskSecret', {
    summary: 'Draw the secret for an operator’s app, until it is confirmed by a first code',
    right: 'at-second-step',
    status: 200,
    answer: Envelope(TwoStepSecret),
    errors: ['status_stale'],
  }),
  deskCode: defineDeskCall('deskCode', {
    summary: 'The second step: a code of the app',
    right: 'at-second-step',
    body: Closed({ code: Type.String({ ...typedAs('code'), minLength: 1, maxLength: 40 }) }),
    status: 200,
    answer: Envelope(DeskSession),
    errors: ['code_wrong', 'code_spent', 'second_step_over', 'too_many_requests'],
  }),
  deskSignOut: defineDeskCall('deskSignOut', {
    summary: 'Sign out of the desk',
    right: 'operator',
    status: 200,
    answer: Envelope(Type.Null()),
    errors: [],
  }),
  deskInvitation: defineDeskCall('deskInvitation', {
    summary: 'Set the password of an operator who has the link',
    right: 'anyone',
    body: Closed({ secret: Type.String({ minLength: 20, maxLength: 100 }), password: NewPassword }),
    status: 200,
    answer: Envelope(Type.Object({ email: GivenEmail })),
    errors: ['validation_failed', 'code_expired'],
  }),
  deskToday: defineDeskCall('deskToday', {
    summary: 'What waits for somebody',
    right: 'operator',
    status: 200,
    answer: Envelope(Today),
    errors: [],
  }),
  deskPeople: defineDeskCall('deskPeople', {
    summary: 'People by name or e-mail address',
    right: 'people',
    query: Closed({
      ...pageQuery,
      search: Type.String({ ...typedAs('line'), minLength: 2, maxLength: limits.searchCharacters }),
    }),
    status: 200,
    answer: ListEnvelope(DeskPersonRow),
    errors: ['malformed_request'],
  }),
  deskPerson: defineDeskCall('deskPerson', {
    summary: 'One person',
    right: 'people',
    params: byId,
    status: 200,
    answer: Envelope(DeskPerson),
    errors: ['not_found'],
  }),
  showEmail: defineDeskCall('showEmail', {
    summary: 'A person’s e-mail address in full',
    right: 'people',
    params: byId,
    status: 200,
    answer: Envelope(Type.Object({ email: GivenEmail })),
    errors: ['not_found'],
  }),
  suspend: defineDeskCall('suspend', {
    summary: 'Suspend a person; for good it waits for a second operator',
    right: 'people',
    params: byId,
    body: Closed({
      reason: Reason,
      /** Days from now; null: for good. */
      days: Nullable(Type.Integer({ minimum: 1, maximum: deskLimits.suspensionDays })),
    }),
    status: 200,
    answer: Envelope(Type.Object({ outcome: OneOf(['suspended', 'asked']), cancelled: Type.Integer() })),
    errors: ['not_found', 'status_stale'],
  }),
  liftSuspension: defineDeskCall('liftSuspension', {
    summary: 'End a suspension',
    right: 'people',
    params: byId,
    status: 200,
    answer: Envelope(Type.Null()),
    errors: ['not_found', 'status_stale'],
  }),
  deskApprovals: defineDeskCall('deskApprovals', {
    summary: 'What waits for a second operator',
    right: 'operator',
    status: 200,
    answer: Envelope(Type.Array(Approval)),
    errors: [],
  }),
  decideApproval: defineDeskCall('decideApproval', {
    summary: 'Approve or refuse what another operator asks for, or take one’s own back',
    right: 'people',
    params: byId,
    body: Closed({ answer: OneOf(approvalAnswers) }),
    status: 200,
    answer: Envelope(Type.Null()),
    errors: ['not_found', 'forbidden', 'status_stale'],
  }),
  deskBookings: defineDeskCall('deskBookings', {
    summary: 'Bookings by the name of who takes part, or by their number',
    right: 'cases',
    query: Closed({
      ...pageQuery,
      search: Type.Optional(Type.String({ ...typedAs('line'), maxLength: limits.searchCharacters })),
      status: Type.Optional(OneOf(bookingStatuses)),
    }),
    status: 200,
    answer: ListEnvelope(DeskBookingRow),
    errors: ['malformed_request'],
  }),
  deskBooking: defineDeskCall('deskBooking', {
    summary: 'One booking with its timeline',
    right: 'cases',
    params: byId,
    status: 200,
    answer: Envelope(
      Type.Object({
        ...BookingDetails.properties,
        /** Who of the desk has done what with it. */
        deskEvents: Type.Array(DeskEvent),
      }),
    ),
    errors: ['not_found'],
  }),
  deskCancelBooking: defineDeskCall('deskCancelBooking', {
    summary: 'Cancel a booking in the marketplace’s name',
    right: 'cases',
    params: byId,
    body: Closed({ reason: Reason }),
    status: 200,
    answer: Envelope(Type.Null()),
    errors: ['not_found', 'status_stale'],
  }),
  deskProblems: defineDeskCall('deskProblems', {
    summary: 'What is said to have gone wrong in lessons, the newest first',
    right: 'cases',
    query: Closed({ ...pageQuery, status: Type.Optional(OneOf(problemStatuses)) }),
    status: 200,
    answer: ListEnvelope(DeskProblemRow),
    errors: ['malformed_request'],
  }),
  deskProblem: defineDeskCall('deskProblem', {
    summary: 'One of them, with all that speaks for either side',
    right: 'cases',
    params: byId,
    status: 200,
    answer: Envelope(
      Type.Object({
        problem: LessonProblem,
        booking: BookingDetails,
        attendance: Type.Array(Attendance),
        /** When the attendance was removed after its retention time; null: it is kept. */
        recordRemovedAt: Nullable(Instant),
        /** Paise that could go back; null: nothing is held for the lesson. */
        held: Nullable(Type.Integer()),
        /** A decision that waits for a second operator. */
        waiting: Nullable(Approval),
      }),
    ),
    errors: ['not_found'],
  }),
  decideProblem: defineDeskCall('decideProblem', {
    summary:
      'Decide what the two sides do not agree on; a large sum waits for a second operator. Both sides are told',
    right: 'cases',
    params: byId,
    body: Closed({
      /** Paise that go back; the rest is the tutor's. */
      refund: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
      reason: Reason,
    }),
    status: 200,
    answer: Envelope(Type.Object({ outcome: OneOf(['decided', 'asked']) })),
    errors: ['not_found', 'validation_failed', 'status_stale'],
  }),
  decideProblemApproval: defineDeskCall('decideProblemApproval', {
    summary: 'Approve or refuse a decision that another operator asks for, or take one’s own back',
    right: 'cases',
    params: byId,
    body: Closed({ answer: OneOf(approvalAnswers) }),
    status: 200,
    answer: Envelope(Type.Null()),
    errors: ['not_found', 'forbidden', 'status_stale', 'validation_failed'],
  }),
  operators: defineDeskCall('operators', {
    summary: 'All operators',
    right: 'settings',
    status: 200,
    answer: Envelope(Type.Array(Operator)),
    errors: [],
  }),
  addOperator: defineDeskCall('addOperator', {
    summary: 'Add an operator; the link sets the password',
    right: 'settings',
    body: Closed({ name: PersonName, email: Email, rights: Type.Array(Right, { uniqueItems: true }) }),
    status: 201,
    answer: Envelope(Invitation),
    errors: ['validation_failed'],
  }),
  inviteOperator: defineDeskCall('inviteOperator', {
    summary: 'Make a new link for an operator: for a new password and a new app',
    right: 'settings',
    params: byId,
    status: 200,
    answer: Envelope(Invitation),
    errors: ['not_found', 'forbidden'],
  }),
  setOperatorRights: defineDeskCall('setOperatorRights', {
    summary: 'Set what another operator may do',
    right: 'settings',
    params: byId,
    body: Closed({ rights: Type.Array(Right, { uniqueItems: true }) }),
    status: 200,
    answer: Envelope(Type.Null()),
    errors: ['not_found', 'forbidden'],
  }),
  setOperatorDisabled: defineDeskCall('setOperatorDisabled', {
    summary: 'Disable another operator, who is signed out at once, or enable them again',
    right: 'settings',
    params: byId,
    body: Closed({ disabled: Type.Boolean() }),
    status: 200,
    answer: Envelope(Type.Null()),
    errors: ['not_found', 'forbidden'],
  }),
  deskAudit: defineDeskCall('deskAudit', {
    summary: 'What was done and read at the desk, the latest first',
    right: 'audit',
    query: Closed({ ...pageQuery, operator: Type.Optional(Id), about: Type.Optional(Id) }),
    status: 200,
    answer: ListEnvelope(DeskEvent),
    errors: ['malformed_request'],
  }),
  ...deskMoneyCalls,
} as const satisfies { [Name in DeskCallName]: (typeof deskEndpoints)[Name] };

export type DeskCalls = typeof deskCalls;
