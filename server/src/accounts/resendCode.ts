import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { normaliseEmail } from './normaliseEmail';
import { findRegistration } from './queries';
import { hashSecret } from './secrets';
import { refuseSend, sendRegistrationCode, takeSendTurn } from './sendCode';

/** Mails a new code for this browser's attempt at that address. Without one nothing happens, and nobody is told. */
export const resendCode = (
  database: Database,
  email: string,
  browserSecret: string | undefined,
  publicOrigin: string,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    const attempt = browserSecret ? await findRegistration(tx, hashSecret(browserSecret)) : undefined;
    if (!attempt || normaliseEmail(attempt.email) !== normaliseEmail(email)) return;
    const turn = await takeSendTurn(tx, 'register', attempt.email);
    if (!turn.granted) refuseSend(turn);
    await sendRegistrationCode(tx, attempt, publicOrigin);
  });
