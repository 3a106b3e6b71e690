import type { BoardBodies } from '@paadam/shared/contract';
import type { BoardEvent } from './BoardModel';
import { toldWords } from './describeItem';

type Phrase = (count: number) => string;

const counted =
  (one: string, several: string): Phrase =>
  (count) =>
    count === 1 ? one : several.replace('#', String(count));

const texts: Record<string, Phrase> = {
  ink: counted('drew a stroke', 'drew # strokes'),
  line: counted('drew a line', 'drew # lines'),
  arrow: counted('drew an arrow', 'drew # arrows'),
  rectangle: counted('drew a rectangle', 'drew # rectangles'),
  ellipse: counted('drew an ellipse', 'drew # ellipses'),
  image: counted('put in a picture', 'put in # pictures'),
  move: counted('moved something', 'moved things # times'),
  del: counted('erased something', 'erased things # times'),
  undo: counted('took a step back', 'took # steps back'),
  redo: counted('brought a step back', 'brought # steps back'),
  page: counted('added a page', 'added # pages'),
  clear: () => 'cleared the page',
  paper: () => 'chose another paper',
};

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
      return `wrote ${toldWords((b as BoardBodies['text']).text)}`;
    case 'lock':
      return (b as BoardBodies['lock']).on ? 'locked the board' : 'opened the board for both';
    default:
      return k in texts ? k : null;
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
      const parts = [...done].map(([key, count]) => texts[key]?.(count) ?? key);
      return `${nameOf(user)} ${parts.join(', ')}.`;
    })
    .join(' ');
};
