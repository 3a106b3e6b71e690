import type { Transaction } from '../../foundation/db/openDatabase';
import { subjects } from '../../foundation/db/schema';

/** @throws where the sample data names something that it does not hold */
export const lookUp = <Value>(map: ReadonlyMap<string, Value>, key: string): Value => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The sample data has no "${key}".`);
  return value;
};

/** @returns what stands before the @ of the address, by which the sample data names a person */
export const nicknameOf = ({ email }: { email: string }): string => email.slice(0, email.indexOf('@'));

/** @returns the catalogue's ids by the names of the subjects */
export const subjectIdsByName = async (tx: Transaction): Promise<ReadonlyMap<string, string>> => {
  const catalogue = await tx.select({ id: subjects.id, name: subjects.name }).from(subjects);
  return new Map(catalogue.map(({ id, name }) => [name, id]));
};
