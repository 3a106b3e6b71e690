import type { Transaction } from '../db/openDatabase';
import { enqueueAll, type Job, jobFor } from '../jobs/enqueue';
import { defineQueue } from '../jobs/queue';
import type { Mail } from './mail';

/** A mail that was sent is the reader's: who and what stays on no list of ours. */
export const mailQueue = defineQueue<Mail>('mail', { forgetsDone: true });

/** Apart, so that no server that knows nothing of codes sends one with an empty place. */
export const codeMailQueue = defineQueue<Mail>('mail-with-code', { forgetsDone: true });

export const mailJob = (mail: Mail): Job => jobFor(mail.codeId ? codeMailQueue : mailQueue, mail);

/** Has the mail sent once the transaction is committed. */
export const enqueueMail = (tx: Transaction, mail: Mail): Promise<void> => enqueueAll(tx, [mailJob(mail)]);
