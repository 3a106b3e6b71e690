import type { Booking } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';

/** @returns the other people of a lesson as one of them says it: "with Asha", to a parent "for Asha with Meera" */
export const withWhom = ({ student, tutor }: Pick<Booking, 'student' | 'tutor'>, role: Role): string => {
  if (role === 'tutor') return `with ${student.name}`;
  return role === 'parent' ? `for ${student.name} with ${tutor.name}` : `with ${tutor.name}`;
};
