import { roundWait } from '@paadam/shared/domain';
import * as words from '../../messages/http';

/** @returns a wait of so many seconds as people say it, rounded up: "40 seconds", "12 minutes", "2 hours" */
export const waitInWords = (seconds: number): string => {
  const wait = roundWait(seconds);
  if ('seconds' in wait) return words.waitSeconds(wait);
  return 'minutes' in wait ? words.waitMinutes(wait) : words.waitHours(wait);
};
