import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { rootFolder } from '../../paths';

/**
 * What a thread runs. On Linux a priority is a thread's own; elsewhere it would be the whole server's, and stays as it is.
 */
const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { verifySync } = require(workerData.library);
  const { getPriority, setPriority } = require('node:os');
  if (process.platform === 'linux' && getPriority(0) < workerData.niceness) setPriority(0, workerData.niceness);
  parentPort.on('message', ({ passwordHash, password }) => {
    try {
      parentPort.postMessage({ matches: verifySync(passwordHash, password) });
    } catch (error) {
      parentPort.postMessage({ problem: String(error) });
    }
  });`;

/** Of 0 to 19: all that is not a password goes first, and a password gets whatever is left. */
const niceness = 10;

/** Milliseconds after which a thread ends that has nothing to do. */
const idleMilliseconds = 30_000;

type Answer = { matches: boolean } | { problem: string };

/** Threads that have nothing to do. */
const idle: { worker: Worker; end: NodeJS.Timeout }[] = [];

const forget = (worker: Worker): void => {
  const place = idle.findIndex((one) => one.worker === worker);
  if (place >= 0) idle.splice(place, 1);
};

const begin = (): Worker => {
  const library = createRequire(join(rootFolder, 'server', 'package.json')).resolve('@node-rs/argon2');
  const worker = new Worker(program, { eval: true, workerData: { library, niceness } });
  // The person who waits for it is told; of an idle one no one would be, and its error would end the process.
  worker.on('error', () => {});
  worker.once('exit', () => forget(worker));
  return worker;
};

const take = (): Worker => {
  const free = idle.pop();
  if (!free) return begin();
  clearTimeout(free.end);
  free.worker.ref();
  return free.worker;
};

const giveBack = (worker: Worker): void => {
  worker.unref();
  const end = setTimeout(() => {
    forget(worker);
    void worker.terminate();
  }, idleMilliseconds);
  idle.push({ worker, end: end.unref() });
};

/**
 * Verifies a password on a thread of low priority: argon2 takes all of a processor for as long as it lasts, and a crowd that
 * signs in would leave nothing to everybody else. The caller bounds how many run at once.
 */
export const verifyOnThread = (passwordHash: string, password: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const worker = take();
    const settle = (): void => {
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
    };
    const onMessage = (answer: Answer): void => {
      settle();
      giveBack(worker);
      if ('matches' in answer) resolve(answer.matches);
      else reject(new Error(`A password could not be verified: ${answer.problem}`));
    };
    const onEnd = (): void => {
      settle();
      reject(new Error('A thread for passwords has ended.'));
    };
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
    worker.postMessage({ passwordHash, password });
  });
