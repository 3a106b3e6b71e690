import { inTransaction } from '../../foundation/db/inTransaction';
import type { Server } from '../../foundation/http/server';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { mailJob } from '../../foundation/mail/mailQueue';
import type { Reminder } from './bookingClock';
import { mailsAbout } from './bookingMails';
import { takeReminder } from './changes/takeReminder';
import { getBooking } from './queries';

/**
 * Reminds of an accepted lesson, once, however often the job runs. A lesson that was cancelled, has started or was moved
 * since is left alone, and so is a reminder that comes so late that the next one is near.
 */
export const sendReminder = ({ database, config }: Server, reminder: Reminder): Promise<void> =>
  inTransaction(database, async (tx) => {
    if (!(await takeReminder(tx, reminder))) return;
    const { bookingId, hours } = reminder;
    const booking = await getBooking(tx, bookingId);
    const mails = mailsAbout({ event: 'reminder', booking, by: null, hours }, config.publicOrigin);
    await enqueueAll(tx, mails.map(mailJob));
  });
