import { HttpError } from '../http/HttpError';
import { openPasswordLine } from './passwordLine';

const startWork = () => {
  let finish = () => {};
  const end = new Promise<string>((resolve) => {
    finish = () => resolve('done');
  });
  return { work: jest.fn(() => end), finish: () => finish() };
};

describe('the line of the passwords', () => {
  it('runs so many at once, and the next when one is done', async () => {
    const { inTurn } = openPasswordLine({ atOnce: 2, waiting: 1 });
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
    const { inTurn, refuseInCrowd } = openPasswordLine({ atOnce: 1, waiting: 1 });
    const [running, waiting] = [startWork(), startWork()];
    expect(refuseInCrowd).not.toThrow();
    const admitted = [inTurn(running.work), inTurn(waiting.work)];
    await new Promise(setImmediate);

    expect(refuseInCrowd).toThrow(HttpError);
    expect(refuseInCrowd).toThrow(
      expect.objectContaining({ code: 'unavailable', status: 503, details: { retryAfter: 5 } }),
    );

    running.finish();
    waiting.finish();
    await Promise.all(admitted);
    expect(refuseInCrowd).not.toThrow();
  });

  it('goes on after a failure', async () => {
    const { inTurn } = openPasswordLine({ atOnce: 1, waiting: 1 });
    await expect(inTurn(() => Promise.reject(new Error('out of memory')))).rejects.toThrow('out of memory');
    await expect(inTurn(async () => 'done')).resolves.toBe('done');
  });
});
