import type { ListedTutor } from '@paadam/shared/contract';
import { hasGivenHours } from '@paadam/shared/domain';
import * as words from '../messages/tutors';

/** Of a tutor who has given no hours. */
export const anyTime = words.anyTimeOnRequest;

/** @returns what stands where the next free time of a tutor would, who has none */
export const noFreeTime = (tutor: Pick<ListedTutor, 'availability' | 'hasExtraHours'>): string =>
  hasGivenHours(tutor) ? words.fullyBookedAtPresent() : anyTime();
