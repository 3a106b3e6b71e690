import type { PageLanguage } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../foundation/db/openDatabase';
import { namesOfSubjects, namesOfTopics } from '../../subjects/queries';
import { factsIn, isEither, isFiller, type TypedFact, wordsOf } from '../typedWords';

/** What one typed word may stand for. */
export interface ReadWord {
  /** Folded words of tutors, one of each list. */
  pieces: { word: string; isBeginning: boolean; known: string[] }[];
  /** Subjects with the word in their name, another name of theirs, or, where it is not null, this topic. */
  subjects: { _id: string; name: string; topic: string | null }[];
  facts: TypedFact[];
}

/** What a person looks for. */
export interface Search {
  /** The text of a `tsquery` on the tutors' documents. */
  query: string;
  words: ReadWord[];
}

/**
 * @param typed as a person typed it
 * @param language in which subjects are named: they are found by all their names
 * @returns undefined if the text has no words, or only words that do not narrow the search: then nothing is searched for
 */
export const readSearch = async (
  queryable: Queryable,
  typed: string,
  language: PageLanguage = 'en',
): Promise<Search | undefined> => {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const facts = factsIn(words);
  const { rows } = await queryable.execute<Pick<ReadWord, 'pieces' | 'subjects'> & { place: number }>(
    sql`select place, pieces, subjects from search_reading(${sql.param(words)}::text[]) order by place`,
  );
  const nameOf = await namesIn(
    queryable,
    rows.flatMap(({ subjects }) => subjects),
    language,
  );
  const read = rows.map(({ place, pieces, subjects }) => ({
    isFiller: isFiller(words[place - 1] ?? ''),
    isEither: isEither(words[place - 1] ?? ''),
    pieces,
    subjects: subjects.map(nameOf),
    facts: facts.filter(({ first, last }) => first <= place - 1 && place - 1 <= last),
  }));
  // "online tutor" alone means every tutor.
  const telling = read.filter((word) => !word.isFiller || word.facts.length > 0);
  const asked = telling.filter((word) => !word.isEither);
  const query = queryOf(telling);
  return query === '' ? undefined : { query, words: asked };
};

type AskedWord = ReadWord & { isEither: boolean };

/**
 * @returns the query. All words must match. With an "or", all words before it or all words after it must match, and the levels, boards
 *   and languages in either case: "class 10 maths or computer science" means class 10 in mathematics or in computer science
 */
const queryOf = (words: readonly AskedWord[]): string => {
  const sides: AskedWord[][] = [[]];
  const shared: AskedWord[] = [];
  for (const word of words) {
    if (word.isEither) sides.push([]);
    else if (word.facts.length > 0 && word.subjects.length === 0) shared.push(word);
    else sides.at(-1)?.push(word);
  }
  const either = sides.map(allOf).filter((text) => text !== '');
  const whole = either.length > 1 ? `(${either.map((text) => `(${text})`).join(' | ')})` : either[0];
  return [whole ?? '', allOf(shared)].filter((text) => text !== '').join(' & ');
};

const allOf = (words: readonly ReadWord[]): string =>
  words
    .map(alternativesOf)
    .filter((text) => text !== '')
    .join(' & ');

type ReadSubject = ReadWord['subjects'][number];

/** @returns what names a subject that was read, and its topic, in the language */
const namesIn = async (queryable: Queryable, read: readonly ReadSubject[], language: PageLanguage) => {
  if (language === 'en' || read.length === 0) return (subject: ReadSubject) => subject;
  const ids = read.map(({ _id }) => _id);
  const names = await namesOfSubjects(queryable, ids, language);
  const topics = read.some(({ topic }) => topic !== null)
    ? await namesOfTopics(queryable, ids, language)
    : undefined;
  return ({ _id, name, topic }: ReadSubject): ReadSubject => ({
    _id,
    name: names.get(_id) ?? name,
    topic: topics?.get(`${_id} ${topic}`) ?? topic,
  });
};

/** One of these is enough. */
const alternativesOf = ({ pieces, subjects, facts }: ReadWord): string => {
  const alternatives = [
    ...(pieces.length > 0 ? [pieces.map(textOfPiece).join(' & ')] : []),
    ...subjects.map(({ _id }) => quote(`subject:${_id}`)),
    ...facts.map(({ field, value }) => quote(`${field}:${value}`)),
  ];
  return alternatives.length > 0 ? `(${alternatives.join(' | ')})` : '';
};

const textOfPiece = ({ word, isBeginning, known }: ReadWord['pieces'][number]): string => {
  const words = [...(isBeginning ? [`${quote(word)}:*`] : []), ...known.map(quote)];
  return words.length > 0 ? `(${words.join(' | ')})` : quote(word);
};

/** A lexeme as a `tsquery` takes it, whatever it is made of. */
const quote = (lexeme: string): string => `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
