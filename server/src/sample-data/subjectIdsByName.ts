import type { Transaction } from '../db/openDatabase';
import { subjects } from '../db/schema';

/** @returns the catalogue's ids by the names of the subjects */
export const subjectIdsByName = async (tx: Transaction): Promise<ReadonlyMap<string, string>> => {
  const catalogue = await tx.select({ id: subjects.id, name: subjects.name }).from(subjects);
  return new Map(catalogue.map(({ id, name }) => [name, id]));
};
