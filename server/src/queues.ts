import { resetQueue } from './accounts/forgotPassword';
import { bookingClockQueue, reminderQueue } from './bookings/bookingClock';
import { problemClockQueue } from './bookings/problems/problemClock';
import { meetingLinkQueue } from './bookings/setMeetingLink';
import type { Connection } from './db/migrate';
import { installJobs } from './jobs/installJobs';
import type { Queue } from './jobs/queue';
import { codeMailQueue, mailQueue } from './mail/mailQueue';
import { recountQueue } from './money/ledger/recountNightly';
import { askQueue, payReminderQueue, refundQueue } from './money/paymentClock';
import { linkQueue } from './parents/requestLink';
import { standInQueue } from './payments/stand-in/tellOf';
import { gatewayEventQueue } from './payments/webhookRoutes';
import { suspensionEndQueue } from './suspensions/suspensionClock';

/** Every queue there is. One that is missing here refuses its jobs. */
export const queues: readonly Queue<object>[] = [
  mailQueue,
  codeMailQueue,
  resetQueue,
  bookingClockQueue,
  reminderQueue,
  meetingLinkQueue,
  problemClockQueue,
  linkQueue,
  recountQueue,
  askQueue,
  refundQueue,
  payReminderQueue,
  gatewayEventQueue,
  standInQueue,
  suspensionEndQueue,
];

/** Puts them in place, for `migrate`. */
export const installQueues = (connection: Connection): Promise<void> => installJobs(connection, queues);
