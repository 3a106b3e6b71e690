import type { Queryable } from '../../foundation/db/openDatabase';
import { noSuch } from '../../foundation/http/HttpError';
import { findChild } from '../guardianship/queries';
import type { SessionUser } from '../sessions/queries';

/**
 * @returns the student the caller may book for and whose bookings the caller may see: oneself, or a linked
 *   child
 * @throws HttpError `not_found` for any other
 */
export const studentOf = async (
  queryable: Queryable,
  caller: SessionUser,
  studentId: string,
): Promise<{ id: string; name: string }> => {
  if (caller.role === 'student' && caller.id === studentId) return caller;
  const child = caller.role === 'parent' && (await findChild(queryable, caller.id, studentId));
  if (child) return { id: child._id, name: child.name };
  throw noSuch('student');
};
