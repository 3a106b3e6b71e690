import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../foundation/db/inTransaction';
import { type Database, openDatabase } from '../../../foundation/db/openDatabase';
import { enqueue } from '../../../foundation/jobs/enqueue';
import { hasWaitingJob } from '../../../foundation/jobs/queries';
import { defineQueue } from '../../../foundation/jobs/queue';
import { keepRecount } from './changes';
import { type Recount, recountLedger } from './queries';

/** Milliseconds: the whole ledger is read, which no request may wait for. */
const patience = 600_000;

export const recountQueue = defineQueue<{ what: 'ledger' }>('ledger-recount', {
  expireSeconds: patience / 1_000,
});

const data = { what: 'ledger' } as const;
/** Of the day, in UTC: 2 in the night in India. */
const hour = 20.5;
const aDay = 86_400_000;

/** @returns the next moment of that hour */
const tonight = (now = Date.now()): Date => {
  const at = Math.floor(now / aDay) * aDay + hour * 3_600_000;
  return new Date(at > now ? at : at + aDay);
};

/** Recounts on a connection of its own, which may take its time. */
const recountApart = async ({ $client }: Database): Promise<Recount> => {
  const { connectionString } = $client.options;
  if (!connectionString) throw new Error('The pool does not say where its database is.');
  const apart = openDatabase(connectionString, { connections: 1, statement: patience });
  try {
    return await recountLedger(apart);
  } finally {
    await apart.$client.end();
  }
};

/** Has the ledger recounted in the coming night, by one of the servers. */
export const planRecount = ({ database }: Pick<FastifyInstance, 'database'>): Promise<void> =>
  inTransaction(database, async (tx) => {
    if (await hasWaitingJob(tx, recountQueue, data)) return;
    await enqueue(tx, recountQueue, data, { startAfter: tonight() });
  });

/** Recounts when its night has come, and plans the next; what does not add up stands in the log and in the metrics. */
export const recountNightly = ({ jobs, database, log }: FastifyInstance): void =>
  jobs.handle(recountQueue, async () => {
    const recount = await recountApart(database);
    await keepRecount(database, recount);
    if (recount.differences.length > 0) {
      log.error({ differences: recount.differences }, 'the ledger does not add up');
    }
    await planRecount({ database });
  });
