import type { Slot } from '@paadam/shared/contract';
import { Temporal } from 'temporal-polyfill';
import { type Interval, subtractIntervals } from './interval';

export interface SlotQuestion {
  /** The tutor's open hours, reaching at least the lesson's length beyond `before`. */
  open: readonly Interval[];
  /** Times at which no lesson can lie, since one stands there. */
  busy: readonly Interval[];
  /** Times at which no lesson can start: days that are full. */
  full?: readonly Interval[];
  /** IANA zone of the tutor, on whose clock a lesson starts at a multiple of the step. */
  timeZone: string;
  /** A divisor of 60, or 60. */
  stepMinutes: number;
  /** Length of the lesson in minutes. */
  minutes: number;
  /** Starts later than this instant only. */
  after: Date;
  /** Starts earlier than this instant only. */
  before: Date;
}

/** @returns the lessons that could be booked, one for each free start, in order */
export const freeSlots = ({
  open,
  busy,
  full = [],
  timeZone,
  stepMinutes,
  minutes,
  after,
  before,
}: SlotQuestion): Interval[] => {
  const lengthMs = minutes * 60_000;
  const slots: Interval[] = [];
  for (const free of subtractIntervals(open, busy)) {
    const latestStart = Math.min(free.end.getTime() - lengthMs, before.getTime() - 1);
    for (const start of startsWithin(free.start.getTime(), latestStart, timeZone, stepMinutes * 60_000)) {
      if (start > after.getTime()) slots.push({ start: new Date(start), end: new Date(start + lengthMs) });
    }
  }
  return full.length === 0
    ? slots
    : slots.filter(({ start }) => !full.some((day) => day.start <= start && start < day.end));
};

/** All in milliseconds: the instants from the first to the last at which the zone's clock shows a multiple of the step. */
const startsWithin = (first: number, last: number, timeZone: string, step: number): number[] => {
  if (last < first) return [];
  const offsetAt = (epochMs: number) =>
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone).offsetNanoseconds /
    1_000_000;
  const nextAt = (from: number, offset: number) => Math.ceil((from + offset) / step) * step - offset;
  const starts: number[] = [];
  const [offset, lastOffset] = [offsetAt(first), offsetAt(last)];
  if (offset === lastOffset) {
    for (let start = nextAt(first, offset); start <= last; start += step) starts.push(start);
    return starts;
  }
  // The clock is put forward or back in between, perhaps by less than a step.
  for (let from = first; from <= last; ) {
    const start = nextAt(from, offsetAt(from));
    const isSo = (start + offsetAt(start)) % step === 0;
    if (isSo && start <= last) starts.push(start);
    from = isSo ? start + 1 : start;
  }
  return starts;
};

export const toSlot = ({ start, end }: Interval): Slot => ({
  dateTime: start.toISOString(),
  endsAt: end.toISOString(),
});
