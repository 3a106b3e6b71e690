import { formatPaise, type Language } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';
import { momentFor } from '../mail/momentFor';
import * as mailWords from '../messages/mail';
import * as words from '../messages/payout-mails';

interface Reader {
  name: string;
  email: string;
  timeZone: string;
  language: Language;
}

const earningsPage = (origin: string) => ({ label: words.seeEarnings(), url: `${origin}/tutor/earnings` });

/** @param set the new one, masked: a mail is no place for the whole of it */
export const destinationMail = (
  reader: Reader,
  set: { masked: string; createdAt: Date; usableFrom: Date },
  origin: string,
): Mail =>
  speak(reader.language, () =>
    composeMail({
      to: reader.email,
      subject: words.setSubject(),
      paragraphs: [
        mailWords.hello({ name: reader.name }),
        words.setAt({ moment: momentFor(reader, set.createdAt), masked: set.masked }),
        words.notBefore({ moment: momentFor(reader, set.usableFrom) }),
        words.wasItYou(),
        words.otherwise(),
      ],
      action: { label: mailWords.newPassword(), url: `${origin}/forgot-password` },
    }),
  );

/** @param payout its amount in paise, and where it went, masked */
export const payoutSentMail = (
  reader: Reader,
  payout: { amount: number; masked: string; reference: string },
  origin: string,
): Mail =>
  speak(reader.language, () =>
    composeMail({
      to: reader.email,
      subject: words.onTheWay({ sum: formatPaise(payout.amount) }),
      paragraphs: [
        mailWords.hello({ name: reader.name }),
        words.sent({ sum: formatPaise(payout.amount), masked: payout.masked, reference: payout.reference }),
        words.bankTakes(),
      ],
      action: earningsPage(origin),
    }),
  );

export const payoutFailedMail = (
  reader: Reader,
  payout: { amount: number; masked: string },
  origin: string,
): Mail =>
  speak(reader.language, () =>
    composeMail({
      to: reader.email,
      subject: words.notPaid({ sum: formatPaise(payout.amount) }),
      paragraphs: [
        mailWords.hello({ name: reader.name }),
        words.notTaken({ sum: formatPaise(payout.amount), masked: payout.masked }),
        words.look(),
      ],
      action: earningsPage(origin),
    }),
  );
