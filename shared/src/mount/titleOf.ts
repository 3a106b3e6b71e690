import type { RemoteDeclaration } from '@paadam/shared/portal';
import * as words from '../messages/mount';

/** @returns what a portal is called, in the language that is spoken; one that is none of ours has the name that it gives itself */
export const titleOf = ({ name, title }: Pick<RemoteDeclaration, 'name' | 'title'>): string => {
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
