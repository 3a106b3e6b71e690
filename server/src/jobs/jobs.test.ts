import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { inTransaction } from '../db/inTransaction';
import { composeMail } from '../mail/composeMail';
import { mailQueue } from '../mail/mailQueue';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { enqueue } from './enqueue';
import { Jobs } from './Jobs';
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

  it('cannot be added to a queue that there is not', async () => {
    const nowhere = defineQueue<object>('nowhere');
    const work = inTransaction(test.database, (tx) => enqueue(tx, nowhere, {}));
    await expect(work).rejects.toThrow('There is no queue "nowhere".');
  });
});

describe('a job that a server has in hand', () => {
  const rhythm = { beat: 30, patience: 200 };
  const start = async (handler: () => Promise<void>) => {
    const jobs = new Jobs(test.database, pino({ level: 'silent' }), rhythm);
    jobs.handle(mailQueue, handler);
    await jobs.start();
    return jobs;
  };
  const add = () => inTransaction(test.database, (tx) => enqueue(tx, mailQueue, mail));
  /** What a server leaves that is killed: the job is taken, and nobody is there. */
  const die = () =>
    test.database.$client.query(
      "UPDATE pgboss.job SET state = 'active', started_on = now() WHERE state < 'active'",
    );
  const retries = async (): Promise<number[]> => {
    const { rows } = await test.database.$client.query('SELECT retry_count FROM pgboss.job');
    return rows.map(({ retry_count }) => retry_count);
  };

  it('is taken up by another one soon after that has died', async () => {
    await add();
    await die();
    let done = () => {};
    const taken = new Promise<void>((resolve) => {
      done = resolve;
    });
    const jobs = await start(async () => done());
    await taken;
    await jobs.stop();
    expect(await retries()).toEqual([]);
  });

  it('is taken up by nobody while that one lives, however many look', async () => {
    await add();
    let runs = 0;
    const slow = async () => {
      runs += 1;
      await pause(900);
    };
    const servers = [await start(slow), await start(slow), await start(slow)];
    while (runs === 0) await pause(10);
    await pause(700);
    await Promise.all(servers.map((jobs) => jobs.stop()));
    expect(runs).toBe(1);
  });

  it('is not taken for lost because the database was away', async () => {
    await add();
    await die();
    const [{ id }] = (await test.database.$client.query('SELECT id FROM pgboss.job')).rows;
    const handler = jest.fn(async () => {});
    const jobs = await start(handler);
    const query = test.database.$client.query.bind(test.database.$client);
    const away = jest.spyOn(test.database.$client, 'query').mockImplementation(() => {
      throw new Error('Connection terminated');
    });
    await pause(400);
    away.mockRestore();
    // Its server is back before anybody has waited long enough.
    await query('UPDATE pgboss.job SET started_on = clock_timestamp() WHERE id = $1', [id]);
    await pause(120);
    expect(handler).not.toHaveBeenCalled();
    await jobs.stop();
  });

  it('is given up for good where it takes every server with it', async () => {
    await add();
    await test.database.$client.query('UPDATE pgboss.job SET retry_count = retry_limit');
    await die();
    const handler = jest.fn(async () => {});
    const jobs = await start(handler);
    await pause(500);
    await jobs.stop();
    expect(handler).not.toHaveBeenCalled();
  });
});
