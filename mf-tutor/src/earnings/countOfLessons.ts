import { formatCount } from '@paadam/shared/domain';

/** @returns "1 lesson", "12 lessons" */
export const countOfLessons = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'lesson' : 'lessons'}`;
