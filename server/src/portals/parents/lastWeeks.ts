import { Temporal } from 'temporal-polyfill';

export interface Week {
  /** The date of its Monday, "2026-11-23". */
  from: string;
  /** The first moment of that Monday on the zone's clock. */
  start: Date;
  /** The first moment of the week after. */
  end: Date;
}

/** @returns so many weeks, Monday to Sunday on the zone's clock, oldest first; the last is the one that holds the instant */
export const lastWeeks = (instant: Date, timeZone: string, count: number): Week[] => {
  const today = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return Array.from({ length: count }, (_, index) => {
    const from = monday.subtract({ weeks: count - 1 - index });
    return { from: from.toString(), start: startOf(from), end: startOf(from.add({ weeks: 1 })) };
  });
};
