import { suspensionEndQueue } from './access/suspensions/suspensionClock';
import type { Connection } from './foundation/db/migrate';
import { installJobs } from './foundation/jobs/installJobs';
import type { Queue } from './foundation/jobs/queue';
import { codeMailQueue, mailQueue } from './foundation/mail/mailQueue';
import { bookingClockQueue, reminderQueue } from './lessons/bookings/bookingClock';
import { problemClockQueue } from './lessons/bookings/problems/problemClock';
import { meetingLinkQueue } from './lessons/bookings/setMeetingLink';
import { recountQueue } from './lessons/ledger/ledger/recountNightly';
import { askQueue, payReminderQueue, refundQueue } from './lessons/ledger/paymentClock';
import { standInQueue } from './money/payments/stand-in/tellOf';
import { gatewayEventQueue } from './money/payments/webhookRoutes';
import { resetQueue } from './people/accounts/forgotPassword';
import { linkQueue } from './portals/parents/requestLink';

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
