import { daysAfterStop } from '../calendar/queries';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';
import { nameInMail } from '../mail/nameInMail';
import type { OutsideProblem } from './changes';
import type { CalendarRow } from './queries';

const reasons: Record<OutsideProblem, string> = {
  unreachable: 'Its address has not answered for a day.',
  unreadable: 'What stands at its address is no calendar that we can read.',
  gone: 'Its address shows nothing any more: it was ended, or made anew.',
  refused: 'Its address leads where we do not read.',
};

/** @returns the mail to a tutor that a calendar of theirs is read no more */
export const stoppedMail = (
  { name, email }: Pick<CalendarRow, 'name' | 'email'>,
  problem: OutsideProblem,
  origin: string,
): Mail =>
  composeMail({
    to: email,
    subject: `Your calendar “${nameInMail(name)}” is read no more`,
    paragraphs: [
      `${reasons[problem]} The busy times that we know of it are kept free for ${daysAfterStop} more days; then students are offered them.`,
      'Please look at it on your profile page: have it read again, or give its new address.',
    ],
    action: { label: 'See my calendars', url: `${origin}/tutor/edit-profile?tab=calendar` },
  });
