import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<string | null>();

/** Does work that a person has caused: what it asks of the database counts as theirs. @returns what the work returns */
export const askFor = <Result>(personId: string, work: () => Result): Result => askers.run(personId, work);

/** Does work that is for all, whoever has caused it. @returns what the work returns */
export const askForAll = <Result>(work: () => Result): Result => askers.run(null, work);

/** @returns the id of the person for whom the database is asked; null: for all, or for a visitor */
export const currentAsker = (): string | null => askers.getStore() ?? null;
