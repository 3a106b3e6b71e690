import type { Config } from '../config';
import { fileTransport } from './fileTransport';
import { mailFolderOf } from './mailFolder';
import { smtpTransport } from './smtpTransport';
import type { MailTransport } from './transport';

/** @returns the mail server of the configuration, or files where it names none */
export const openTransport = (config: Config): MailTransport =>
  config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : fileTransport(mailFolderOf(config), config.mailFrom);
