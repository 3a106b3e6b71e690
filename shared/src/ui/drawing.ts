import type { TileName } from '@paadam/shared/domain';

/** Colours for drawings, as values of SVG attributes; they follow the colour scheme with the theme's variables. */
export const token = (name: string) => `var(--paadam-${name})`;
export const soft = (tile: TileName) => `var(--paadam-tile-${tile}-ground)`;
export const strong = (tile: TileName) => `var(--paadam-tile-${tile}-ink)`;
/** Between a tile's ground and its ink. */
export const mid = (tile: TileName, ink = 45) =>
  `color-mix(in oklab, var(--paadam-tile-${tile}-ink) ${ink}%, var(--paadam-tile-${tile}-ground))`;

/** A pencil's grey on a sheet of paper, which is light in both schemes. */
export const pencilGrey = 'rgb(20 33 28 / 16%)';

export interface DrawingProps {
  className?: string;
}

/** The light side of folded paper. */
export const paleSand = '#F3D9B1';
