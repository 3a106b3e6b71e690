import type { Queryable } from '../db/openDatabase';
import { invalidFields } from '../http/HttpError';
import { findPeople } from './queries';

/** What is looked for is looked for at each of them. */
const mostPeople = 500;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns the id that a search is, in small letters; null: it is none */
export const idIn = (search: string): string | null => {
  const id = search.trim().toLowerCase();
  return uuid.test(id) ? id : null;
};

/**
 * @returns the people whom a search by name or address means
 * @throws HttpError `validation_failed` where there are too many of them to look for what each one has
 */
export const peopleMeant = async (queryable: Queryable, search: string): Promise<string[]> => {
  const people = await findPeople(queryable, search.trim(), mostPeople + 1);
  if (people.length <= mostPeople) return people;
  const message = () =>
    `More than ${mostPeople} people have this in their names. Type more of the name, or an e-mail address.`;
  throw invalidFields({ search: message });
};
