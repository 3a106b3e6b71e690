/** @param names of the tutor's calendars elsewhere, one at least */
export const busyInWords = (names: readonly string[]): string =>
  names.length === 1
    ? `Your calendar “${names[0]}” has something then.`
    : `Your calendars “${names.join('” and “')}” have something then.`;

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
  const whose = names.length === 1 ? 'Your calendar' : 'Your calendars';
  const have = names.length === 1 ? 'has' : 'have';
  const dates = busy.map(({ dateTime }) => when(dateTime)).join('; ');
  return `${whose} “${names.join('” and “')}” ${have} something at ${busy.length} of these times: ${dates}.`;
};
