import type { Mail } from '../../foundation/mail/mail';
import { type Addressee, mailTo } from '../../foundation/mail/mailTo';
import { momentFor } from '../../foundation/mail/momentFor';
import * as mailWords from '../../messages/mail';
import * as words from '../../messages/suspension-mails';

/** @param until null: for good */
export const suspendedMail = (
  person: Addressee,
  { reason, until }: { reason: string; until: Date | null },
  { appealTo, origin }: { appealTo: string; origin: string },
): Mail =>
  mailTo(person, () => ({
    subject: words.suspended(),
    paragraphs: [
      until ? words.until({ moment: momentFor(person, until) }) : words.forGood(),
      words.reason({ reason }),
      words.cannot(),
      words.appeal({ address: appealTo }),
    ],
    action: { label: mailWords.signIn(), url: `${origin}/login` },
  }));

export const liftedMail = (person: Addressee, origin: string): Mail =>
  mailTo(person, () => ({
    subject: words.openAgain(),
    paragraphs: [words.ended()],
    action: { label: mailWords.signIn(), url: `${origin}/login` },
  }));
