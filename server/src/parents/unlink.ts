import { recordAudit } from '../audit/changes';
import { removeLink } from '../family/changes';
import { getPerson, type Link } from '../family/queries';
import type { Origin } from '../http/clientAddress';
import { HttpError } from '../http/HttpError';
import type { Server } from '../http/server';
import { enqueueMail } from '../mail/mailQueue';
import * as words from '../messages/family';
import { unlinkedMail } from './linkMails';
import { notesOfLink } from './linkNotes';

/**
 * Ends the link between a parent and a child, and tells the other side.
 *
 * @param endedBy the side that ends it
 * @throws HttpError `not_found` where there is no such link
 */
export const unlink = (
  { config, news }: Server,
  link: Link,
  endedBy: 'parent' | 'child',
  origin: Origin,
): Promise<void> =>
  news.inTransaction(async (tx, tell) => {
    const { parentId, childId } = link;
    if (!(await removeLink(tx, link))) {
      const other = endedBy === 'parent' ? 'child' : 'parent';
      throw new HttpError('not_found', () => words.notLinkedTo({ other }));
    }
    const actorId = endedBy === 'parent' ? parentId : childId;
    await recordAudit(tx, { event: 'unlinked', userId: childId, actorId, otherId: parentId }, origin);
    const [parent, child] = [await getPerson(tx, parentId), await getPerson(tx, childId)];
    tell(notesOfLink('unlinked', { parent, child }, actorId));
    await enqueueMail(tx, unlinkedMail({ parent, child, endedBy }, config.publicOrigin));
  });
