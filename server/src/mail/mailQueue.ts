import type { Transaction } from '../db/openDatabase';
import { enqueue } from '../jobs/enqueue';
import { defineQueue } from '../jobs/queue';
import type { Mail } from './mail';

export const mailQueue = defineQueue<Mail>('mail');

/** Has the mail sent once the transaction is committed. */
export const enqueueMail = (tx: Transaction, mail: Mail): Promise<void> => enqueue(tx, mailQueue, mail);
