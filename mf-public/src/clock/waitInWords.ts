import * as words from '../messages/waits';

/** Up to here minutes are counted. */
const shortMinutes = 90;

/** @returns a wait of so many seconds as people say it, rounded up: "40 seconds", "12 minutes", "2 hours" */
export const waitInWords = (seconds: number): string => {
  if (seconds < 60) return words.seconds({ seconds: Math.max(1, seconds) });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= shortMinutes
    ? words.minutes({ minutes })
    : words.hours({ hours: Math.ceil(seconds / 3_600) });
};
