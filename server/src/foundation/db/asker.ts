import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<string | null>();

/** Runs work in a person's name: its statements count against that person's share. @returns what the work returns */
export const askFor = <Result>(personId: string, work: () => Result): Result => askers.run(personId, work);

/** Runs work for everyone, such as a room's log: its statements count against no person. @returns what the work returns */
export const askForAll = <Result>(work: () => Result): Result => askers.run(null, work);

/** @returns the id of the person in whose name the work runs; null: for everyone, or for a visitor */
export const currentAsker = (): string | null => askers.getStore() ?? null;
