import { limits, type Role } from '@paadam/shared/domain';
import { composeMail } from '../mail/composeMail';
import { codePlace, type Mail } from '../mail/mail';
import { momentFor } from '../mail/momentFor';

interface CodeTexts {
  /** What the code is for, and where to enter it. */
  purpose: string;
  /** What happens without it. */
  otherwise: string;
}

/** The recipient's name stays out: who registers a stranger's address could put a message there. */
const mailWithCode = (to: string, codeId: string, { purpose, otherwise }: CodeTexts): Mail =>
  composeMail({
    to,
    subject: `${codePlace} is your Paadam code`,
    paragraphs: [
      purpose,
      `It is good for ${limits.code.minutes} minutes and can be used once. We will never ask you for it by phone or mail.`,
      otherwise,
    ],
    codeId,
  });

export const codeMail = (to: string, codeId: string): Mail =>
  mailWithCode(to, codeId, {
    purpose: 'Here is the code to confirm your e-mail address. Enter it on the page where you registered.',
    otherwise: 'If you did not ask for an account, you need not do anything.',
  });

export const resetCodeMail = (to: string, codeId: string): Mail =>
  mailWithCode(to, codeId, {
    purpose: 'Here is the code to set a new password. Enter it on the page where you asked for it.',
    otherwise:
      'If you did not ask for a new password, you need not do anything: the one you have stays as it is.',
  });

/** The recipient's name stays out of this one as well. */
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

/** Where each role sees its sessions and last sign-ins. */
const profilePaths: Record<Role, string> = {
  student: '/student/profile',
  parent: '/parent/profile',
  tutor: '/tutor/edit-profile',
};

/** @returns where the reader sees sessions, last sign-ins and two-step sign-in */
export const securityAddress = (role: Role, publicOrigin: string): string =>
  `${publicOrigin}${profilePaths[role]}?tab=security`;

/** @param at when the password was changed */
export const passwordChangedMail = (
  { name, email, role, timeZone }: { name: string; email: string; role: Role; timeZone: string },
  at: Date,
  publicOrigin: string,
): Mail =>
  composeMail({
    to: email,
    subject: 'Your Paadam password was changed',
    paragraphs: [
      `Hello ${name},`,
      `The password of your Paadam account was changed on ${momentFor({ timeZone }, at)}. Whoever was signed in to your account elsewhere is signed out there.`,
      `Was it you? Then you need not do anything. Your profile page shows where you are signed in, and your last sign-ins: ${publicOrigin}${profilePaths[role]}`,
      'If it was not, somebody else may know your password or read your mail. Please set a new one at once.',
    ],
    action: { label: 'Set a new password', url: `${publicOrigin}/forgot-password` },
  });
