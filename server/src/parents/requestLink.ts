import { normaliseEmail } from '../accounts/normaliseEmail';
import { refuseSend, takeSendTurn } from '../accounts/sendCode';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { HttpError } from '../http/HttpError';
import { enqueue } from '../jobs/enqueue';
import { type Pace, takeTurn } from '../throttles/takeTurn';
import { linkCode } from './linkCode';
import { type LinkRequest, linkQueue } from './linkQueue';
import { listChildren } from './queries';

/** Over all parents, so that nobody's mailbox is flooded. */
const mailboxPace: Pace = { windowSeconds: 3_600, turns: 10 };

/**
 * Takes down a parent's wish to be linked to the student of that address. Whether there is one is not looked at here:
 * answer, work and counts are the same for every address.
 *
 * @throws HttpError `already_linked`, which the parent's own list says as well; `code_sent_recently` or
 *   `too_many_requests` where the next code has to wait
 */
export const requestLink = (database: Database, request: LinkRequest): Promise<void> =>
  inTransaction(database, async (tx) => {
    const { parentId, email } = request;
    const address = normaliseEmail(email);
    const children = await listChildren(tx, parentId);
    if (children.some((child) => normaliseEmail(child.email) === address)) {
      throw new HttpError('already_linked', 'You are linked to this child already.');
    }
    const turnOfPair = await takeSendTurn(tx, 'link', linkCode(parentId, email).target);
    if (!turnOfPair.granted) refuseSend(turnOfPair);
    const turnOfMailbox = await takeTurn(tx, { what: 'link-mail', whose: address }, mailboxPace);
    if (!turnOfMailbox.granted) refuseSend(turnOfMailbox);
    await enqueue(tx, linkQueue, request);
  });
