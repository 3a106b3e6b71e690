import type { Payment } from '@paadam/shared/contract';
import * as words from '../messages/payments';

/** Who pays, and so reads it. */
export type Payer = 'student' | 'parent';

/** @returns what was paid for, as its payer says it: "Mathematics with Asha", to a parent "Diya: Mathematics with Asha" */
export const lessonOf = (
  { student, subject, tutor }: Pick<Payment, 'student' | 'subject' | 'tutor'>,
  who: Payer,
): string =>
  who === 'parent'
    ? words.studentsLesson({ student: student.name, subject, name: tutor.name })
    : words.lessonWith({ subject, name: tutor.name });
