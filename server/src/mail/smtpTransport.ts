import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport';

/** Hands mail to the server at that URL. Without these limits (milliseconds) a hung server would hold a job for minutes. */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const smtp = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await smtp.sendMail({ ...mail, from });
    },
    close: async () => smtp.close(),
  };
};
