import { colourNames } from './boardLook';
import type { Item } from './items';

/** Characters of a text that are told, and things of a page that are told one by one. */
const longest = 200;
const most = 20;

/** @returns the words of the board, as far as somebody would listen to them */
export const toldWords = (text: string): string =>
  `“${text.length > longest ? `${text.slice(0, longest)} …` : text}”`;

/** @returns what something on the board is, for who does not see it: "red rectangle", "text “x = 2”" */
export const describeItem = ({ drawn }: Pick<Item, 'drawn'>): string => {
  switch (drawn.kind) {
    case 'ink':
      return `${colourNames[drawn.colour].toLowerCase()} ${drawn.isMarker ? 'marker' : 'pen'} stroke`;
    case 'shape':
      return `${colourNames[drawn.colour].toLowerCase()} ${drawn.shape}`;
    case 'text':
      return `text ${toldWords(drawn.text)}`;
    case 'image':
      return drawn.alt ? `picture “${drawn.alt}”` : 'picture';
  }
};

/** @returns all that is on a page, in words: texts and pictures one by one, the rest counted */
export const describePage = (items: readonly Item[]): string => {
  if (items.length === 0) return 'Nothing is on it.';
  const named = items.filter(({ drawn }) => drawn.kind === 'text' || drawn.kind === 'image');
  const strokes = items.length - named.length;
  const unnamed = named.length - most;
  return `On it: ${[
    ...named.slice(0, most).map(describeItem),
    ...(unnamed > 0 ? [`${unnamed} more texts and pictures`] : []),
    ...(strokes > 0 ? [strokes === 1 ? '1 stroke or shape' : `${strokes} strokes and shapes`] : []),
  ].join(', ')}.`;
};
