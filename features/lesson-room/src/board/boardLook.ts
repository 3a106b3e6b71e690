import { type BoardColour, boardPalette } from '@paadam/shared/domain';

/** The colours a board is drawn with. */
export interface BoardLook {
  sheet: string;
  /** Of grid and lines. */
  rule: string;
  ground: string;
  selection: string;
  laser: string;
  colours: Record<BoardColour, string>;
}

const lookOf = ({ inks, ...rest }: (typeof boardPalette)['light']): BoardLook => ({ ...rest, colours: inks });

export const boardLooks: Record<'light' | 'dark', BoardLook> = {
  light: lookOf(boardPalette.light),
  dark: lookOf(boardPalette.dark),
};
