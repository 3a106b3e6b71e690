import { createTransport } from 'nodemailer';
import { describeSmtpError } from './describeSmtpError';
import type { MailTransport } from './transport';

/** Milliseconds. */
export interface SmtpPatience {
  /** Until there is a connection. */
  connection: number;
  /** Until the server greets. */
  greeting: number;
  /** Without a word from the server. */
  silence: number;
  /** For the whole of a mail: a server that says a letter a second is never silent. */
  mail: number;
}

/** A mail's end comes before that of its job, which would then be taken a second time. */
const standardPatience: SmtpPatience = {
  connection: 10_000,
  greeting: 10_000,
  silence: 20_000,
  mail: 45_000,
};

/**
 * Hands mail to the server at that URL, by a few connections that are kept.
 *
 * @param url smtp or smtps, with name and password where the server asks for them: smtp://name:password@host:587
 */
export const smtpTransport = (url: string, from: string, patience = standardPatience): MailTransport => {
  const smtp = createTransport({
    url,
    pool: true,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
  });
  return {
    send: async (mail) => {
      try {
        await smtp.sendMail({ ...mail, from, signal: AbortSignal.timeout(patience.mail) });
      } catch (error) {
        throw describeSmtpError(error);
      }
    },
    close: async () => smtp.close(),
  };
};
