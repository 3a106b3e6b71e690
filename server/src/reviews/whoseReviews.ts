import type { SQL } from 'drizzle-orm';
import type { SessionUser } from '../accounts/sessions';
import { givenBy, givenByChildrenOf, gotBy } from './queries';

/** @returns the reviews that are somebody's own: the ones a student gave, a parent's children gave, or a tutor got */
export const whoseReviews = ({ id, role }: Pick<SessionUser, 'id' | 'role'>): SQL => {
  switch (role) {
    case 'student':
      return givenBy(id);
    case 'parent':
      return givenByChildrenOf(id);
    case 'tutor':
      return gotBy(id);
  }
};
