import { HttpError } from './HttpError';
import { openThreadLine } from './threadLine';

const openLine = (atOnce: number) => openThreadLine({ atOnce, waiting: 1, refusal: () => 'Too many.' });

const startWork = () => {
  let finish = () => {};
  const end = new Promise<string>((resolve) => {
    finish = () => resolve('done');
  });
  return { work: jest.fn(() => end), finish: () => finish() };
};

describe('a line for the threads', () => {
  it('runs so many at once, and the next when one is done', async () => {
    const { inTurn } = openLine(2);
    const [first, second, third] = [startWork(), startWork(), startWork()];
    const firstResult = inTurn(first.work);
    const others = [inTurn(second.work), inTurn(third.work)];
    await new Promise(setImmediate);
    expect(second.work).toHaveBeenCalled();
    expect(third.work).not.toHaveBeenCalled();

    first.finish();
    expect(await firstResult).toBe('done');
    await new Promise(setImmediate);
    expect(third.work).toHaveBeenCalled();
    second.finish();
    third.finish();
    await Promise.all(others);
  });

  it('refuses whom it would keep too long, says when to come again, and takes on once it has moved', async () => {
    const { inTurn, refuseInCrowd } = openLine(1);
    const [running, waiting] = [startWork(), startWork()];
    expect(refuseInCrowd).not.toThrow();
    const admitted = [inTurn(running.work), inTurn(waiting.work)];
    await new Promise(setImmediate);

    expect(refuseInCrowd).toThrow(HttpError);
    expect(refuseInCrowd).toThrow(
      expect.objectContaining({
        code: 'unavailable',
        message: 'Too many.',
        status: 503,
        details: { retryAfter: 5 },
      }),
    );

    running.finish();
    waiting.finish();
    await Promise.all(admitted);
    expect(refuseInCrowd).not.toThrow();
  });

  it('leaves a thread to files, however many lines there are', async () => {
    const lines = [openLine(3), openLine(3)];
    const all = [...Array(6)].map(startWork);
    const results = all.map(({ work }, index) => lines[index % 2]?.inTurn(work));
    const begun = () => all.filter(({ work }) => work.mock.calls.length > 0);
    await new Promise(setImmediate);
    expect(begun()).toHaveLength(3);

    for (const { finish } of begun()) finish();
    await new Promise(setImmediate);
    expect(begun()).toHaveLength(6);
    for (const { finish } of all) finish();
    await Promise.all(results);
  });

  it('goes on after a failure', async () => {
    const { inTurn } = openLine(1);
    await expect(inTurn(() => Promise.reject(new Error('out of memory')))).rejects.toThrow('out of memory');
    await expect(inTurn(async () => 'done')).resolves.toBe('done');
  });
});
