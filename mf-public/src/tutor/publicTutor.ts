import type { Profile, Tutor } from '@paadam/shared/contract';

/** @returns the tutor whose profile it is; null where it is somebody else's, such as the viewer's own as a student */
export const publicTutorOf = (profile: Profile): Tutor | null => {
  const { bio, qualifications, subjects, hourlyRate, availability, rating, timeZone } = profile;
  if (!qualifications || !subjects || !availability || !rating || !timeZone) return null;
  if (bio === undefined || hourlyRate === undefined) return null;
  return { ...profile, bio, qualifications, subjects, hourlyRate, availability, rating, timeZone };
};

/** @returns whether the tutor takes bookings: with a rate and a subject */
export const isBookable = ({ hourlyRate, subjects }: Tutor): boolean =>
  hourlyRate !== null && subjects.length > 0;
