import { formatCount } from '@paadam/shared/domain';
import * as words from '../messages/earnings';

/** @returns "1 lesson", "12 lessons" */
export const countOfLessons = (count: number): string => words.lessons({ count, shown: formatCount(count) });
