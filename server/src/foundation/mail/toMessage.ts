import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail';

/**
 * @param from the sender
 * @returns the mail as nodemailer takes it. What is for the calendar is a part beside text and HTML, with its method in its
 *   type, which is where programs look that offer to take it up; and a file, for those that do not.
 */
export const toMessage = (
  { calendar, calendarFile, invitation: _, lessons: __, ...mail }: Mail,
  from: string,
): SendMailOptions => ({
  ...mail,
  from,
  ...(calendar && { icalEvent: { ...calendar, filename: 'lesson.ics' } }),
  ...(calendarFile !== undefined && {
    attachments: [
      {
        filename: 'lessons.ics',
        content: calendarFile,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  }),
});
