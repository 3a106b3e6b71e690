import type { Config } from '../config/Config';
import { fileTransport, mailFolderOf } from './fileTransport';
import type { MailTransport } from './mail';
import { smtpTransport } from './smtpTransport';

/** @returns the mail server of the configuration, or files where it names none */
export const openTransport = (config: Config): MailTransport =>
  config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : fileTransport(mailFolderOf(config), config.mailFrom);
