import { limits } from '@paadam/shared/domain';
import { composeMail } from '../../mail/composeMail';
import type { Mail } from '../../mail/mail';
import { momentFor } from '../../mail/momentFor';
import type { SessionUser } from '../../sessions/queries';
import { securityAddress } from '../accountMails';

type Reader = Pick<SessionUser, 'name' | 'email' | 'role' | 'timeZone'>;

interface News {
  subject: string;
  /** What has happened, when. */
  what: (moment: string) => string;
  /** What it means to whoever did it. */
  means: string;
  /** What to do for whoever did not. */
  otherwise: string;
}

const newsMail = (reader: Reader, at: Date, publicOrigin: string, news: News): Mail =>
  composeMail({
    to: reader.email,
    subject: news.subject,
    paragraphs: [
      `Hello ${reader.name},`,
      `${news.what(momentFor(reader, at))} ${news.means}`,
      `Was it you? Then you need not do anything. Your profile page has all of it: ${securityAddress(reader.role, publicOrigin)}`,
      news.otherwise,
    ],
    action: { label: 'Set a new password', url: `${publicOrigin}/forgot-password` },
  });

const knowsPassword = 'If it was not, somebody else knows your password. Please set a new one at once';

export const twoStepOnMail = (reader: Reader, at: Date, publicOrigin: string): Mail =>
  newsMail(reader, at, publicOrigin, {
    subject: 'Two-step sign-in is on',
    what: (moment) => `Two-step sign-in was turned on for your Paadam account on ${moment}.`,
    means:
      'From now on a sign-in asks for a code of your authenticator app, after your password. Please keep your recovery codes where you find them without your phone.',
    otherwise: `${knowsPassword}, and write to us: you may need our help to sign in.`,
  });

export const twoStepOffMail = (reader: Reader, at: Date, publicOrigin: string): Mail =>
  newsMail(reader, at, publicOrigin, {
    subject: 'Two-step sign-in is off',
    what: (moment) => `Two-step sign-in was turned off for your Paadam account on ${moment}.`,
    means: 'Your password alone is enough to sign in again, and your recovery codes work no more.',
    otherwise: `${knowsPassword}, and turn two-step sign-in on again.`,
  });

export const recoveryCodesMail = (reader: Reader, at: Date, publicOrigin: string): Mail =>
  newsMail(reader, at, publicOrigin, {
    subject: 'Your recovery codes are new',
    what: (moment) => `New recovery codes were made for your Paadam account on ${moment}.`,
    means: 'Those before work no more.',
    otherwise: `${knowsPassword}, and make recovery codes once more.`,
  });

/** @param left recovery codes that are still unused */
export const recoveryCodeUsedMail = (reader: Reader, at: Date, left: number, publicOrigin: string): Mail =>
  newsMail(reader, at, publicOrigin, {
    subject: 'A recovery code was used',
    what: (moment) => `Somebody has signed in to your Paadam account with a recovery code on ${moment}.`,
    means: `${leftInWords(left)}${left <= limits.twoStep.fewRecoveryCodes ? ' Make new ones on your profile page soon.' : ''}`,
    otherwise: `${knowsPassword}, and make new recovery codes.`,
  });

const leftInWords = (left: number): string => {
  if (left === 0) return 'It was the last one.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
};
