import type { Profile } from '@paadam/shared/contract';
import { listChildren, listParents } from '../../access/guardianship/queries';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { findTutor } from '../tutors/queries/findTutor';
import { toTutor } from '../tutors/toTutor';
import { countRatings } from './queries';

/** @returns everything that a person's own profile holds, by their role */
export const ownProfile = async (queryable: Queryable, user: SessionUser): Promise<Profile> => {
  const { id, role, name, email, profileUrl, timeZone, language } = user;
  const everyone = { _id: id, role, name, email, profileUrl, timeZone, language };
  switch (role) {
    case 'student': {
      const parents = await listParents(queryable, id);
      return { ...everyone, parents, parent: parents[0] ?? null };
    }
    case 'parent':
      return { ...everyone, children: await listChildren(queryable, id) };
    case 'tutor': {
      const tutor = await findTutor(queryable, id);
      if (!tutor) throw new Error(`Tutor ${id} is missing.`);
      const ratingCounts = await countRatings(queryable, id);
      const { noticeMinutes, windowDays } = tutor.rules;
      const { emailFor } = tutor;
      return { ...toTutor(tutor), ...everyone, ratingCounts, emailFor, noticeMinutes, windowDays };
    }
  }
};
