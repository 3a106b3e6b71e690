import type { Language } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';
import { momentFor } from '../mail/momentFor';
import * as mailWords from '../messages/mail';
import * as words from '../messages/suspension-mails';

interface Suspended {
  name: string;
  email: string;
  timeZone: string;
  language: Language;
}

/** @param until null: for good */
export const suspendedMail = (
  person: Suspended,
  { reason, until }: { reason: string; until: Date | null },
  { appealTo, origin }: { appealTo: string; origin: string },
): Mail =>
  speak(person.language, () =>
    composeMail({
      to: person.email,
      subject: words.suspended(),
      paragraphs: [
        mailWords.hello({ name: person.name }),
        until ? words.until({ moment: momentFor(person, until) }) : words.forGood(),
        words.reason({ reason }),
        words.cannot(),
        words.appeal({ address: appealTo }),
      ],
      action: { label: mailWords.signIn(), url: `${origin}/login` },
    }),
  );

export const liftedMail = (person: Suspended, origin: string): Mail =>
  speak(person.language, () =>
    composeMail({
      to: person.email,
      subject: words.openAgain(),
      paragraphs: [mailWords.hello({ name: person.name }), words.ended()],
      action: { label: mailWords.signIn(), url: `${origin}/login` },
    }),
  );
