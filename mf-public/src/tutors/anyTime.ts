import type { ListedTutor } from '@paadam/shared/contract';
import { hasGivenHours } from '@paadam/shared/domain';

/** Of a tutor who has given no hours. */
export const anyTime = 'Any time, on request';

/** @returns what stands where the next free time of a tutor would, who has none */
export const noFreeTime = (tutor: Pick<ListedTutor, 'availability' | 'hasExtraHours'>): string =>
  hasGivenHours(tutor) ? 'Fully booked at present' : anyTime;
