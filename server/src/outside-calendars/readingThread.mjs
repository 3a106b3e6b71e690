// What a thread of its own runs, as it stands: it is no part of the server's bundle (readInThread.ts says what is sent).
import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './reading/readCalendar.mjs';

const { milliseconds, ...wanted } = workerData;
const deadline = performance.now() + milliseconds;
parentPort.postMessage(readCalendar({ ...wanted, isLate: () => performance.now() > deadline }));
