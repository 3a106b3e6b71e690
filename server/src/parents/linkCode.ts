import type { CodeSubject } from '../accounts/codes';
import { normaliseEmail } from '../accounts/normaliseEmail';

/** What a code that links is for: one parent and one address. To any other parent its digits are of no use. */
export const linkCode = (parentId: string, email: string): CodeSubject => ({
  purpose: 'link',
  target: `${parentId} ${normaliseEmail(email)}`,
});
