import { colourNames } from './boardLook';
import type { Item } from './items';

/** @returns what something on the board is, for who does not see it: "red rectangle", "text “x = 2”" */
export const describeItem = ({ drawn }: Pick<Item, 'drawn'>): string => {
  switch (drawn.kind) {
    case 'ink':
      return `${colourNames[drawn.colour].toLowerCase()} ${drawn.isMarker ? 'marker' : 'pen'} stroke`;
    case 'shape':
      return `${colourNames[drawn.colour].toLowerCase()} ${drawn.shape}`;
    case 'text':
      return `text “${drawn.text}”`;
    case 'image':
      return drawn.alt ? `picture “${drawn.alt}”` : 'picture';
  }
};

/** @returns all that is on a page, in words: texts and pictures one by one, the rest counted */
export const describePage = (items: readonly Item[]): string => {
  if (items.length === 0) return 'Nothing is on it.';
  const named = items
    .filter(({ drawn }) => drawn.kind === 'text' || drawn.kind === 'image')
    .map(describeItem);
  const strokes = items.length - named.length;
  const drawn = strokes === 0 ? [] : [strokes === 1 ? '1 stroke or shape' : `${strokes} strokes and shapes`];
  return `On it: ${[...named, ...drawn].join(', ')}.`;
};
