import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/Config';
import type { MailTransport } from './mail';
import { toMessage } from './toMessage';

/** Where mail goes while there is no mail server. */
export const mailFolderOf = (config: Config): string => join(config.dataDir, 'mail');

/**
 * Writes each mail as an `.eml` file instead of sending it. The files' names sort by time; a file is whole as soon as
 * it has its name. They hold codes, so that only this account can read them.
 */
export const fileTransport = (folder: string, from: string): MailTransport => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, from));
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${name}.draft`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
    close: async () => {},
  };
};
