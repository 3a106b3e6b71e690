import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const fonts = join(__dirname, '../../server/assets/fonts');
const scripts = { tamil: 'U+0B80-0BFF', devanagari: 'U+0900-097F' };
/** The weights that the font's stand-in is declared for: a face of others would not be joined with it. */
const weights = { 400: '400 599', 700: '600 700' };

/** Gives the page fonts of Tamil and Devanagari, which every phone has; the boxes of a machine without them are wider. */
export const bringIndianFonts = async (page: Page): Promise<void> => {
  await page.addInitScript(
    (faces) => {
      for (const { data, unicodeRange, weight } of faces) {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        document.fonts.add(new FontFace('Figtree Fallback', bytes, { unicodeRange, weight }));
      }
    },
    Object.entries(scripts).flatMap(([script, unicodeRange]) =>
      Object.entries(weights).map(([cut, weight]) => ({
        data: readFileSync(join(fonts, `noto-sans-${script}-${cut}.ttf`)).toString('base64'),
        unicodeRange,
        weight,
      })),
    ),
  );
};
