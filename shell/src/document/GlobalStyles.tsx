import { GlobalStyle } from '@paadam/shared/ui';
import { fontFaceCss, ownNameFacesCss } from '@paadam/shared/ui/fontFace';
import { createGlobalStyle } from 'styled-components';
import type { Fonts } from './fonts';

/** Declares the site's fonts by their addresses. The shell does this because it owns the document. */
const FontFaces = createGlobalStyle<{ $fonts: Fonts }>`
  ${({ $fonts }) => fontFaceCss($fonts.figtree)}
  ${({ $fonts }) => ownNameFacesCss($fonts.ownNames)}
`;

/** The base styles of every page: fonts, theme, and plain elements. */
export function GlobalStyles({ fonts }: { fonts: Fonts }) {
  return (
    <>
      <FontFaces $fonts={fonts} />
      <GlobalStyle />
    </>
  );
}
