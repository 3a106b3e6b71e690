import type { BoardBodies } from '@paadam/shared/contract';
import * as words from '../messages/board';
import type { BoardEvent } from './BoardModel';
import { toldWords } from './describeItem';

type Phrase = (count: number) => string;

/** Keyed by our own key (`keyOf`) or by an event's kind, which the sender chooses. */
const phrases = new Map<string, Phrase>([
  ['ink', (count) => words.drewStrokes({ count })],
  ['line', (count) => words.drewLines({ count })],
  ['arrow', (count) => words.drewArrows({ count })],
  ['rectangle', (count) => words.drewRectangles({ count })],
  ['ellipse', (count) => words.drewEllipses({ count })],
  ['image', (count) => words.putInPictures({ count })],
  ['move', (count) => words.moved({ count })],
  ['order', (count) => words.changedOrder({ count })],
  ['del', (count) => words.erased({ count })],
  ['undo', (count) => words.tookBack({ count })],
  ['redo', (count) => words.broughtBack({ count })],
  ['page', (count) => words.addedPages({ count })],
  ['clear', () => words.clearedThePage()],
  ['paper', () => words.choseAnotherPaper()],
]);

/** Words are told as they are, everything else is counted. */
const keyOf = ({ k, b }: BoardEvent): string | null => {
  switch (k) {
    case 'ink':
      return 'on' in (b as object) ? null : 'ink';
    case 'shape':
      return (b as BoardBodies['shape']).shape;
    case 'restore':
      return (b as BoardBodies['restore']).redo ? 'redo' : 'undo';
    case 'text':
      return words.wrote({ text: toldWords((b as BoardBodies['text']).text) });
    case 'lock':
      return (b as BoardBodies['lock']).on ? words.lockedTheBoard() : words.openedTheBoardForBoth();
    default:
      return phrases.has(k) ? k : null;
  }
};

/**
 * @param nameOf a person's name, by the id
 * @returns what others did on the board, as a sentence a person: "Meera drew 2 strokes, wrote “x = 2”."; empty where nothing
 *   of it is worth a word
 */
export const describeEvents = (events: readonly BoardEvent[], nameOf: (user: string) => string): string => {
  const people = new Map<string, Map<string, number>>();
  for (const event of events) {
    const key = keyOf(event);
    if (key === null) continue;
    const done = people.get(event.by) ?? new Map<string, number>();
    people.set(event.by, done.set(key, (done.get(key) ?? 0) + 1));
  }
  return [...people]
    .map(([user, done]) => {
      const parts = [...done].map(([key, count]) => phrases.get(key)?.(count) ?? key);
      return words.didAll({ name: nameOf(user), done: parts.join(', ') });
    })
    .join(' ');
};
