import { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { inTransaction } from '../db/inTransaction';
import { composeMail } from '../mail/composeMail';
import { codeMailQueue, mailQueue } from '../mail/mailQueue';
import { enqueue } from './enqueue';
import { Jobs } from './Jobs';
import { LostJobs } from './LostJobs';
import { QueueWorker } from './QueueWorker';
import { defineQueue } from './queue';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.drop());

const mail = composeMail({ to: 'kavya@paadam.test', subject: 'Hello', paragraphs: ['Hello.'] });
const createJobs = (handler: () => Promise<void>) => {
  const jobs = new Jobs(test.database, pino({ level: 'silent' }));
  jobs.handle(mailQueue, handler);
  return jobs;
};
const letPass = (seconds: number) =>
  test.database.$client.query('UPDATE pgboss.job SET start_after = start_after - make_interval(secs => $1)', [
    seconds,
  ]);

describe('a job', () => {
  it('runs once its transaction is committed', async () => {
    const handler = jest.fn(async () => {});
    const jobs = createJobs(handler);
    await inTransaction(test.database, async (tx) => {
      await enqueue(tx, mailQueue, mail);
      await jobs.runDue();
      expect(handler).not.toHaveBeenCalled();
    });
    await jobs.runDue();
    await jobs.runDue();
    expect(handler.mock.calls).toEqual([[mail]]);
  });

  it('never runs if its transaction is rolled back', async () => {
    const handler = jest.fn(async () => {});
    const failing = inTransaction(test.database, async (tx) => {
      await enqueue(tx, mailQueue, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await createJobs(handler).runDue();
    expect(handler).not.toHaveBeenCalled();
  });

  it('is tried again after a pause when it fails', async () => {
    const handler = jest.fn(async () => {});
    handler.mockRejectedValueOnce(new Error('the mail server refuses'));
    const jobs = createJobs(handler);
    await inTransaction(test.database, (tx) => enqueue(tx, mailQueue, mail));
    await jobs.runDue();
    await jobs.runDue();
    expect(handler).toHaveBeenCalledTimes(1);
    await letPass(60);
    await jobs.runDue();
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('stays active when the database goes away before its end is stored, and the worker goes on', async () => {
    const away = async () => {
      throw new Error('connect ECONNREFUSED');
    };
    const boss = { deleteJob: away, complete: away, fail: away } as unknown as PgBoss;
    let hasRun: () => void = () => {};
    const ran = new Promise<void>((resolve) => {
      hasRun = resolve;
    });
    const handler = async () => hasRun();
    const worker = new QueueWorker(test.database, boss, mailQueue, handler, pino({ level: 'silent' }));
    await inTransaction(test.database, (tx) => enqueue(tx, mailQueue, mail));
    worker.empty();
    await ran;
    await worker.stop();
    const { rows } = await test.database.$client.query("SELECT state FROM pgboss.job WHERE name = 'mail'");
    expect(rows).toEqual([{ state: 'active' }]);
  });

  it('waits for its moment', async () => {
    const handler = jest.fn(async () => {});
    const jobs = createJobs(handler);
    const startAfter = new Date(Date.now() + 3_600_000);
    await inTransaction(test.database, (tx) => enqueue(tx, mailQueue, mail, { startAfter }));
    await jobs.runDue();
    expect(handler).not.toHaveBeenCalled();
    await letPass(3_601);
    await jobs.runDue();
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('is taken by itself once the jobs are started, by one of several instances', async () => {
    let done: () => void = () => {};
    const taken = new Promise<void>((resolve) => {
      done = resolve;
    });
    const handler = jest.fn(async () => done());
    const instances = [createJobs(handler), createJobs(handler)];
    await Promise.all(instances.map((jobs) => jobs.start()));
    await inTransaction(test.database, (tx) => enqueue(tx, mailQueue, mail));
    await taken;
    await Promise.all(instances.map((jobs) => jobs.stop()));
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('is looked for in all queues by one question, and taken from none that is empty', async () => {
    const asked: string[] = [];
    let looks = 0;
    let looked: () => void = () => {};
    const enough = new Promise<void>((resolve) => {
      looked = resolve;
    });
    const query = jest.spyOn(test.database.$client, 'query');
    query.mockImplementation((...parameters: unknown[]) => {
      const [statement] = parameters;
      const { text, name } =
        typeof statement === 'string' ? { text: statement, name: '' } : Object(statement);
      asked.push(text);
      if (name === 'list-due-queues') looks += 1;
      if (looks === 3) looked();
      return Reflect.apply(Pool.prototype.query, test.database.$client, parameters);
    });
    const jobs = createJobs(async () => {});
    jobs.handle(codeMailQueue, async () => {});
    try {
      await jobs.start();
      await enough;
      await jobs.stop();
    } finally {
      query.mockRestore();
    }
    expect(asked.filter((statement) => statement.includes('FOR UPDATE SKIP LOCKED'))).toEqual([]);
  });

  it('cannot be added to a queue that there is not', async () => {
    const nowhere = defineQueue<object>('nowhere');
    const work = inTransaction(test.database, (tx) => enqueue(tx, nowhere, {}));
    await expect(work).rejects.toThrow('There is no queue "nowhere".');
  });
});

describe('a job that a server has in hand', () => {
  const looks = 3;
  const queues = [mailQueue.name];
  const log = pino({ level: 'silent' });
  const lookOut = () => new LostJobs(test.database, log, { beat: 20, looks });
  /** What a server leaves that is killed: the job is taken, and no one is there. @returns its id */
  const leaveOne = async (): Promise<string> => {
    await inTransaction(test.database, (tx) => enqueue(tx, mailQueue, mail));
    const { rows } = await test.database.$client.query(
      "UPDATE pgboss.job SET state = 'active', started_on = now() RETURNING id",
    );
    return rows[0].id;
  };
  const state = async (): Promise<string> =>
    (await test.database.$client.query('SELECT state FROM pgboss.job')).rows[0].state;
  const beat = async (server: LostJobs, times: number, inHand: string[] = []) => {
    for (let beats = 0; beats < times; beats += 1) await server.beat(queues, inHand);
  };

  it('is taken up by another one soon after that has died', async () => {
    await leaveOne();
    let done = () => {};
    const taken = new Promise<void>((resolve) => {
      done = resolve;
    });
    const jobs = new Jobs(test.database, log, { beat: 20, looks });
    jobs.handle(mailQueue, async () => done());
    await jobs.start();
    await taken;
    await jobs.stop();
    expect((await test.database.$client.query('SELECT FROM pgboss.job')).rowCount).toBe(0);
  });

  it('is given back after so many looks, and not before', async () => {
    await leaveOne();
    const other = lookOut();
    await beat(other, looks);
    expect(await state()).toBe('active');
    await beat(other, 1);
    expect(await state()).toBe('retry');
  });

  it('is taken up by nobody while that one lives, however many look', async () => {
    const id = await leaveOne();
    const [owner, ...others] = [lookOut(), lookOut(), lookOut()];
    for (let turn = 0; turn < 3 * looks; turn += 1) {
      for (const other of others) await beat(other, looks - 1);
      await beat(owner, 1, [id]);
    }
    expect(await state()).toBe('active');
  });

  it('is not taken for lost because the database was away', async () => {
    await leaveOne();
    const other = lookOut();
    await beat(other, looks);
    const away = jest.spyOn(test.database.$client, 'query').mockImplementation(() => {
      throw new Error('Connection terminated');
    });
    await beat(other, 1);
    away.mockRestore();
    await beat(other, looks);
    expect(await state()).toBe('active');
    await beat(other, 1);
    expect(await state()).toBe('retry');
  });

  it('is left alone where it has taken a server with it as often as it may be tried', async () => {
    await leaveOne();
    await test.database.$client.query('UPDATE pgboss.job SET retry_count = retry_limit');
    await beat(lookOut(), 3 * looks);
    expect(await state()).toBe('active');
  });
});
