import type { Role } from '@paadam/shared/domain';

/** Where My Profile leads, by role. */
export const profilePaths: Record<Role, string> = {
  student: '/student/profile',
  tutor: '/tutor/edit-profile',
  parent: '/parent/profile',
};
