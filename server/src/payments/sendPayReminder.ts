import { mailsAbout } from '../bookings/bookingMails';
import { notesAbout } from '../bookings/bookingNotes';
import { getBooking } from '../bookings/queries';
import type { Server } from '../http/server';
import { enqueueAll } from '../jobs/enqueue';
import { mailJob } from '../mail/mailQueue';
import type { PayReminder } from '../money/paymentClock';
import { holdUnpaid } from './changes';

/** Reminds of a lesson that is not paid yet; one that was paid, cancelled or moved since is left alone. */
export const sendPayReminder = (
  { news, config }: Pick<Server, 'news' | 'config'>,
  { bookingId, payBy }: PayReminder,
): Promise<void> =>
  news.inTransaction(async (tx, tell) => {
    if (!(await holdUnpaid(tx, bookingId, new Date(payBy)))) return;
    const about = { event: 'pay-reminder', booking: await getBooking(tx, bookingId), by: null } as const;
    tell(notesAbout(about));
    await enqueueAll(tx, mailsAbout(about, config.publicOrigin).map(mailJob));
  });
