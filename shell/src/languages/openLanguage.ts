import type { BringWords, WordsOptions } from './bringWords';

type Part = () => Promise<{ createBringWords: (options: WordsOptions) => BringWords }>;

/** Each is the file of the shell's words in that language, with what brings the words of pages. */
const parts: Record<string, Part> = {
  ta: () => import(/* webpackChunkName: "words-ta" */ './bringWords'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './bringWords'),
  qps: () => import(/* webpackChunkName: "words-qps" */ './bringWords'),
};

/** @returns brings the shell's words in the document's language; of English there is nothing to bring */
export const openLanguage = (): Part | undefined => parts[document.documentElement.lang];
