import type { Calls, Query } from '@paadam/shared/contract';

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

export type Changes = { [Part in keyof TutorQuestion]: TutorQuestion[Part] | undefined };

/** Absent and undefined are one, so that a question has one spelling. */
export const withoutAbsent = (question: Changes): TutorQuestion =>
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
