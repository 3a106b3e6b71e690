import {
  classesOf,
  type ExamBoard,
  examBoardName,
  examBoards,
  foldText,
  isTranslated,
  type Language,
  type LanguageCode,
  type Level,
  languageName,
  languages,
  levelName,
  levels,
  siteLanguages,
} from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';

/** What some words, from the first to the last, say of a tutor other than by being found in a text. */
export type TypedFact = { first: number; last: number } & (
  | { field: 'level'; value: Level }
  | { field: 'board'; value: ExamBoard }
  | { field: 'language'; value: LanguageCode }
);

/**
 * Folds a text for the search, as `search_fold` of the migrations does in the database.
 *
 * @returns the text folded by `foldText`, with programming languages whose names end in signs spelt out
 */
export const foldForSearch = (text: string): string =>
  foldText(text)
    .replace(/(?<![\p{L}\p{N}_])c\+\+/gu, ' cplusplus ')
    .replace(/(?<![\p{L}\p{N}_])([cf])#/gu, ' $1sharp ');

/** @param typed as a person typed it @returns its folded words: letters and digits of any script */
export const wordsOf = (typed: string): string[] =>
  foldForSearch(typed)
    // "10+2" and "+2" are names of the two years after class 10.
    .replace(/(?<![\p{L}\p{N}])(?:10\s*)?\+\s*([12])(?![\p{L}\p{N}])/gu, ' plus$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap(wordsOf));

/** Words of a question that do not say who it is about. */
const fillers = setOf(
  'a an and the for of in with who to my me i need want find near best good online tutor tutors teacher teachers tuition tuitions lesson lessons',
  'ஆசிரியர் ஆசிரியர்கள் ஆசிரியை டீச்சர் டியூட்டர் டியூஷன் ட்யூஷன் பாடம் பாடங்கள் வகுப்பு வகுப்புகள் ஆன்லைன் நல்ல சிறந்த வேண்டும் தேவை எனக்கு மற்றும்',
  'शिक्षक शिक्षिका अध्यापक अध्यापिका टीचर ट्यूटर ट्यूशन पाठ कक्षा कक्षाएँ क्लास क्लासेस ऑनलाइन अच्छा अच्छे अच्छी सबसे चाहिए चाहिये मुझे और का की के को में से लिए लिये पढ़ाने वाला वाले वाली',
);

/** @param word of `wordsOf` */
export const isFiller = (word: string): boolean => fillers.has(word);

const eitherWords = setOf('or அல்லது या अथवा');

/** @param word of `wordsOf` @returns whether it means "or" */
export const isEither = (word: string): boolean => eitherWords.has(word);

const classWords = setOf(
  'class classes cls grade grades std standard kaksha vaguppu வகுப்பு வகுப்புக்கு வகுப்பிற்கு कक्षा क्लास',
);
/** What may stand between a number and the word for a class: "10 th class", "10 ஆம் வகுப்பு", "10 वीं कक्षा". */
const ordinalEndings = setOf('th st nd rd ஆம் ம் வது ஆவது वीं वी वाँ');
/** The classes from the first on, each as it is said in one word. */
const ordinals = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'முதலாம் இரண்டாம் மூன்றாம் நான்காம் ஐந்தாம் ஆறாம் ஏழாம் எட்டாம் ஒன்பதாம் பத்தாம் பதினொன்றாம் பன்னிரண்டாம்',
  'முதல் இரண்டாவது மூன்றாவது நான்காவது ஐந்தாவது ஆறாவது ஏழாவது எட்டாவது ஒன்பதாவது பத்தாவது பதினோராம் பனிரெண்டாம்',
  'पहली दूसरी तीसरी चौथी पाँचवीं छठी सातवीं आठवीं नौवीं दसवीं ग्यारहवीं बारहवीं',
  'पहली दूसरी तीसरी चौथी पाँचवी छठवीं सातवी आठवी नवीं दसवी ग्यारहवी बारहवी',
].map(wordsOf);
const romans = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** Words that alone may have another sense. */
const vague = setOf('i v x second முதல் இரண்டாவது पहली दूसरी');

const numbered = new RegExp(
  `^(?:class|grade|std)?(\\d{1,2})(?:${[...ordinalEndings].join('|')})?(?:class|grade|std|standard)?$`,
);

/** @returns the class that a word means beside the word for classes: "10", "10th", "tenth", "class10", "10वीं", "பத்தாம்"; 0: none */
const classNamed = (word: string): number => {
  const digits = numbered.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  return Math.max(...[...ordinals, romans].map((list) => list.indexOf(word))) + 1;
};

/** @returns the class that a word means by itself; 0: none */
const classIn = (word: string): number => (vague.has(word) ? 0 : classNamed(word));

const levelOfClass = (number: number): Level | undefined =>
  (Object.keys(classesOf) as (keyof typeof classesOf)[]).find((level) => {
    const [first, last] = classesOf[level];
    return first <= number && number <= last;
  });

const classAt = (words: readonly string[], at: number): TypedFact | undefined => {
  const [word = '', next = '', third = ''] = words.slice(at, at + 3);
  const fact = (number: number, count: number): TypedFact | undefined => {
    const value = levelOfClass(number);
    return value && { first: at, last: at + count - 1, field: 'level', value };
  };
  if (classWords.has(word)) return fact(classNamed(next), 2);
  if (classWords.has(next)) return fact(classNamed(word), 2);
  const number = classIn(word);
  if (ordinalEndings.has(next)) return fact(number, classWords.has(third) ? 3 : 2);
  return number > 0 ? fact(number, 1) : undefined;
};

const levelPhrases: Record<Level, string> = {
  primary: 'primary, primary school, elementary, தொடக்கப்பள்ளி, ஆரம்பப்பள்ளி, प्राथमिक',
  middle: 'middle school, நடுநிலைப்பள்ளி, मिडिल स्कूल, उच्च प्राथमिक',
  secondary: 'secondary, secondary school, high school, sslc, உயர்நிலைப்பள்ளி, माध्यमिक, हाई स्कूल, हाईस्कूल',
  senior:
    'higher secondary, senior secondary, plus one, plus1, plus two, plus2, puc, hsc, மேல்நிலைப்பள்ளி, மேல்நிலை, பிளஸ் டூ, उच्च माध्यमिक, इंटर, इंटरमीडिएट',
  college: 'college, undergraduate, university, degree, பல்கலைக்கழகம், विश्वविद्यालय',
  adult: 'adult, adults',
};
const boardPhrases: Record<ExamBoard, string> = {
  cbse: 'cbse, ncert, சிபிஎஸ்இ, सीबीएसई',
  icse: 'icse, isc, cisce, ஐசிஎஸ்இ, आईसीएसई',
  state:
    'state board, state syllabus, samacheer, samacheer kalvi, matric, matriculation, சமச்சீர், சமச்சீர் கல்வி, यूपी बोर्ड',
  ib: 'ib, international baccalaureate',
  igcse: 'igcse, cambridge',
  nios: 'nios, open school',
};

/** @returns what screens say, in each language */
const inAllLanguages = (say: () => string): string[] => siteLanguages.map((language) => speak(language, say));

/** By the language in which people type: the words that follow a language's name to say that lessons are held in it. */
const mediumWords: Partial<Record<Language, string[]>> = {
  ta: ['வழி', 'மீடியம்'],
  hi: ['में', 'माध्यम', 'मीडियम'],
};

/**
 * @returns the phrases that name a language of lessons. The bare name of English is not among them: nearly all lessons are held in
 *   English, so a person who types the name means the subject.
 */
const namesOf = ({ code, name, ownName }: (typeof languages)[number]): string[] => {
  const translated = siteLanguages
    .filter(isTranslated)
    .map((language) => ({ language, said: speak(language, () => languageName(code)) }));
  return [
    ...(code === 'en'
      ? ['ஆங்கில வழி', 'ஆங்கில மீடியம்']
      : [name, ownName, ...translated.map(({ said }) => said), `${name} speaking`]),
    `in ${name}`,
    `speaks ${name}`,
    `${name} medium`,
    ...translated.flatMap(({ language, said }) =>
      (mediumWords[language] ?? []).map((word) => `${said} ${word}`),
    ),
  ];
};

type Meaning = TypedFact extends infer Fact
  ? Fact extends TypedFact
    ? Omit<Fact, 'first' | 'last'>
    : never
  : never;

/** Phrases by their first word, each as its words. */
const phrases = new Map<string, { words: string[]; meaning: Meaning }[]>();
const learn = (texts: readonly string[], meaning: Meaning): void => {
  for (const text of new Set(texts.map((one) => wordsOf(one).join(' ')))) {
    const words = text.split(' ');
    const [first = ''] = words;
    phrases.set(first, [...(phrases.get(first) ?? []), { words, meaning }]);
  }
};
/** What a level is called, unless that is the numbers of its classes, which are found as such. */
const namesOfLevel = (level: Level): string[] =>
  Object.hasOwn(classesOf, level) ? [] : inAllLanguages(() => levelName(level));
for (const value of levels) {
  learn([...levelPhrases[value].split(', '), ...namesOfLevel(value)], { field: 'level', value });
}
const boardWords = ['board', 'போர்டு', 'பாடத்திட்டம்', 'बोर्ड'];
for (const value of examBoards) {
  const known = [...boardPhrases[value].split(', '), ...inAllLanguages(() => examBoardName(value))];
  const named = known.flatMap((phrase) => boardWords.map((word) => `${phrase} ${word}`));
  learn([...known, ...named], { field: 'board', value });
}
for (const language of languages) learn(namesOf(language), { field: 'language', value: language.code });

/** @param words of `wordsOf` @returns the levels, boards and languages that they name */
export const factsIn = (words: readonly string[]): TypedFact[] => {
  return words.flatMap((word, at) => {
    const named = (phrases.get(word) ?? [])
      .filter((phrase) => phrase.words.every((part, index) => words[at + index] === part))
      .map(({ words: parts, meaning }) => ({ first: at, last: at + parts.length - 1, ...meaning }));
    const ofClass = classAt(words, at);
    return ofClass ? [...named, ofClass] : named;
  });
};

/** @returns the fact as screens show it */
export const textOf = (fact: TypedFact): string => {
  switch (fact.field) {
    case 'level':
      return levelName(fact.value);
    case 'board':
      return examBoardName(fact.value);
    case 'language':
      return languageName(fact.value);
  }
};
