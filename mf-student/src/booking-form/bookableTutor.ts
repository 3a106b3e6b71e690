import type { Profile } from '@paadam/shared/contract';

/** A tutor who can be asked for a lesson: with a rate and a subject. */
export type BookableTutor = Profile & {
  hourlyRate: number;
  subjects: string[];
  timeZone: string;
};

/** @returns whether the profile is a tutor's at all */
export const isTutor = ({ subjects }: Profile): boolean => subjects !== undefined;

export const isBookable = (profile: Profile): profile is BookableTutor =>
  typeof profile.hourlyRate === 'number' &&
  profile.subjects !== undefined &&
  profile.subjects.length > 0 &&
  profile.timeZone !== undefined;
