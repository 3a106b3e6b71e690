import type { Subject } from '@paadam/shared/contract';

/** @returns the subject's category, as the catalogue has it; 'General' where it has none */
export const categoryOf = ({ category }: Pick<Subject, 'category'>): string => category.trim() || 'General';
