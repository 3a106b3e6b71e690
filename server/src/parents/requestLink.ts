import { normaliseEmail } from '../accounts/normaliseEmail';
import { refuseSend, takeSendTurn } from '../accounts/sendCode';
import { inTransaction } from '../db/inTransaction';
import type { Database, Transaction } from '../db/openDatabase';
import { HttpError } from '../http/HttpError';
import { enqueue } from '../jobs/enqueue';
import { type Pace, takeTurn } from '../throttles/takeTurn';
import { linkCode } from './linkCode';
import { type LinkRequest, linkQueue } from './linkQueue';
import { listChildren } from './queries';

/** Over all parents, so that nobody's mailbox is flooded. */
const mailboxPace: Pace = { windowSeconds: 3_600, turns: 10 };

/** Over all addresses, so that nobody writes to strangers in our name. */
const parentPace: Pace = { windowSeconds: 3_600, turns: 20 };

/**
 * Takes down a parent's wish to be linked to the student of that address. Whether there is one is not looked at here:
 * answer, work and counts are the same for every address.
 *
 * @throws HttpError `already_linked`, which the parent's own list says as well; `code_sent_recently` or
 *   `too_many_requests` where the next code has to wait; a refused request counts for nothing
 */
export const requestLink = (database: Database, request: LinkRequest): Promise<void> =>
  inTransaction(database, async (tx) => {
    const { parentId, email } = request;
    const address = normaliseEmail(email);
    const children = await listChildren(tx, parentId);
    if (children.some((child) => normaliseEmail(child.email) === address)) {
      throw new HttpError('already_linked', 'You are linked to this child already.');
    }
    await takeTurnOfParent(tx, parentId);
    const turnOfPair = await takeSendTurn(tx, 'link', linkCode(parentId, email).target);
    if (!turnOfPair.granted) refuseSend(turnOfPair);
    const turnOfMailbox = await takeTurn(tx, { what: 'link-mail', whose: address }, mailboxPace);
    if (!turnOfMailbox.granted) refuseSend(turnOfMailbox);
    await enqueue(tx, linkQueue, request);
  });

const takeTurnOfParent = async (tx: Transaction, parentId: string): Promise<void> => {
  const turn = await takeTurn(tx, { what: 'link-request', whose: parentId }, parentPace);
  if (turn.granted) return;
  const { retryAfter } = turn;
  throw new HttpError('too_many_requests', 'You have asked for many codes. Please try again later.', {
    retryAfter,
  });
};
