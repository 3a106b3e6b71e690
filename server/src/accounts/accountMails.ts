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

export const emailCodeMail = (to: string, codeId: string): Mail =>
  mailWithCode(to, codeId, {
    purpose:
      'Here is the code to confirm this address for your Paadam account. Enter it on the page where you asked for the change.',
    otherwise: 'If you did not ask for it, you need not do anything: without the code nothing changes.',
  });

/** To the owner of an address that another account has asked for. */
export const addressTakenMail = (to: string, publicOrigin: string): Mail =>
  composeMail({
    to,
    subject: 'You already have a Paadam account',
    paragraphs: [
      'Somebody, perhaps you, has just asked to give another Paadam account this address. It has an account already, so nothing about either has changed.',
      'Was it you? Then sign in with this address, or choose a different one for the other account.',
      'If it was not, you need not do anything.',
    ],
    action: { label: 'Sign in', url: `${publicOrigin}/login` },
  });

interface Owner {
  name: string;
  /** The address before the change, which the mail goes to. */
  email: string;
  timeZone: string;
}

/** @param at when it was asked */
export const emailChangeAskedMail = (
  { name, email, timeZone }: Owner,
  newEmail: string,
  at: Date,
  publicOrigin: string,
): Mail =>
  composeMail({
    to: email,
    subject: 'A new address for your Paadam account was asked for',
    paragraphs: [
      `Hello ${name},`,
      `On ${momentFor({ timeZone }, at)} somebody who knows your password asked to change the e-mail address of your Paadam account. The new one would be:`,
      newEmail,
      'Nothing has changed yet: a code was mailed to the new address, and the change takes that code.',
      'Was it you? Then you need not do anything here.',
      `If it was not, somebody else knows your password. Please set a new one at once with “Forgot password”: that ends the change and signs everybody else out. For help, write to us: ${publicOrigin}/contact`,
    ],
    action: { label: 'Set a new password', url: `${publicOrigin}/forgot-password` },
  });

/** @param at when it was changed */
export const emailChangedMail = (
  { name, email, timeZone }: Owner,
  newEmail: string,
  at: Date,
  publicOrigin: string,
): Mail =>
  composeMail({
    to: email,
    subject: 'The address of your Paadam account was changed',
    paragraphs: [
      `Hello ${name},`,
      `The e-mail address of your Paadam account was changed on ${momentFor({ timeZone }, at)}. It is now:`,
      newEmail,
      'You sign in with the new address, and our mails go there. Whoever was signed in to your account elsewhere is signed out there.',
      'Was it you? Then you need not do anything.',
      'If it was not, somebody else has taken your account. “Forgot password” works with the new address only, so please write to us at once, and name this address.',
    ],
    action: { label: 'Contact us', url: `${publicOrigin}/contact` },
  });

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
