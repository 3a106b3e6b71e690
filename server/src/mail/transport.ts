import type { Mail } from './mail';

/** The way out for mail. */
export interface MailTransport {
  /** @throws where the mail did not leave; it is then tried again */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
