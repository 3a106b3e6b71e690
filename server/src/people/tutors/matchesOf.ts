import type { ListedTutor, Match } from '@paadam/shared/contract';
import { foldText } from '@paadam/shared/domain';
import type { ReadWord, Search } from './queries/search';
import { type TypedFact, textOf } from './typedWords';

type Found = Pick<ListedTutor, 'name' | 'bio' | 'subjects' | 'levels' | 'boards' | 'languages'>;

/** Characters of a bio on either side of the word that was found. */
const around = 40;

/** @returns why the search found the tutor, each reason once, in the order of the words */
export const matchesOf = (tutor: Found, { words }: Search): Match[] => {
  const reasons = words.flatMap((word) => reasonsFor(tutor, word));
  return [...new Map(reasons.map((reason) => [`${reason.field} ${reason.text}`, reason])).values()];
};

const reasonsFor = (tutor: Found, word: ReadWord): Match[] => {
  const subjects = word.subjects
    .filter(({ _id }) => tutor.subjects.includes(_id))
    .map(
      ({ name, topic }): Match =>
        topic === null ? { field: 'subject', text: name } : { field: 'topic', text: topic },
    );
  const facts = word.facts
    .filter((fact) => has(tutor, fact))
    .map((fact): Match => ({ field: fact.field, text: textOf(fact) }));
  const name: Match[] = findIn(tutor.name, word) ? [{ field: 'name', text: tutor.name }] : [];
  const found = [...subjects, ...facts, ...name];
  if (found.length > 0) return found;
  const place = findIn(tutor.bio, word);
  return place ? [{ field: 'bio', text: pieceOf(tutor.bio, place.start, place.end) }] : [];
};

const has = ({ levels, boards, languages }: Found, fact: TypedFact): boolean => {
  switch (fact.field) {
    case 'level':
      return levels.includes(fact.value);
    case 'board':
      return boards.includes(fact.value);
    case 'language':
      return languages.includes(fact.value);
  }
};

/** @returns where the text has one of the words that were found, if it has */
const findIn = (text: string, { pieces }: ReadWord): { start: number; end: number } | undefined => {
  if (pieces.length === 0) return undefined;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu)) {
    const word = foldText(match[0]);
    const isFound = pieces.some(
      ({ word: typed, isBeginning, known }) =>
        known.includes(word) || (isBeginning && word.startsWith(typed)),
    );
    if (isFound) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
};

/** @returns some words of the text around a place in it, with an ellipsis where it goes on */
const pieceOf = (text: string, start: number, end: number): string => {
  const from = start <= around ? 0 : text.indexOf(' ', start - around) + 1 || start;
  const to = text.length - end <= around ? text.length : Math.max(text.lastIndexOf(' ', end + around), end);
  const piece = text.slice(Math.min(from, start), to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '… ' : ''}${piece}${to < text.length ? ' …' : ''}`;
};
