import { type BoardColour, clipGraphemes } from '@paadam/shared/domain';
import * as words from '../messages/board';
import type { Item } from './items';

/** Characters of a text that are told, and things of a page that are told one by one. */
const longest = 200;
const most = 20;

/** @returns the words of the board, as far as a person would listen to them */
export const toldWords = (text: string): string =>
  words.toldText({ text: text.length > longest ? `${clipGraphemes(text, longest)} …` : text });

const inColour = ({ colour }: { colour: BoardColour }) => ({ colour: words.colourOf({ colour }) });

/** @returns what something on the board is, for who does not see it: "red rectangle", "text “x = 2”" */
export const describeItem = ({ drawn }: Pick<Item, 'drawn'>): string => {
  switch (drawn.kind) {
    case 'ink':
      return drawn.isMarker ? words.markerStroke(inColour(drawn)) : words.penStroke(inColour(drawn));
    case 'shape':
      return words.shapeItem({ shape: drawn.shape, ...inColour(drawn) });
    case 'text':
      return words.textItem({ text: toldWords(drawn.text) });
    case 'image':
      return drawn.alt ? words.pictureNamed({ name: drawn.alt }) : words.pictureItem();
  }
};

/** @returns all that is on a page, in words: texts and pictures one by one, the rest counted */
export const describePage = (items: readonly Item[]): string => {
  if (items.length === 0) return words.emptyPage();
  const named = items.filter(({ drawn }) => drawn.kind === 'text' || drawn.kind === 'image');
  const strokes = items.length - named.length;
  const unnamed = named.length - most;
  const told = [
    ...named.slice(0, most).map(describeItem),
    ...(unnamed > 0 ? [words.moreTextsAndPictures({ count: unnamed })] : []),
    ...(strokes > 0 ? [words.strokesAndShapes({ count: strokes })] : []),
  ];
  return words.onPage({ items: told.join(', ') });
};
