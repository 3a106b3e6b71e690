import { graphemesOf } from './text';

const signsOf = (word: string): string[] => graphemesOf(word).filter((sign) => /[\p{L}\p{N}]/u.test(sign));

/**
 * The initials that stand for a person without a picture.
 *
 * @param name in any script
 * @returns the first letters of the first and the last name, in upper case. In scripts without case, the first grapheme only, since two
 *   are too wide for a circle. An emoji only if the name has no letter; '?' for an empty name
 */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter(Boolean);
  const letters = words.flatMap((word) => signsOf(word)[0] ?? []);
  const [first = graphemesOf(words[0] ?? '')[0] ?? '?', ...others] = letters;
  const last = others.at(-1) ?? '';
  return (first + (/^\p{Lo}/u.test(last) ? '' : last)).toUpperCase();
};

/** @returns the first grapheme; '' for an empty text */
export const initialOf = (text: string): string => graphemesOf(text)[0] ?? '';
