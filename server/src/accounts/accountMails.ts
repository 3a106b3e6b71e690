import { limits } from '@paadam/shared/domain';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';

/** The recipient's name stays out of both: who registers a stranger's address could put a message there. */
export const codeMail = (to: string, code: string): Mail =>
  composeMail({
    to,
    subject: `${code} is your Paadam code`,
    paragraphs: [
      'Here is the code to confirm your e-mail address. Enter it on the page where you registered.',
      `It is good for ${limits.code.minutes} minutes and can be used once. We will never ask you for it by phone or mail.`,
      'If you did not ask for an account, you need not do anything.',
    ],
    code,
  });

export const alreadyRegisteredMail = (to: string, publicOrigin: string): Mail =>
  composeMail({
    to,
    subject: 'You already have a Paadam account',
    paragraphs: [
      'Somebody, perhaps you, has just tried to register with this address. It has an account already, so no new one was made, and nothing about yours has changed.',
      'Was it you? Then simply sign in.',
      'If it was not, you need not do anything.',
    ],
    action: { label: 'Sign in', url: `${publicOrigin}/login` },
  });
