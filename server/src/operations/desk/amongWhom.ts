import type { Queryable } from '../../foundation/db/openDatabase';
import { invalidFields } from '../../foundation/http/HttpError';
import { findPeople } from './queries';

/** The most people that a search by name or address may match. */
const mostPeople = 500;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns the search as an id in lower case; null if it is no UUID */
export const idIn = (search: string): string | null => {
  const id = search.trim().toLowerCase();
  return uuid.test(id) ? id : null;
};

/**
 * @returns the ids of the people that a search by name or address matches
 * @throws HttpError `validation_failed` if too many people match
 */
export const peopleMeant = async (queryable: Queryable, search: string): Promise<string[]> => {
  const people = await findPeople(queryable, search.trim(), mostPeople + 1);
  if (people.length <= mostPeople) return people;
  const message = () =>
    `More than ${mostPeople} people have this in their names. Type more of the name, or an e-mail address.`;
  throw invalidFields({ search: message });
};
