/** @returns a wait of so many seconds as people say it, rounded up: "40 seconds", "12 minutes", "2 hours" */
export const waitInWords = (seconds: number): string => {
  if (seconds < 60) return inWords(Math.max(1, seconds), 'second');
  if (seconds <= 90 * 60) return inWords(Math.ceil(seconds / 60), 'minute');
  return inWords(Math.ceil(seconds / 3600), 'hour');
};

const inWords = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
