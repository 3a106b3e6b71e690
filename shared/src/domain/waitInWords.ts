import * as words from '../messages/waits';

/** @returns a wait of so many seconds as people say it, rounded up: "40 seconds", "12 minutes", "2 hours" */
export const waitInWords = (seconds: number): string => {
  if (seconds < 60) return words.seconds({ count: Math.max(1, seconds) });
  if (seconds <= 90 * 60) return words.minutes({ count: Math.ceil(seconds / 60) });
  return words.hours({ count: Math.ceil(seconds / 3600) });
};
