import type { FastifyInstance } from 'fastify';
import { isUnavailable } from '../../foundation/db/databaseError';
import { inTransaction } from '../../foundation/db/inTransaction';
import { holdPayment, releaseHeld } from '../../lessons/ledger/changes';
import { sumGoingBack } from '../../lessons/ledger/queries';
import { postponeRelease, takeReleases } from './changes';

/** The parts of the server that the release of money needs. */
export type ReleaseSite = Pick<FastifyInstance, 'database' | 'config' | 'log'> & {
  metrics: Pick<FastifyInstance['metrics'], 'countFailure'>;
};

const batch = 100;

/** After so many consecutive failures the cause is the database and not a single payment. */
const enough = 3;

/**
 * What was held for lessons that took place becomes the tutors', and the house's; so does the rest of cancelled ones that a dispute
 * had kept. A payment that fails is logged, counted and retried later; the others are still released.
 *
 * @returns the number of payments whose money was released
 * @throws the error of an unavailable database: the payments taken are retried at their next time
 */
export const releaseEarned = async (site: ReleaseSite): Promise<number> => {
  let released = 0;
  let unanswered = 0;
  for (;;) {
    const ids = await takeReleases(site.database, batch);
    for (const id of ids) {
      try {
        if (await releaseOne(site, id)) released += 1;
        unanswered = 0;
      } catch (error) {
        unanswered = isUnavailable(error) ? unanswered + 1 : 0;
        if (unanswered === enough) throw error;
        site.metrics.countFailure('release');
        site.log.error({ err: error, payment: id }, 'the money of a lesson could not be released');
      }
    }
    if (ids.length < batch) return released;
  }
};

const releaseOne = ({ database, config }: ReleaseSite, id: string): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const payment = await holdPayment(tx, id);
    if (!payment || payment.releasedAt || payment.status === 'void') return false;
    const { bookingId, tutorId, bookingStatus } = payment;
    const isOver = bookingStatus === 'completed';
    const isCancelled = bookingStatus === 'cancelled';
    const isKept = payment.isDisputed || payment.hasOpenProblem;
    if (isKept || !payment.hasWaited || !(isOver || isCancelled)) {
      await postponeRelease(tx, id);
      return false;
    }
    const amount = payment.amount - (await sumGoingBack(tx, id));
    const event = isOver ? 'completed' : 'cancelled';
    await releaseHeld(tx, config.money, id, event, { bookingId, tutorId, amount });
    return true;
  });
