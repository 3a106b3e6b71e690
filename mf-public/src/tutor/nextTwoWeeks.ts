import { addDays, dayOf, startOfDay } from '@paadam/shared/domain';

/** One more than shows: a page is drawn before the reader's zone is known, and the fourteenth day ends later in the west. */
const days = 15;

/** @returns from now to the end of the fifteenth day, today being the first */
export const nextTwoWeeks = (now: Date): { from: string; to: string } => ({
  from: now.toISOString(),
  to: startOfDay(addDays(dayOf(now), days)).toISOString(),
});
