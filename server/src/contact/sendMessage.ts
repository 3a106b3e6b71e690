import type { Body, Calls } from '@paadam/shared/contract';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { enqueueMail } from '../mail/mailQueue';
import { contactMail } from './contactMail';
import { insertContactMessage } from './queries';

/** Keeps a visitor's message and has it mailed to the operator, both or neither. */
export const sendMessage = (
  database: Database,
  operator: string,
  { name, email, subject, message }: Body<Calls['contact']>,
): Promise<void> => {
  const trimmed = { name: name.trim(), email, subject: subject.trim(), message: message.trim() };
  return inTransaction(database, async (tx) => {
    await insertContactMessage(tx, trimmed);
    await enqueueMail(tx, contactMail(operator, trimmed));
  });
};
