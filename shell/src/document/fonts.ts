import figtree from '@paadam/shared/fonts/figtree.woff2';
import ownNameHi from '@paadam/shared/fonts/own-name-hi.woff2';
import ownNameTa from '@paadam/shared/fonts/own-name-ta.woff2';

/** The addresses of the site's fonts. */
export interface Fonts {
  /** Of all text; the document preloads it. */
  figtree: string;
  /** Of the names of the languages in their menu, where the system has no font for them. */
  ownNames: { ta: string; hi: string };
}

/** @param base the address that the build's files stand at, where their names do not hold it */
export const fontsAt = (base: string): Fonts => ({
  figtree: base + figtree,
  ownNames: { ta: base + ownNameTa, hi: base + ownNameHi },
});
