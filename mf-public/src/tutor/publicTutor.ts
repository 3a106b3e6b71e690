import type { Profile, Tutor } from '@paadam/shared/contract';

/** With what only the page of one tutor says. */
export type PublicTutor = Tutor & Pick<Profile, 'noticeMinutes'>;

/** @returns the tutor whose profile it is; null where it is another person's, such as the viewer's own as a student */
export const publicTutorOf = (profile: Profile): PublicTutor | null => {
  const { bio, qualifications, subjects, hourlyRate, availability, rating, timeZone } = profile;
  const { languages, levels, boards, workingNote, replyMinutes, lessonsTaught } = profile;
  if (!qualifications || !subjects || !availability || !rating || !timeZone) return null;
  if (bio === undefined || hourlyRate === undefined || !languages || !levels || !boards) return null;
  if (workingNote === undefined || replyMinutes === undefined || lessonsTaught === undefined) return null;
  const offer = { bio, qualifications, subjects, hourlyRate, availability, rating, timeZone };
  return { ...profile, ...offer, languages, levels, boards, workingNote, replyMinutes, lessonsTaught };
};

/** @returns whether the tutor takes bookings: with a rate and a subject */
export const isBookable = ({ hourlyRate, subjects }: Tutor): boolean =>
  hourlyRate !== null && subjects.length > 0;
