import type { Transaction } from '../db/openDatabase';
import { enqueue } from '../jobs/enqueue';
import type { Mail } from './mail';
import { mailQueue } from './mailQueue';

/** Has the mail sent once the transaction is committed. */
export const enqueueMail = (tx: Transaction, mail: Mail): Promise<void> => enqueue(tx, mailQueue, mail);
