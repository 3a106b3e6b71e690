import { limits } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import type { Person } from '../../access/guardianship/queries';
import { composeMail } from '../../foundation/mail/composeMail';
import { codePlace, type Mail } from '../../foundation/mail/mail';
import { nameInMail } from '../../foundation/mail/nameInMail';
import * as words from '../../messages/link-mails';

type Pair = Record<'parent' | 'child', Pick<Person, 'name' | 'email' | 'language'>>;

/**
 * Who the other side is, with each fact on a line of its own behind its label: whatever a name says, it cannot pass for a
 * sentence of ours. Subjects hold no name for the same reason.
 */
const whoIs = ({ name, email }: Pair['parent']): string[] => [
  words.name({ name: nameInMail(name) }),
  words.email({ email }),
];

const profileOf = (origin: string) => ({ label: words.seeProfile(), url: `${origin}/student/profile` });
const childrenAt = (origin: string) => ({ label: words.seeChildren(), url: `${origin}/parent/children` });

/** @returns the mail that asks the child, with the code that links */
export const linkRequestMail = ({ parent, child, codeId }: Pair & { codeId: string }, origin: string): Mail =>
  speak(child.language, () =>
    composeMail({
      to: child.email,
      subject: words.codeSubject({ code: codePlace }),
      paragraphs: [
        words.somebodyAsks(),
        ...whoIs(parent),
        words.giveCode({ minutes: limits.code.minutes }),
        words.parentSees(),
        words.canEnd(),
        words.unknown(),
      ],
      codeId,
      action: profileOf(origin),
    }),
  );

/** @returns the mails that tell both sides of their link */
export const linkedMails = ({ parent, child }: Pair, origin: string): Mail[] => [
  speak(child.language, () =>
    composeMail({
      to: child.email,
      subject: words.parentLinked(),
      paragraphs: [words.thisParent(), ...whoIs(parent), words.parentSees(), words.canEndUnknown()],
      action: profileOf(origin),
    }),
  ),
  speak(parent.language, () =>
    composeMail({
      to: parent.email,
      subject: words.childLinked(),
      paragraphs: [words.thisChild(), ...whoIs(child), words.youSee()],
      action: childrenAt(origin),
    }),
  ),
];

/** @returns the mail that tells the other side of the end of a link */
export const unlinkedMail = (
  { parent, child, endedBy }: Pair & { endedBy: 'parent' | 'child' },
  origin: string,
): Mail =>
  endedBy === 'parent'
    ? speak(child.language, () =>
        composeMail({
          to: child.email,
          subject: words.parentUnlinked(),
          paragraphs: [words.parentEnded(), ...whoIs(parent), words.lessonsStay()],
          action: profileOf(origin),
        }),
      )
    : speak(parent.language, () =>
        composeMail({
          to: parent.email,
          subject: words.childUnlinked(),
          paragraphs: [words.childEnded(), ...whoIs(child), words.youSeeNoMore()],
          action: childrenAt(origin),
        }),
      );
