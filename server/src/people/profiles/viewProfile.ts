import type { Profile } from '@paadam/shared/contract';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { noSuch } from '../../foundation/http/HttpError';
import { findTutor } from '../tutors/queries/findTutor';
import { hasTrial } from '../tutors/queries/hasTrial';
import { toTutor } from '../tutors/toTutor';
import { ownProfile } from './ownProfile';
import { countRatings, findStudentKnownTo, hasBookingWith } from './queries';

/**
 * A profile as the viewer may see it: one's own whole, a tutor's public fields, a student's name, e-mail and
 * photo for a linked parent and for a tutor with a booking of theirs. An address that a tutor keeps to people with a
 * booking is there for those who have one, and for the linked parents of a student who has.
 *
 * To a student who has had a trial lesson with the tutor none is offered any more.
 *
 * A tutor who is suspended has no page.
 *
 * @param viewer null for a visitor
 * @throws HttpError `not_found` for everything else, so that the answer does not say whose id it is
 */
export const viewProfile = async (
  queryable: Queryable,
  viewer: SessionUser | null,
  id: string,
): Promise<Profile> => {
  if (viewer?.id === id) return ownProfile(queryable, viewer);
  const tutor = await findTutor(queryable, id);
  if (tutor?.isHidden) throw noSuch('profile');
  if (tutor) {
    const ratingCounts = await countRatings(queryable, id);
    const isBooked =
      tutor.emailFor === 'booked' && viewer && (await hasBookingWith(queryable, viewer.id, id));
    const { noticeMinutes, windowDays } = tutor.rules;
    const isTried =
      tutor.trialPrice !== null && viewer?.role === 'student' && (await hasTrial(queryable, viewer.id, id));
    return {
      ...toTutor(tutor),
      ...(isTried && { trialPrice: null }),
      ...(isBooked && { email: tutor.address }),
      ratingCounts,
      noticeMinutes,
      windowDays,
    };
  }
  const student = viewer && (await findStudentKnownTo(queryable, viewer.id, id));
  if (student) return student;
  throw noSuch('profile');
};
