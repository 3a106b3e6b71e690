import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { enqueue } from '../jobs/enqueue';
import { normaliseEmail } from './normaliseEmail';
import { resetQueue } from './resetQueue';
import { refuseSend, takeSendTurn } from './sendCode';

/**
 * Takes down that somebody asks for a new password at the address. Whether it has an account is looked up later, by the
 * job (`sendResetCode`): the call does the same work for every address, so that its time tells nothing either.
 *
 * @throws HttpError `code_sent_recently` or `too_many_requests`, for known and unknown addresses alike
 */
export const forgotPassword = (database: Database, email: string): Promise<void> =>
  inTransaction(database, async (tx) => {
    const turn = await takeSendTurn(tx, 'reset', email);
    if (!turn.granted) refuseSend(turn);
    await enqueue(tx, resetQueue, { email: normaliseEmail(email) });
  });
