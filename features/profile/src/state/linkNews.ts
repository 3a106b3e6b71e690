import { paths, type Role } from '@paadam/shared/domain';
import type { NewsKind, NewsOf, PendingNotice } from '@paadam/shared/state';
import * as words from '../messages/link-news';
import { profileActions } from './profileSlice';

const noticeOf = ({ b: { event, parent, child } }: NewsOf<'link'>, role: Role): PendingNotice => {
  const other = role === 'parent' ? child.name : parent.name;
  const action =
    role === 'parent'
      ? { label: words.seeChildren(), to: '/parent/children' }
      : { label: words.seeProfile(), to: paths.profile('student') };
  return event === 'linked'
    ? { text: words.linked({ other }), tone: 'good', action }
    : { text: words.unlinked({ other }), tone: 'info', action };
};

const isNote = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'child' in body &&
  typeof body.child === 'object' &&
  body.child !== null;

/** What pages do with news of links between parents and children. */
export const linkNews: NewsKind<NewsOf<'link'>> = {
  kind: 'link',
  isReadable: isNote,
  refresh: profileActions.linkChanged,
  noticeOf,
};
