/** @param count of the tutors of a subject */
export const tutorsInWords = (count: number): string => {
  if (count === 0) return 'No tutor yet';
  return count === 1 ? '1 tutor' : `${count} tutors`;
};
