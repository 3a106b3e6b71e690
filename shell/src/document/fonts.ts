import figtree from '@paadam/shared/fonts/figtree.woff2';
import ownNameHi from '@paadam/shared/fonts/own-name-hi.woff2';
import ownNameTa from '@paadam/shared/fonts/own-name-ta.woff2';

/** The addresses of the site's fonts. */
export interface Fonts {
  /** The font of all text, which the document preloads. */
  figtree: string;
  /** The fonts of the languages' names in their menu, for systems without one. */
  ownNames: { ta: string; hi: string };
}

/** @param base the address of the build's files, if their names do not contain it */
export const fontsAt = (base: string): Fonts => ({
  figtree: base + figtree,
  ownNames: { ta: base + ownNameTa, hi: base + ownNameHi },
});
