import type { Booking } from '@paadam/shared/contract';
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
  answerBy: answerBy({ ...row, startsAt })?.toISOString() ?? null,
});
