const options: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'long',
};

/** By zone. Making one takes longer than making a booking's rows, and there are a few hundred zones in the world. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-IN', { ...options, timeZone });
  formats.set(timeZone, format);
  return format;
};

/**
 * @returns the instant on the reader's clock, with the zone's name: no reader has to ask whose half past ten it is
 */
export const momentFor = ({ timeZone }: { timeZone: string }, instant: Date): string =>
  formatIn(timeZone).format(instant);
