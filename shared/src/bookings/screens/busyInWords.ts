/** @param names of the tutor's calendars elsewhere, one at least */
export const busyInWords = (names: readonly string[]): string =>
  names.length === 1
    ? `Your calendar “${names[0]}” has something then.`
    : `Your calendars “${names.join('” and “')}” have something then.`;
