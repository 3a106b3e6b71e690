// Runs on a thread of its own, from source: it is not part of the server's bundle. readInThread.ts defines its input and output.
import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './reading/readCalendar.mjs';

const { milliseconds, ...wanted } = workerData;
const deadline = performance.now() + milliseconds;
parentPort.postMessage(readCalendar({ ...wanted, isLate: () => performance.now() > deadline }));
