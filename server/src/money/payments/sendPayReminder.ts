import type { Server } from '../../foundation/http/server';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { mailJob } from '../../foundation/mail/mailQueue';
import { mailsAbout } from '../../lessons/bookings/bookingMails';
import { notesAbout } from '../../lessons/bookings/bookingNotes';
import { getBooking } from '../../lessons/bookings/queries';
import type { PayReminder } from '../../lessons/ledger/paymentClock';
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
