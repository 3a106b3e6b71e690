import type { Booking, OwnCalendar, Slot, Stretch } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import * as words from '../messages/calendar';
import { wordsOf } from './calendarEvents';

/**
 * What is known of a place that a lesson might be moved to: `own` is where it stands, `open` an open time, `closed` none, with
 * the reason, and `unknown` what no one has said yet.
 */
export type Verdict = { is: 'own' | 'open' | 'unknown' } | { is: 'closed'; why: string };

interface Move {
  booking: Booking;
  /** Milliseconds of the epoch. */
  start: number;
  role: Role;
  /** Milliseconds of the epoch. */
  now: number;
  /** Undefined while it is on its way. */
  calendar: OwnCalendar | undefined;
  /** The starts that the booking could be moved to; undefined while they are not known. */
  times: readonly Slot[] | undefined;
}

const minuteMs = 60_000;

const overlaps = (stretch: Stretch, start: number, end: number): boolean =>
  Date.parse(stretch.dateTime) < end && start < Date.parse(stretch.endsAt);

/** @returns whether the booking could be moved there, as far as one can know before asking, and if not why, for people */
export const judgeMove = ({ booking, start, role, now, calendar, times }: Move): Verdict => {
  if (start === Date.parse(booking.dateTime)) return { is: 'own' };
  if (times?.some(({ dateTime }) => Date.parse(dateTime) === start)) return { is: 'open' };
  const why = reasonOf({ booking, start, role, now, calendar });
  if (why) return { is: 'closed', why };
  if (!times) return { is: 'unknown' };
  const { student, tutor } = booking;
  return {
    is: 'closed',
    why:
      role === 'tutor'
        ? words.noOpenTimeOfStudent({ name: student.name })
        : words.noOpenTimeOfTutor({ name: tutor.name }),
  };
};

/** @returns what stands in the way, where that is in the calendar */
const reasonOf = ({ booking, start, role, now, calendar }: Omit<Move, 'times'>): string | undefined => {
  if (start <= now) return words.hasPassed();
  if (!calendar) return undefined;
  const end = start + (Date.parse(booking.endsAt) - Date.parse(booking.dateTime));
  const { student, tutor } = booking;
  const other = calendar.bookings.find(
    (one) =>
      one._id !== booking._id &&
      (one.status === 'pending' || one.status === 'accepted') &&
      (one.tutor._id === tutor._id || one.student._id === student._id) &&
      overlaps(one, start, end),
  );
  if (other) return words.isTaken({ what: wordsOf(other, role).join(', ') });
  const { hours, rules } = calendar;
  const rule = rules?.find((one) => one.tutor === tutor._id);
  const ahead = (start - now) / minuteMs;
  if (rule && role !== 'tutor' && ahead < rule.noticeMinutes) {
    return noticeInWords(tutor.name, rule.noticeMinutes);
  }
  if (rule && ahead > rule.windowDays * 1_440) {
    return role === 'tutor'
      ? words.ownWindow({ days: rule.windowDays })
      : words.tutorsWindow({ name: tutor.name, days: rule.windowDays });
  }
  if (!hours) return undefined;
  const off = hours.exceptions.find((one) => one.kind === 'off' && overlaps(one, start, end));
  if (off) return off.note ? words.offNoted({ note: off.note }) : words.offThen();
  if (hours.busy.some((one) => overlaps(one, start, end))) {
    return words.busyThen();
  }
  const isOpen = hours.open.some((one) => Date.parse(one.dateTime) <= start && end <= Date.parse(one.endsAt));
  return isOpen ? undefined : words.outsideHours();
};

/** Says it in the largest unit that has no rest. */
const noticeInWords = (name: string, minutes: number): string => {
  if (minutes % 1_440 === 0) return words.noticeDays({ name, count: minutes / 1_440 });
  return minutes % 60 === 0
    ? words.noticeHours({ name, count: minutes / 60 })
    : words.noticeMinutes({ name, count: minutes });
};

/**
 * @param stepMinutes of the tutor's, where it is known
 * @returns the nearest start on the steps of the tutor's clock, which the open times show, to an instant in milliseconds
 */
export const onStep = (
  instant: number,
  {
    booking,
    times,
    stepMinutes,
  }: { booking: Booking; times: readonly Slot[] | undefined; stepMinutes?: number | undefined },
): number => {
  const anchor = Date.parse(times?.[0]?.dateTime ?? booking.dateTime);
  const step = stepOf(times, stepMinutes) * minuteMs;
  return anchor + Math.round((instant - anchor) / step) * step;
};

/** @returns minutes from one start to the next that is offered */
export const stepOf = (times: readonly Slot[] | undefined, stepMinutes?: number): number => {
  if (stepMinutes) return stepMinutes;
  const starts = (times ?? []).map(({ dateTime }) => Date.parse(dateTime) / minuteMs);
  const between = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
  const least = Math.min(...between.filter((minutes) => minutes > 0));
  return Number.isFinite(least) ? Math.min(least, 60) : 30;
};
