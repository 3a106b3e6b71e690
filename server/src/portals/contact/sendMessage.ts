import type { Body, Calls } from '@paadam/shared/contract';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { composeMail } from '../../foundation/mail/composeMail';
import type { Mail } from '../../foundation/mail/mail';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { insertContactMessage } from './changes';

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

/** @returns the mail that brings the operator a visitor's message; an answer to it reaches the visitor */
const contactMail = (operator: string, { name, email, subject, message }: Body<Calls['contact']>): Mail =>
  composeMail({
    to: operator,
    replyTo: { name, address: email },
    subject: `Contact form: ${subject}`,
    paragraphs: [
      `${name} (${email}) wrote through the contact form. An answer to this mail reaches them.`,
      `Subject: ${subject}`,
      message,
    ],
  });
