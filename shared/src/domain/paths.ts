import type { Role } from './roles';

const lessonLists: Record<Role, string> = {
  student: '/student/classes',
  tutor: '/tutor/bookings',
  parent: '/parent/bookings',
};

const profiles: Record<Role, string> = {
  student: '/student/profile',
  tutor: '/tutor/edit-profile',
  parent: '/parent/profile',
};

/**
 * The addresses of pages that depend on a role or on what a page shows, from the site's root and without the language's prefix.
 * Portals declare the same addresses in their routes.
 */
export const paths = {
  /** The public page of a tutor. */
  tutor: (tutorId: string): string => `/tutors/${tutorId}`,
  /** The public page of a subject. */
  subject: (slug: string): string => `/subjects/${slug}`,
  /** The form in which students and parents request a lesson. The specification asks for the colon before the tutor's id. */
  bookingForm: (tutorId: string): string => `/student/bookings/:${tutorId}`,
  /** The list of a person's lessons. */
  bookings: (role: Role): string => lessonLists[role],
  booking: (role: Role, bookingId: string): string => `${lessonLists[role]}/${bookingId}`,
  room: (role: Role, bookingId: string): string => `${lessonLists[role]}/${bookingId}/room`,
  /** A parent's page of one child. */
  child: (childId: string): string => `/parent/children/${childId}`,
  /** A person's own profile, where its tabs are as well. */
  profile: (role: Role): string => profiles[role],
} as const;
