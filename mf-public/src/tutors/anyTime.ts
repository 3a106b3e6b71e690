import type { ListedTutor } from '@paadam/shared/contract';

/** Of a tutor who has given no hours. */
export const anyTime = 'Any time, on request';

/** @returns what stands where the next free time of a tutor would, who has none */
export const noFreeTime = ({ availability }: Pick<ListedTutor, 'availability'>): string =>
  availability.length === 0 ? anyTime : 'Fully booked at present';
