import type { Subject } from '@paadam/shared/contract';
import * as words from '../messages/subjects';

/** @returns the subject's category, 'General' where it has none */
export const categoryOf = ({ category }: Pick<Subject, 'category'>): string =>
  category.trim() || words.general();
