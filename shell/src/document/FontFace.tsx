import { fontFaceCss } from '@paadam/shared/ui/fontFace';
import { createGlobalStyle } from 'styled-components';

/** The site's font, by its address. The document preloads the file; the shell owns the document, so the shell declares it. */
export const FontFace = createGlobalStyle<{ $url: string }>`${({ $url }) => fontFaceCss($url)}`;
