import type { Mail } from './mail';

/** The way out for mail. */
export interface MailTransport {
  /**
   * @throws HopelessJob where the mail was refused for good; any other error where it did not leave, and may later:
   *   it is then tried again
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
