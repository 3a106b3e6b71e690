import { AsyncLocalStorage } from 'node:async_hooks';

/** Counts the audit lines that a desk call has written so far. */
export interface Lines {
  written: number;
}

/** The count of the current call; undefined outside of calls, as at the command line. */
export const linesOfRequest = new AsyncLocalStorage<Lines>();
