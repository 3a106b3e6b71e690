import { dictionary } from '@zxcvbn-ts/language-common';
import { Random } from './Random';

/** What nearly every tutor writes. */
const usual = `and the I with of for to in students years my teach a at lessons experience learning you from each
  school class board exam patient online English practice concepts we help clear university degree`;

/** The words of the tutors' texts, the most common first: the usual ones, then a few thousand of a list of English words. */
export const words: readonly string[] = [
  ...usual.split(/\s+/),
  ...new Random(11).pickSome(dictionary['diceware-common'].map(String), 4_000),
];
