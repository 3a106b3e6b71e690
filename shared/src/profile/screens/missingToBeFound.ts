import type { Profile } from '@paadam/shared/contract';

/** The server lists a tutor once there is a rate and a subject. @returns what is still missing, in words */
export const missingToBeFound = ({
  hourlyRate,
  subjects,
}: Pick<Profile, 'hourlyRate' | 'subjects'>): string[] => [
  ...(subjects && subjects.length > 0 ? [] : ['a subject']),
  ...(hourlyRate === null || hourlyRate === undefined ? ['an hourly rate'] : []),
];
