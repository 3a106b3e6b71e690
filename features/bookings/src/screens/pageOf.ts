import type { Role } from '@paadam/shared/domain';

/** Where a booking's own page is, by whose portal it is looked at. */
export const pageOf: Record<Role, (bookingId: string) => string> = {
  student: (id) => `/student/classes/${id}`,
  tutor: (id) => `/tutor/bookings/${id}`,
  parent: (id) => `/parent/bookings/${id}`,
};
