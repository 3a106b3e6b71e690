import type { Calls, Query, TutorOrder } from '@paadam/shared/contract';
import { boards, languageCodes, levels, limits, timesOfDay, weekdays } from '@paadam/shared/domain';

/** What the list of tutors is asked for, as the call takes it. What is absent does not matter. */
export type TutorQuestion = Omit<Query<Calls['getAllTutors']>, 'limit'>;

/** The filters, which narrow the list down; the order does not, nor does where the list begins. */
export type TutorFilter = Exclude<keyof TutorQuestion, 'sort' | 'cursor'>;

/** In the order in which they stand in an address. */
const parts = [
  'q',
  'subject',
  'level',
  'board',
  'language',
  'minRate',
  'maxRate',
  'minRating',
  'day',
  'timeOfDay',
  'sort',
  'cursor',
] as const satisfies (keyof TutorQuestion)[];

/** The orders that an address names; without one the list is in the recommended order. */
const otherOrders: readonly TutorOrder[] = ['price-up', 'price-down', 'rating'];

/** The ratings from which on a list can be asked for. */
export const ratings = [4.5, 4, 3] as const;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As the list gives it, where it is told without scripts from where on it goes. */
const cursor = /^[\w-]{1,512}$/;

const wholeRupees = (text: string | null): number | undefined =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** @returns the words as they are looked for */
export const tidyWords = (text: string): string =>
  text.trim().replace(/\s+/g, ' ').slice(0, limits.searchCharacters);

/** @returns what the address of the page asks for; what nobody could be asked is left out */
export const questionOf = (address: URLSearchParams): TutorQuestion => {
  const subject = address.get('subject') ?? '';
  const from = address.get('cursor') ?? '';
  const oneOf = <T extends string>(part: keyof TutorQuestion, values: readonly T[]): T | undefined =>
    values.find((known) => known === address.get(part));
  return withoutAbsent({
    q: tidyWords(address.get('q') ?? '') || undefined,
    subject: id.test(subject) ? subject : undefined,
    level: oneOf('level', levels),
    board: oneOf('board', boards),
    language: oneOf('language', languageCodes),
    minRate: wholeRupees(address.get('minRate')),
    maxRate: wholeRupees(address.get('maxRate')),
    minRating: ratings.find((known) => String(known) === address.get('minRating')),
    day: oneOf('day', weekdays),
    timeOfDay: oneOf('timeOfDay', timesOfDay),
    sort: oneOf('sort', otherOrders),
    cursor: cursor.test(from) ? from : undefined,
  });
};

type Changes = { [Part in keyof TutorQuestion]: TutorQuestion[Part] | undefined };

/** Absent and undefined are one, so that a question has one spelling. */
const withoutAbsent = (question: Changes): TutorQuestion =>
  Object.fromEntries(
    parts.flatMap((part) => (question[part] === undefined ? [] : [[part, question[part]]])),
  ) as TutorQuestion;

/** @returns the question with the changes, from the list's beginning; undefined takes a part out */
export const changed = (question: TutorQuestion, changes: Changes): TutorQuestion =>
  withoutAbsent({ ...question, cursor: undefined, ...changes });

/** @returns the address that asks the question; what else the address says, such as for which child, stays */
export const addressOf = (address: URLSearchParams, question: TutorQuestion): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const part of parts) {
    next.delete(part);
    const value = question[part];
    if (value !== undefined) next.set(part, String(value));
  }
  return next;
};

/** @returns whether both ask for the same */
export const sameQuestion = (one: TutorQuestion | null, other: TutorQuestion): boolean =>
  one !== null && parts.every((part) => one[part] === other[part]);

/** @returns the filters that are set, in order */
export const filtersOf = (question: TutorQuestion): TutorFilter[] =>
  parts.filter(
    (part): part is TutorFilter => part !== 'sort' && part !== 'cursor' && question[part] !== undefined,
  );

/** @returns the question without any filter, in the same order */
export const withoutFilters = ({ sort }: TutorQuestion): TutorQuestion => withoutAbsent({ sort });
