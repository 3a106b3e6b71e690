import type { Transaction } from '../db/openDatabase';
import { enqueueAll } from '../jobs/enqueue';
import { composeMail } from '../mail/composeMail';
import { mailJob } from '../mail/mailQueue';
import { takeWishes } from './changes';

/**
 * Tells whoever wanted to know that a subject has its first tutor, once: to be called last of what may list a tutor or change
 * what a listed one teaches.
 *
 * @param origin what the server calls itself, for the links of the mails
 */
export const tellWishers = async (tx: Transaction, tutorId: string, origin: string): Promise<void> => {
  const wishes = await takeWishes(tx, tutorId);
  const mails = wishes
    // A tutor who waited for a colleague has become the first.
    .filter(({ userId }) => userId !== tutorId)
    .map(({ email, subject }) =>
      composeMail({
        to: email,
        subject: `There is a tutor of ${subject.name} now`,
        paragraphs: [
          `You asked to be told when somebody teaches ${subject.name} on Paadam. Now the first tutor does.`,
          'This is the only mail about it.',
        ],
        action: { label: 'See who teaches it', url: `${origin}/tutors?subject=${subject._id}` },
      }),
    );
  await enqueueAll(tx, mails.map(mailJob));
};
