import type { RemoteDeclaration } from '@paadam/shared/portal';
import { language } from '@paadam/shared/words/language';
import * as words from '../messages/mount';

/** @returns what a portal is called: in English as it calls itself, in others as what stands in its place of the site is called */
export const titleOf = ({ name, title }: Pick<RemoteDeclaration, 'name' | 'title'>): string => {
  if (language() === 'en') return title;
  switch (name) {
    case 'mf-tutor':
      return words.tutorPanel();
    case 'mf-student':
      return words.studentPortal();
    case 'mf-parent':
      return words.parentPortal();
    case 'mf-public':
      return words.publicSite();
    default:
      return title;
  }
};
