import type { Booking, PaymentState, TimeProposal } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { answeredLanguage } from '../../foundation/http/answeredLanguage';
import { subjectName } from '../../people/subjects/subjectName';
import { answerBy } from './answerBy';
import type { BookingRow } from './queries';

/** @param reader who is answered: where an unpaid lesson takes place its tutor alone learns. Default: not the tutor */
export const toBooking = ({ id, startsAt, endsAt, ...row }: BookingRow, reader?: Role): Booking => ({
  _id: id,
  student: row.student,
  tutor: row.tutor,
  subject: { ...row.subject, name: subjectName(row, answeredLanguage()) },
  dateTime: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  duration: (endsAt.getTime() - startsAt.getTime()) / 60_000,
  status: row.status,
  price: row.price,
  meetingLink: row.payBy && reader !== 'tutor' ? null : row.meetingLink,
  note: row.note,
  rating: row.rating,
  reason: row.reason,
  isFirstLesson: row.isFirstLesson,
  proposal: row.proposal && toProposal(row.proposal),
  series: row.series,
  isTrial: row.isTrial,
  payment: toPaymentState(row),
  answerBy: answerBy({ ...row, startsAt })?.toISOString() ?? null,
});

const toPaymentState = ({ payment, payBy }: Pick<BookingRow, 'payment' | 'payBy'>): PaymentState | null =>
  payment && { ...payment, payBy: payBy?.toISOString() ?? null };

/** The database writes instants in a way of its own. */
const toProposal = ({ times, createdAt, lapsesAt, ...proposal }: TimeProposal): TimeProposal => ({
  ...proposal,
  times: times.map(({ dateTime, endsAt }) => ({ dateTime: iso(dateTime), endsAt: iso(endsAt) })),
  createdAt: iso(createdAt),
  lapsesAt: iso(lapsesAt),
});

const iso = (text: string): string => new Date(text).toISOString();
