import { limits } from '@paadam/shared/domain';
import type { Person } from '../family/queries';
import { composeMail } from '../mail/composeMail';
import { codePlace, type Mail } from '../mail/mail';
import { nameInMail } from '../mail/nameInMail';

type Pair = Record<'parent' | 'child', Pick<Person, 'name' | 'email'>>;

/**
 * Who the other side is, with each fact on a line of its own behind its label: whatever a name says, it cannot pass for a
 * sentence of ours. Subjects hold no name for the same reason.
 */
const whoIs = ({ name, email }: Pair['parent']): string[] => [
  `Name: ${nameInMail(name)}`,
  `E-mail address: ${email}`,
];

const whatParentsDo =
  'A linked parent sees your lessons and reviews, and can book and cancel lessons for you.';
const profileOf = (origin: string) => ({ label: 'See your profile', url: `${origin}/student/profile` });

/** @returns the mail that asks the child, with the code that links */
export const linkRequestMail = ({ parent, child, codeId }: Pair & { codeId: string }, origin: string): Mail =>
  composeMail({
    to: child.email,
    subject: `${codePlace} is your Paadam code to link a parent`,
    paragraphs: [
      'Somebody asks to be linked to your Paadam account as your parent. This is the code for it:',
      ...whoIs(parent),
      `Give the code to this person only if you know them and want the link. It is good for ${limits.code.minutes} minutes and can be used once. We will never ask you for it.`,
      whatParentsDo,
      'You can end the link whenever you like, on your profile page.',
      'If you do not know who this is, or do not want the link, you need not do anything. Without the code nothing happens.',
    ],
    codeId,
    action: profileOf(origin),
  });

/** @returns the mails that tell both sides of their link */
export const linkedMails = ({ parent, child }: Pair, origin: string): Mail[] => [
  composeMail({
    to: child.email,
    subject: 'A parent is now linked to your Paadam account',
    paragraphs: [
      'This parent is now linked to your account:',
      ...whoIs(parent),
      whatParentsDo,
      'You can end the link whenever you like, on your profile page. Please do so if you do not know this person.',
    ],
    action: profileOf(origin),
  }),
  composeMail({
    to: parent.email,
    subject: 'Your child is now linked to your Paadam account',
    paragraphs: [
      'You are now linked to this child:',
      ...whoIs(child),
      'You see the lessons and reviews of your child, and can book and cancel lessons for them. Each of you can end the link.',
    ],
    action: { label: 'See your children', url: `${origin}/parent/children` },
  }),
];

/** @returns the mail that tells the other side of the end of a link */
export const unlinkedMail = (
  { parent, child, endedBy }: Pair & { endedBy: 'parent' | 'child' },
  origin: string,
): Mail =>
  endedBy === 'parent'
    ? composeMail({
        to: child.email,
        subject: 'A parent is no longer linked to your Paadam account',
        paragraphs: [
          'This parent has ended the link to your account, and no longer sees your lessons:',
          ...whoIs(parent),
          'Your lessons stay booked as they are.',
        ],
        action: profileOf(origin),
      })
    : composeMail({
        to: parent.email,
        subject: 'Your child is no longer linked to your Paadam account',
        paragraphs: [
          'This child has ended the link to you:',
          ...whoIs(child),
          'You no longer see the lessons of this child, and cannot book or cancel for them. What is booked stays booked.',
        ],
        action: { label: 'See your children', url: `${origin}/parent/children` },
      });
