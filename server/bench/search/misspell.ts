import type { Random } from '../population/Random';

/** @returns the word with two letters exchanged, one left out, or one doubled; its first letter stays */
export const misspell = (random: Random, word: string): string => {
  const place = random.between(1, Math.max(1, word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, place),
    word.charAt(place),
    word.charAt(place + 1),
    word.slice(place + 2),
  ];
  return random.pick([
    before + next + letter + after,
    before + next + after,
    before + letter + letter + next + after,
  ]);
};
