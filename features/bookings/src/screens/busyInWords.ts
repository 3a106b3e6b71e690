import { listed } from '@paadam/shared/words';
import * as words from '../messages/booking-screens';

const quoted = (names: readonly string[]): string => listed(names.map((name) => `“${name}”`));

/** @param names of the tutor's calendars elsewhere, one at least */
export const busyInWords = (names: readonly string[]): string =>
  words.busyThen({ count: names.length, names: quoted(names) });

/**
 * @param times of several lessons, each with the calendars that have something then
 * @param when writes a time
 * @returns what has something at which of them; undefined: nothing has
 */
export const busyOfSeveral = (
  times: readonly { dateTime: string; busyCalendars?: readonly string[] | undefined }[],
  when: (dateTime: string) => string,
): string | undefined => {
  const busy = times.filter(({ busyCalendars = [] }) => busyCalendars.length > 0);
  const [first] = busy;
  if (!first) return undefined;
  if (times.length === 1) return busyInWords(first.busyCalendars ?? []);
  const names = [...new Set(busy.flatMap(({ busyCalendars = [] }) => busyCalendars))];
  return words.busyAt({
    calendars: names.length,
    names: quoted(names),
    count: busy.length,
    dates: busy.map(({ dateTime }) => when(dateTime)).join('; '),
  });
};
