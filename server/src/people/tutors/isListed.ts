import type { TutorRow } from './queries/findTutor';

/** A tutor appears in the list, and can be booked, once there is a rate and a subject, and not while suspended. */
export const isListed = <Row extends Pick<TutorRow, 'hourlyRate' | 'subjectIds' | 'isHidden'>>(
  tutor: Row,
): tutor is Row & { hourlyRate: number } =>
  tutor.hourlyRate !== null && tutor.subjectIds.length > 0 && !tutor.isHidden;
