import { HttpError } from './HttpError';

/** @returns the error `not_found` for what is not there, or is somebody else's: nobody learns which */
export const noSuch = (what: 'booking' | 'child' | 'parent' | 'profile' | 'student' | 'tutor'): HttpError =>
  new HttpError('not_found', `There is no such ${what}.`);
