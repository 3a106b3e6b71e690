import { formatPaise } from '@paadam/shared/domain';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';
import { momentFor } from '../mail/momentFor';

interface Reader {
  name: string;
  email: string;
  timeZone: string;
}

const earningsPage = (origin: string) => ({ label: 'See your earnings', url: `${origin}/tutor/earnings` });

/** @param set the new one, masked: a mail is no place for the whole of it */
export const destinationMail = (
  reader: Reader,
  set: { masked: string; createdAt: Date; usableFrom: Date },
  origin: string,
): Mail =>
  composeMail({
    to: reader.email,
    subject: 'Your money goes somewhere else from now on',
    paragraphs: [
      `Hello ${reader.name},`,
      `On ${momentFor(reader, set.createdAt)} it was set where your earnings go: ${set.masked}.`,
      `Nothing is paid out there before ${momentFor(reader, set.usableFrom)}, and nothing goes to the one before.`,
      'Was it you? Then you need not do anything.',
      'If it was not, somebody else knows your password. Please set a new one at once, then set where your money goes again, and write to us.',
    ],
    action: { label: 'Set a new password', url: `${origin}/forgot-password` },
  });

/** @param payout its amount in paise, and where it went, masked */
export const payoutSentMail = (
  reader: Reader,
  payout: { amount: number; masked: string; reference: string },
  origin: string,
): Mail =>
  composeMail({
    to: reader.email,
    subject: `${formatPaise(payout.amount)} are on their way to you`,
    paragraphs: [
      `Hello ${reader.name},`,
      `We have sent ${formatPaise(payout.amount)} to ${payout.masked}. The bank’s reference is ${payout.reference}.`,
      'Banks may take until the next working day. Your statement has what it is made of.',
    ],
    action: earningsPage(origin),
  });

export const payoutFailedMail = (
  reader: Reader,
  payout: { amount: number; masked: string },
  origin: string,
): Mail =>
  composeMail({
    to: reader.email,
    subject: `We could not pay ${formatPaise(payout.amount)} out to you`,
    paragraphs: [
      `Hello ${reader.name},`,
      `The bank did not take ${formatPaise(payout.amount)} for ${payout.masked}. The money is yours as before, and is available again.`,
      'Please look whether where your money goes is still right.',
    ],
    action: earningsPage(origin),
  });
