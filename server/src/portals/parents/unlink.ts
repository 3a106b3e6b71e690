import { removeLink } from '../../access/guardianship/changes';
import { getPerson, type Link } from '../../access/guardianship/queries';
import { recordAudit } from '../../foundation/audit/changes';
import type { Origin } from '../../foundation/http/clientAddress';
import { HttpError } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import * as words from '../../messages/family';
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
