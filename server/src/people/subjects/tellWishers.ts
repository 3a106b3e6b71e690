import { speak } from '@paadam/shared/words/language';
import type { Transaction } from '../../foundation/db/openDatabase';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { composeMail } from '../../foundation/mail/composeMail';
import type { Mail } from '../../foundation/mail/mail';
import { mailJob } from '../../foundation/mail/mailQueue';
import * as words from '../../messages/subject-mails';
import { takeWishes } from './changes';
import { subjectName } from './subjectName';

/**
 * Tells the person who wanted to know that a subject has its first tutor, once: to be called last of what may list a tutor or change
 * what a listed one teaches.
 *
 * @param origin what the server calls itself, for the links of the mails
 */
export const tellWishers = async (tx: Transaction, tutorId: string, origin: string): Promise<void> => {
  const wishes = await takeWishes(tx, tutorId);
  const mails = wishes
    // A tutor who waited for a colleague has become the first.
    .filter(({ userId }) => userId !== tutorId)
    .map((wish) => firstTutorMail(wish, origin));
  await enqueueAll(tx, mails.map(mailJob));
};

export const firstTutorMail = (
  wish: Pick<
    Awaited<ReturnType<typeof takeWishes>>[number],
    'email' | 'language' | 'subject' | 'subjectNames'
  >,
  origin: string,
): Mail =>
  speak(wish.language, () => {
    const subject = subjectName(wish);
    return composeMail({
      to: wish.email,
      subject: words.subject({ subject }),
      paragraphs: [words.asked({ subject }), words.only()],
      action: { label: words.see(), url: `${origin}/tutors?subject=${wish.subject._id}` },
    });
  });
