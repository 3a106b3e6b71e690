import { limits, zoneName } from '@paadam/shared/domain';
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

export const resetCodeMail = (to: string, code: string): Mail =>
  composeMail({
    to,
    subject: `${code} is your Paadam code`,
    paragraphs: [
      'Here is the code to set a new password. Enter it on the page where you asked for it.',
      `It is good for ${limits.code.minutes} minutes and can be used once. We will never ask you for it by phone or mail.`,
      'If you did not ask for a new password, you need not do anything: the one you have stays as it is.',
    ],
    code,
  });

/** @param at when the password was changed */
export const passwordChangedMail = (
  { name, email, timeZone }: { name: string; email: string; timeZone: string },
  at: Date,
  publicOrigin: string,
): Mail =>
  composeMail({
    to: email,
    subject: 'Your Paadam password was changed',
    paragraphs: [
      `Hello ${name},`,
      `The password of your Paadam account was changed on ${momentIn(timeZone, at)}. Whoever was signed in to your account elsewhere is signed out there.`,
      'Was it you? Then you need not do anything.',
      'If it was not, somebody else may know your password or read your mail. Please set a new one at once.',
    ],
    action: { label: 'Set a new password', url: `${publicOrigin}/forgot-password` },
  });

const momentIn = (timeZone: string, at: Date): string => {
  const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${moment.format(at)} (${zoneName(timeZone)})`;
};
