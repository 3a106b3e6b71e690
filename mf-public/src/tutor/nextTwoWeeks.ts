import { addDays, dayOf, startOfDay } from '@paadam/shared/domain';

const days = 14;

/** @returns from now to the end of the fourteenth day of the viewer's calendar, today being the first */
export const nextTwoWeeks = (now: Date): { from: string; to: string } => ({
  from: now.toISOString(),
  to: startOfDay(addDays(dayOf(now), days)).toISOString(),
});
