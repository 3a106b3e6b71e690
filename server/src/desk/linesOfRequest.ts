import { AsyncLocalStorage } from 'node:async_hooks';

/** How many lines of the audit a call of the desk has left so far. */
export interface Lines {
  written: number;
}

/** The lines of the call whose handler runs; nothing outside of calls, as for the command line. */
export const linesOfRequest = new AsyncLocalStorage<Lines>();
