import {
  type Board,
  boardName,
  boards,
  classesOf,
  type LanguageCode,
  type Level,
  languageName,
  languages,
  levelName,
  levels,
} from '@paadam/shared/domain';

/** What some words, from the first to the last, say of a tutor other than by being found in a text. */
export type TypedFact = { first: number; last: number } & (
  | { field: 'level'; value: Level }
  | { field: 'board'; value: Board }
  | { field: 'language'; value: LanguageCode }
);

/** @param typed as somebody typed it @returns its words, in lower case: letters and digits of any script */
export const wordsOf = (typed: string): string[] =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\+\s*2(?![\p{L}\p{N}])/gu, ' plus2 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words of a question that say nothing of whom it is about. */
const fillers = new Set(
  'a an and the for of in with who to my me i need want find near best good online tutor tutors teacher teachers tuition tuitions lesson lessons'.split(
    ' ',
  ),
);

export const isFiller = (word: string): boolean => fillers.has(word);

const classWords = new Set(
  'class classes cls grade grades std standard kaksha vaguppu வகுப்பு कक्षा'.split(' '),
);
/** What may stand between a number and the word for a class: "10 th class", "10 ஆம் வகுப்பு", "10 वीं कक्षा". */
const ordinalEndings = new Set('th st nd rd ஆம் வது वीं वी'.split(' '));
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const romans = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** @returns the class that a word by itself means: "10", "10th", "tenth", "class10"; 0: none */
const classIn = (word: string): number => {
  const digits = /^(?:class|grade|std)?(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1];
  return digits === undefined ? (word === 'second' ? 0 : ordinals.indexOf(word) + 1) : Number(digits);
};

const levelOfClass = (number: number): Level | undefined =>
  (Object.keys(classesOf) as (keyof typeof classesOf)[]).find((level) => {
    const [first, last] = classesOf[level];
    return first <= number && number <= last;
  });

const classAt = (words: readonly string[], at: number): TypedFact | undefined => {
  const [word = '', next = '', third = ''] = words.slice(at);
  const fact = (number: number, count: number): TypedFact | undefined => {
    const value = levelOfClass(number);
    return value && { first: at, last: at + count - 1, field: 'level', value };
  };
  if (classWords.has(word)) return fact(classIn(next) || romans.indexOf(next) + 1, 2);
  const isNumber = classIn(word) > 0;
  const number = classIn(word) || romans.indexOf(word) + 1;
  if (classWords.has(next)) return fact(number, 2);
  if (ordinalEndings.has(next)) return fact(classIn(word), classWords.has(third) ? 3 : 2);
  return isNumber ? fact(classIn(word), 1) : undefined;
};

const levelPhrases: Record<Level, string> = {
  primary: 'primary, primary school, elementary',
  middle: 'middle school',
  secondary: 'secondary, secondary school, high school, sslc',
  senior: 'higher secondary, senior secondary, plus two, plus2, puc, hsc',
  college: 'college, undergraduate, university, degree',
  adult: 'adult, adults',
};
const boardPhrases: Record<Board, string> = {
  cbse: 'cbse, ncert',
  icse: 'icse, isc, cisce',
  state: 'state board, state syllabus, samacheer, samacheer kalvi, matric, matriculation',
  ib: 'ib, international baccalaureate',
  igcse: 'igcse, cambridge',
  nios: 'nios, open school',
};

/** English is what nearly everybody teaches in: by its name alone the subject is meant. */
const namesOf = ({ code, name, ownName }: (typeof languages)[number]): string[] => [
  ...(code === 'en' ? [] : [name, ownName, `${name} speaking`]),
  `in ${name}`,
  `speaks ${name}`,
  `${name} medium`,
];

type Meaning = TypedFact extends infer Fact
  ? Fact extends TypedFact
    ? Omit<Fact, 'first' | 'last'>
    : never
  : never;

/** Phrases by their first word, each as its words. */
const phrases = new Map<string, { words: string[]; meaning: Meaning }[]>();
const learn = (texts: readonly string[], meaning: Meaning): void => {
  for (const text of texts) {
    const words = wordsOf(text);
    const [first = ''] = words;
    phrases.set(first, [...(phrases.get(first) ?? []), { words, meaning }]);
  }
};
for (const value of levels) learn(levelPhrases[value].split(', '), { field: 'level', value });
for (const value of boards) {
  const known = boardPhrases[value].split(', ');
  learn([...known, ...known.map((phrase) => `${phrase} board`)], { field: 'board', value });
}
for (const language of languages) learn(namesOf(language), { field: 'language', value: language.code });

/** @returns the levels, boards and languages that the words name */
export const factsIn = (words: readonly string[]): TypedFact[] =>
  words.flatMap((word, at) => {
    const named = (phrases.get(word) ?? [])
      .filter((phrase) => phrase.words.every((part, index) => words[at + index] === part))
      .map(({ words: parts, meaning }) => ({ first: at, last: at + parts.length - 1, ...meaning }));
    const ofClass = classAt(words, at);
    return ofClass ? [...named, ofClass] : named;
  });

/** @returns the fact as screens show it */
export const textOf = (fact: TypedFact): string => {
  switch (fact.field) {
    case 'level':
      return levelName(fact.value);
    case 'board':
      return boardName(fact.value);
    case 'language':
      return languageName(fact.value);
  }
};
