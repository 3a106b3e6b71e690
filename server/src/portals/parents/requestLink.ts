import { listChildren } from '../../access/guardianship/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Transaction } from '../../foundation/db/openDatabase';
import type { Origin } from '../../foundation/http/clientAddress';
import { HttpError } from '../../foundation/http/HttpError';
import { enqueue } from '../../foundation/jobs/enqueue';
import { defineQueue } from '../../foundation/jobs/queue';
import { consumeRateLimit } from '../../foundation/rate-limits/changes';
import type { RateLimit } from '../../foundation/rate-limits/rateLimit';
import * as words from '../../messages/family';
import type { CodeSubject } from '../../people/accounts/changes';
import { normaliseEmail } from '../../people/accounts/normaliseEmail';
import { countSend, refuseSend } from '../../people/accounts/sendCode';

/** Over all parents, so that no one's mailbox is flooded. */
const mailboxLimit: RateLimit = { windowSeconds: 3_600, max: 10 };

/** Over all addresses, so that no one writes to strangers in our name. */
const parentLimit: RateLimit = { windowSeconds: 3_600, max: 20 };

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
      throw new HttpError('already_linked', words.youAreLinkedToThisChild);
    }
    await countRequestOf(tx, parentId);
    const ofPair = await countSend(tx, 'link', linkCode(parentId, email).target);
    if (!ofPair.allowed) refuseSend(ofPair);
    const ofMailbox = await consumeRateLimit(tx, { what: 'link-mail', whose: address }, mailboxLimit);
    if (!ofMailbox.allowed) refuseSend(ofMailbox);
    await enqueue(tx, linkQueue, request);
  });

const countRequestOf = async (tx: Transaction, parentId: string): Promise<void> => {
  const result = await consumeRateLimit(tx, { what: 'link-request', whose: parentId }, parentLimit);
  if (result.allowed) return;
  const { retryAfter } = result;
  throw new HttpError('too_many_requests', words.youHaveAskedForManyCodes, {
    retryAfter,
  });
};

/** What a code that links is for: one parent and one address. To any other parent its digits are of no use. */
export const linkCode = (parentId: string, email: string): CodeSubject => ({
  purpose: 'link',
  target: `${parentId} ${normaliseEmail(email)}`,
});

export interface LinkRequest {
  parentId: string;
  /** The child's address, as the parent wrote it. */
  email: string;
  origin: Origin;
}

/**
 * Parents' requests that wait for their mail. The address is looked up here, away from the call, so that the call does
 * the same for every address. The retries end within the pause between two requests, so that none overtakes a newer one.
 */
export const linkQueue = defineQueue<LinkRequest>('link-request', {
  retries: 3,
  retryDelaySeconds: 3,
  forgetsDone: true,
});
