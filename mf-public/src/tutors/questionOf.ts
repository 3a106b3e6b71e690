import type { TutorOrder } from '@paadam/shared/contract';
import {
  cleanLine,
  clipGraphemes,
  examBoards,
  languageCodes,
  levels,
  limits,
  readRupees,
  timesOfDay,
  weekdays,
} from '@paadam/shared/domain';
import { type TutorQuestion, withoutAbsent } from './question';

/** The sort orders that an address may name. Without one the order is "recommended". */
const otherOrders: readonly TutorOrder[] = ['price-up', 'price-down', 'rating'];

/** The least ratings that can be searched for. */
export const ratings = [4.5, 4, 3] as const;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The list's cursor, as links without scripts carry it. */
const cursor = /^[\w-]{1,512}$/;

/**
 * @param text a bound of the price, as it was typed
 * @returns whole rupees, also for "Rs. 1,250.50"; null if nothing is typed, undefined if the text is no price of an hour
 */
export const boundOf = (text: string): number | null | undefined => {
  const paise = readRupees(text);
  if (paise === null) return null;
  const rupees = Math.floor(paise / 100);
  return rupees <= limits.hourlyRate ? rupees : undefined;
};

/** @returns the words in the form in which they are searched for */
export const tidyWords = (text: string): string =>
  clipGraphemes(cleanLine(text).replace(/\n/g, ' '), limits.searchCharacters);

/** @returns the search that the page's address describes, without invalid parts */
export const questionOf = (address: URLSearchParams): TutorQuestion => {
  const subject = address.get('subject') ?? '';
  const from = address.get('cursor') ?? '';
  const oneOf = <T extends string>(part: keyof TutorQuestion, values: readonly T[]): T | undefined =>
    values.find((known) => known === address.get(part));
  return withoutAbsent({
    q: tidyWords(address.get('q') ?? '') || undefined,
    subject: id.test(subject) ? subject : undefined,
    level: oneOf('level', levels),
    board: oneOf('board', examBoards),
    language: oneOf('language', languageCodes),
    minRate: boundOf(address.get('minRate') ?? '') ?? undefined,
    maxRate: boundOf(address.get('maxRate') ?? '') ?? undefined,
    minRating: ratings.find((known) => String(known) === address.get('minRating')),
    day: oneOf('day', weekdays),
    timeOfDay: oneOf('timeOfDay', timesOfDay),
    sort: oneOf('sort', otherOrders),
    cursor: cursor.test(from) ? from : undefined,
  });
};
