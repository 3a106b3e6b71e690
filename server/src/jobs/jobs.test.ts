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
