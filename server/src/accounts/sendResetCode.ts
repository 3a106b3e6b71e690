import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { enqueueMail } from '../mail/mailQueue';
import { resetCodeMail } from './accountMails';
import { type CodeSubject, issueCode, issueHopelessCode } from './codes';
import { normaliseEmail } from './normaliseEmail';
import { findUser } from './queries';

/** What the code for a new password is for. It stands for the address, since an unknown one must have codes as well. */
export const resetCode = (email: string): CodeSubject => ({
  purpose: 'reset',
  target: normaliseEmail(email),
});

/**
 * Mails a code for a new password. An address without an account gets no mail, and a code that nothing fits: who tries
 * codes there finds the same number of tries.
 */
export const sendResetCode = (database: Database, email: string): Promise<void> =>
  inTransaction(database, async (tx) => {
    const user = await findUser(tx, email);
    if (!user) return issueHopelessCode(tx, resetCode(email));
    const code = await issueCode(tx, resetCode(email));
    await enqueueMail(tx, resetCodeMail(user.email, code));
  });
