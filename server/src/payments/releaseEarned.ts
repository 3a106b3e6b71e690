import { inTransaction } from '../db/inTransaction';
import type { Server } from '../http/server';
import { releaseHeld } from '../money/changes';
import { sumGoingBack } from '../money/queries';
import { holdPayment } from './changes';
import { listEarned } from './queries';

/** Hours after a lesson's end for which its money waits, should something have gone wrong. */
const waitingHours = 24;
const batch = 100;

/**
 * What was held for lessons that took place becomes the tutors', and the house's; so does the rest of cancelled ones that a dispute
 * had kept. @returns for how many
 */
export const releaseEarned = async ({
  database,
  config,
}: Pick<Server, 'database' | 'config'>): Promise<number> => {
  let released = 0;
  for (;;) {
    const ids = await listEarned(database, waitingHours, batch);
    for (const id of ids) {
      await inTransaction(database, async (tx) => {
        const payment = await holdPayment(tx, id);
        if (!payment || payment.releasedAt || payment.isDisputed || payment.hasOpenProblem) return;
        const { bookingId, tutorId, bookingStatus } = payment;
        const isOver = bookingStatus === 'completed';
        const hasWaited = bookingStatus === 'cancelled' && payment.status !== 'void';
        if (!isOver && !hasWaited) return;
        const amount = payment.amount - (await sumGoingBack(tx, id));
        const event = isOver ? 'completed' : 'cancelled';
        await releaseHeld(tx, config.money, id, event, { bookingId, tutorId, amount });
        released += 1;
      });
    }
    if (ids.length < batch) return released;
  }
};
