import { dateLocale } from './dateFormat';
import { drawnTimeZone, keepsIndianTime, onIndianClock } from './indianClock';
import { dayOf } from './localDays';
import { writeDay, writeTime } from './writtenDates';

const date = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;
const formats = { date, time, moment: { ...date, ...time } };

const formatters = new Map<string, Intl.DateTimeFormat>();
const names = new Map([[`en-IN ${drawnTimeZone}`, 'India Standard Time']]);

/**
 * Making a formatter takes far longer than using it, and the rows of a list all need the same few. All here are of one
 * locale: the first of another costs a phone some fifty milliseconds.
 */
const keptIn = <Value>(store: Map<string, Value>, key: string, make: () => Value): Value => {
  const known = store.get(key);
  if (known !== undefined) return known;
  // A server meets everybody's zones.
  if (store.size >= 100) store.clear();
  const made = make();
  store.set(key, made);
  return made;
};

type Kind = keyof typeof formats;

const formatterOf = (kind: Kind, timeZone: string, locale = dateLocale()): Intl.DateTimeFormat =>
  keptIn(
    formatters,
    `${kind} ${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(locale, { ...formats[kind], timeZone }),
  );

const format = (kind: Kind, instant: string, timeZone: string): string => {
  const moment = new Date(instant);
  if (timeZone === drawnTimeZone) {
    const shown = onIndianClock(moment);
    const words = [kind !== 'time' && writeDay(shown, date), kind !== 'date' && writeTime(shown)];
    return words.filter(Boolean).join(', ');
  }
  return formatterOf(kind, timeZone).format(moment);
};

/**
 * A moment as the lists show it: short weekday, month, day, hour and minute.
 *
 * @param instant ISO 8601 instant
 * @param timeZone IANA zone to show it in; without it the viewer's own
 * @returns for example "Sat, 21 Nov, 10:30 am"
 */
export const formatMoment = (instant: string, timeZone = ownTimeZone()): string =>
  format('moment', instant, timeZone);

/** @param instant ISO 8601 instant @returns the hour and minute, "10:30 am", in that zone or the viewer's own */
export const formatTime = (instant: string, timeZone = ownTimeZone()): string =>
  format('time', instant, timeZone);

/** @param instant ISO 8601 instant @returns the day, "Sat, 21 Nov", in that zone or the viewer's own */
export const formatDate = (instant: string, timeZone = ownTimeZone()): string =>
  format('date', instant, timeZone);

/** @returns from when to when, on the viewer's clock: "4:00 – 5:00 pm" */
export const formatTimes = ({ dateTime, endsAt }: { dateTime: string; endsAt: string }): string => {
  const [start, end] = [new Date(dateTime), new Date(endsAt)];
  // Of a range over midnight it would write both dates.
  if (dayOf(start) !== dayOf(end)) return `${formatTime(dateTime)} – ${formatTime(endsAt)}`;
  return formatterOf('time', ownTimeZone()).formatRange(start, end);
};

let own = { zone: '', askedAt: Number.NaN };

/**
 * The IANA zone that this device is set to, "Asia/Kolkata". People travel with a page open, so that it is asked again; but not
 * in the same second, since to ask takes a formatter, and every moment of a list asks.
 */
export const ownTimeZone = (): string => {
  const now = Date.now();
  const isFresh = Math.abs(now - own.askedAt) < 1_000;
  if (!isFresh) {
    const { timeZone } = new Intl.DateTimeFormat(dateLocale()).resolvedOptions();
    // As Chromium still calls it.
    own = { zone: timeZone === 'Asia/Calcutta' ? drawnTimeZone : timeZone, askedAt: now };
  }
  return own.zone;
};

/**
 * The IANA zone on whose clock this device's reader sees times: its own, or India's where that shows the same. Unlike
 * `ownTimeZone` it needs no formatter then.
 */
export const shownTimeZone = (): string => (keepsIndianTime() ? drawnTimeZone : ownTimeZone());

/**
 * @returns whether the name is an IANA zone that this runtime knows: "UTC", or an area with a place. Runtimes also take
 *   "+05:30", which is no zone, and old names such as "IST", which mean several.
 */
export const isTimeZone = (name: string): boolean => {
  if (!/^(UTC|[A-Z]+(\/[\w+-]+)+)$/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat(dateLocale(), { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** @returns what people call an IANA zone, "India Standard Time"; its own name where this runtime does not know it */
export const zoneName = (timeZone: string): string =>
  keptIn(names, `${dateLocale()} ${timeZone}`, () => {
    if (!isTimeZone(timeZone)) return timeZone;
    const parts = new Intl.DateTimeFormat(dateLocale(), {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  });
