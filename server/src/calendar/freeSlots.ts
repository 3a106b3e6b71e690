import type { Slot } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { Temporal } from 'temporal-polyfill';
import { type Interval, subtractIntervals } from './interval';

const stepMs = limits.slotStepMinutes * 60_000;

export interface SlotQuestion {
  /** The tutor's open hours, reaching at least the lesson's length beyond `before`. */
  open: readonly Interval[];
  /** Times at which a lesson already stands. */
  busy: readonly Interval[];
  /** IANA zone of the tutor, on whose clock a lesson starts at :00 or :30. */
  timeZone: string;
  /** Length of the lesson in minutes. */
  minutes: number;
  /** Starts later than this instant only. */
  after: Date;
  /** Starts earlier than this instant only. */
  before: Date;
}

/** @returns the lessons that could be booked, one for each free start, in order */
export const freeSlots = ({ open, busy, timeZone, minutes, after, before }: SlotQuestion): Interval[] => {
  const lengthMs = minutes * 60_000;
  const slots: Interval[] = [];
  for (const free of subtractIntervals(open, busy)) {
    const latestStart = Math.min(free.end.getTime() - lengthMs, before.getTime() - 1);
    for (let start = nextStep(free.start, timeZone); start <= latestStart; start += stepMs) {
      if (start > after.getTime()) slots.push({ start: new Date(start), end: new Date(start + lengthMs) });
    }
  }
  return slots;
};

/** The first :00 or :30 of the zone's clock that is not before the instant, in milliseconds of the epoch. */
const nextStep = (instant: Date, timeZone: string): number => {
  const epochMs = instant.getTime();
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
  const offsetMs = zoned.offsetNanoseconds / 1_000_000;
  return Math.ceil((epochMs + offsetMs) / stepMs) * stepMs - offsetMs;
};

export const toSlot = ({ start, end }: Interval): Slot => ({
  dateTime: start.toISOString(),
  endsAt: end.toISOString(),
});
