import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { HopelessJob } from '../jobs/HopelessJob';
import { needsUnicodeMail } from '../text/emailAddress';
import type { MailTransport } from './mail';
import { toMessage } from './toMessage';

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
  const takesUnicode = askOnce(() =>
    saysUnicode({ ...smtp.options, connectionTimeout: patience.connection }),
  );
  return {
    takesUnicode,
    send: async (mail) => {
      try {
        const isReachable =
          !mail.replyTo || !needsUnicodeMail(mail.replyTo.address) || (await takesUnicode());
        const { replyTo: _, ...withoutReply } = mail;
        const message = toMessage(isReachable ? mail : withoutReply, from);
        await smtp.sendMail({ ...message, signal: AbortSignal.timeout(patience.mail) });
      } catch (error) {
        throw describeSmtpError(error);
      }
    },
    close: async () => smtp.close(),
  };
};

/** Milliseconds for which an answer, or the failure to get one, is kept. */
const answerStands = { known: 600_000, unknown: 10_000 };

/** @returns a function that asks, at most once at a time, and keeps the answer; an error counts as no */
const askOnce = (ask: () => Promise<boolean>): (() => Promise<boolean>) => {
  let answer: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    if (answer && Date.now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    answer = ask().then(
      (says) => {
        until = Date.now() + answerStands.known;
        return says;
      },
      () => {
        until = Date.now() + answerStands.unknown;
        return false;
      },
    );
    return answer;
  };
};

/** @returns whether the server announces SMTPUTF8 @throws if the connection fails */
const saysUnicode = (options: SMTPConnection.Options): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const connection = new SMTPConnection(options);
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The mail server has hung up.')));
    connection.connect(() => {
      // The answer to EHLO, after STARTTLS if the server supports it.
      const said = String(connection.lastServerResponse);
      connection.quit();
      resolve(/^250[ -]SMTPUTF8\b/im.test(said));
    });
  });

/**
 * @returns what went wrong, to be thrown and logged: what the server said, without the address, which is a person's.
 *   A `HopelessJob` where the server will never take this mail, for its recipient or its content. Being refused the
 *   sign-in, the sender or the relaying is not that: the operator may set it right.
 */
const describeSmtpError = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error('The mail did not leave.');
  const { code, command, permanent = false, response = '' }: Partial<NodemailerError> = error;
  const what = [code, command].filter(Boolean).join(', ');
  const message = `The mail did not leave: ${error.message.replace(mailAddress, '…')}${what && ` (${what})`}`;
  const isAboutThisMail = (command === 'RCPT TO' || command === 'DATA') && !policy.test(response);
  return isAboutThisMail && permanent ? new HopelessJob(message) : new Error(message);
};

/** "5.7" in the enhanced codes of RFC 3463: security or policy, such as "Relay access denied". */
const policy = /^(530|\d{3}[ -]5\.7\.)/;

const mailAddress = /[^\s<>"@]+@[^\s<>"@]+/g;
