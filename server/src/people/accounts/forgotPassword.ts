import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { enqueue } from '../../foundation/jobs/enqueue';
import { defineQueue } from '../../foundation/jobs/queue';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { resetCodeMail } from './accountMails';
import type { CodeSubject } from './changes';
import { issueHopelessCode, prepareCode } from './codes';
import { normaliseEmail } from './normaliseEmail';
import { findUser } from './queries';
import { countSendBy, refuseSend } from './sendCode';

interface ResetRequest {
  /** Normalised. */
  email: string;
  /** Of `browserOf`: the one that asks. */
  browser: string;
}

/** What a code for a new password was asked for. */
export const resetQueue = defineQueue<ResetRequest>('password-reset', { forgetsDone: true });

/**
 * Takes down that a person asks for a new password at the address. Whether it has an account is looked up later, by the
 * job (`sendResetCode`): the call does the same work for every address, so that its time tells nothing either.
 *
 * @throws HttpError `code_sent_recently` or `too_many_requests`, for known and unknown addresses alike
 */
export const forgotPassword = (
  database: Database,
  email: string,
  { browser, network }: { browser: string; network: string },
): Promise<void> =>
  inTransaction(database, async (tx) => {
    const result = await countSendBy(tx, 'reset', email, { asker: browser, network });
    if (!result.allowed) refuseSend(result);
    await enqueue(tx, resetQueue, { email: normaliseEmail(email), browser });
  });

/**
 * What the code for a new password is for: an address, since an unknown one must have codes as well, and the browser that
 * asked. So the tries are that browser's, and no other's digits or tries touch them.
 */
export const resetCode = ({ email, browser }: ResetRequest): CodeSubject => ({
  purpose: 'reset',
  target: `${normaliseEmail(email)} ${browser}`,
});

/**
 * Mails a code for a new password. An address without an account gets no mail, and a code that nothing fits: who tries
 * codes there finds the same number of tries.
 */
export const sendResetCode = (database: Database, request: ResetRequest): Promise<void> =>
  inTransaction(database, async (tx) => {
    const user = await findUser(tx, request.email);
    if (!user) return issueHopelessCode(tx, resetCode(request));
    const codeId = await prepareCode(tx, resetCode(request));
    await enqueueMail(tx, resetCodeMail(user.email, codeId, user.language));
  });
