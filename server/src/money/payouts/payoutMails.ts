import { formatPaise } from '@paadam/shared/domain';
import type { Mail } from '../../foundation/mail/mail';
import { type Addressee, mailTo } from '../../foundation/mail/mailTo';
import { momentFor } from '../../foundation/mail/momentFor';
import * as mailWords from '../../messages/mail';
import * as words from '../../messages/payout-mails';

const earningsPage = (origin: string) => ({ label: words.seeEarnings(), url: `${origin}/tutor/earnings` });

/** @param set the new one, masked: a mail is no place for the whole of it */
export const destinationMail = (
  reader: Addressee,
  set: { masked: string; createdAt: Date; usableFrom: Date },
  origin: string,
): Mail =>
  mailTo(reader, () => ({
    subject: words.setSubject(),
    paragraphs: [
      words.setAt({ moment: momentFor(reader, set.createdAt), masked: set.masked }),
      words.notBefore({ moment: momentFor(reader, set.usableFrom) }),
      words.wasItYou(),
      words.otherwise(),
    ],
    action: { label: mailWords.newPassword(), url: `${origin}/forgot-password` },
  }));

/** @param payout its amount in paise, and where it went, masked */
export const payoutSentMail = (
  reader: Addressee,
  payout: { amount: number; masked: string; reference: string },
  origin: string,
): Mail =>
  mailTo(reader, () => ({
    subject: words.onTheWay({ sum: formatPaise(payout.amount) }),
    paragraphs: [
      words.sent({ sum: formatPaise(payout.amount), masked: payout.masked, reference: payout.reference }),
      words.bankTakes(),
    ],
    action: earningsPage(origin),
  }));

export const payoutFailedMail = (
  reader: Addressee,
  payout: { amount: number; masked: string },
  origin: string,
): Mail =>
  mailTo(reader, () => ({
    subject: words.notPaid({ sum: formatPaise(payout.amount) }),
    paragraphs: [words.notTaken({ sum: formatPaise(payout.amount), masked: payout.masked }), words.look()],
    action: earningsPage(origin),
  }));
