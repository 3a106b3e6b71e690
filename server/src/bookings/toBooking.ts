import type { Booking, TimeProposal } from '@paadam/shared/contract';
import { answerBy } from './answerBy';
import type { BookingRow } from './queries';

export const toBooking = ({ id, startsAt, endsAt, ...row }: BookingRow): Booking => ({
  _id: id,
  student: row.student,
  tutor: row.tutor,
  subject: row.subject,
  dateTime: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  duration: (endsAt.getTime() - startsAt.getTime()) / 60_000,
  status: row.status,
  price: row.price,
  meetingLink: row.meetingLink,
  note: row.note,
  rating: row.rating,
  reason: row.reason,
  isFirstLesson: row.isFirstLesson,
  proposal: row.proposal && toProposal(row.proposal),
  series: row.series,
  answerBy: answerBy({ ...row, startsAt })?.toISOString() ?? null,
});

/** The database writes instants in a way of its own. */
const toProposal = ({ times, createdAt, lapsesAt, ...proposal }: TimeProposal): TimeProposal => ({
  ...proposal,
  times: times.map(({ dateTime, endsAt }) => ({ dateTime: iso(dateTime), endsAt: iso(endsAt) })),
  createdAt: iso(createdAt),
  lapsesAt: iso(lapsesAt),
});

const iso = (text: string): string => new Date(text).toISOString();
