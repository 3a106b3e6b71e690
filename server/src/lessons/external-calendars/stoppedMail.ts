import { speak } from '@paadam/shared/words/language';
import { composeMail } from '../../foundation/mail/composeMail';
import type { Mail } from '../../foundation/mail/mail';
import { nameInMail } from '../../foundation/mail/nameInMail';
import * as words from '../../messages/calendar-mails';
import { daysAfterStop } from '../../people/availability/queries';
import type { OutsideProblem } from './changes';
import type { CalendarRow } from './queries';

/** @returns the mail to a tutor that a calendar of theirs is read no more */
export const stoppedMail = (
  { name, email, language }: Pick<CalendarRow, 'name' | 'email' | 'language'>,
  problem: OutsideProblem,
  origin: string,
): Mail =>
  speak(language, () =>
    composeMail({
      to: email,
      subject: words.subject({ name: nameInMail(name) }),
      paragraphs: [words.why({ problem, days: daysAfterStop }), words.look()],
      action: { label: words.seeCalendars(), url: `${origin}/tutor/edit-profile?tab=calendar` },
    }),
  );
