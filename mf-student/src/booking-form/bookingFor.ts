import type { AuthData } from '@paadam/shared/contract';

/**
 * @param user who books
 * @param child the child that the address asks for, if any
 * @returns the student that the lesson is for; empty where a parent has yet to choose
 */
export const bookingFor = ({ role, id, children }: AuthData, child: string | null): string => {
  if (role !== 'parent') return id;
  const asked = children.find(({ _id }) => _id === child);
  if (asked) return asked._id;
  const [only, ...others] = children;
  return only && others.length === 0 ? only._id : '';
};
