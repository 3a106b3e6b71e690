import type { Booking } from '@paadam/shared/contract';
import { dayOf, formatTime } from '@paadam/shared/domain';

const times = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** @returns from when to when, on the viewer's clock: "4:00 – 5:00 pm" */
export const timesOf = ({ dateTime, endsAt }: Pick<Booking, 'dateTime' | 'endsAt'>): string => {
  const [start, end] = [new Date(dateTime), new Date(endsAt)];
  // Of a range over midnight it would write both dates.
  return dayOf(start) === dayOf(end)
    ? times.formatRange(start, end)
    : `${formatTime(dateTime)} – ${formatTime(endsAt)}`;
};
