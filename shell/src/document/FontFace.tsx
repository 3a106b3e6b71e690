import fontUrl from '@paadam/shared/fonts/figtree.woff2';
import { fontFaceCss } from '@paadam/shared/ui/fontFace';
import { createGlobalStyle } from 'styled-components';

/** The site's font. The document preloads the file; the shell owns the document, so the shell declares it. */
export const FontFace = createGlobalStyle`${fontFaceCss(fontUrl)}`;
