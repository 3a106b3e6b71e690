import type { Body, Calls } from '@paadam/shared/contract';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';

/** @returns the mail that brings the operator a visitor's message; an answer to it reaches the visitor */
export const contactMail = (
  operator: string,
  { name, email, subject, message }: Body<Calls['contact']>,
): Mail =>
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
