import { GlobalStyle } from '@paadam/shared/ui';
import { fontFaceCss, ownNameFacesCss } from '@paadam/shared/ui/fontFace';
import { createGlobalStyle } from 'styled-components';
import type { Fonts } from './fonts';

/** The site's fonts, by their addresses. The shell owns the document, so the shell declares them. */
const FontFaces = createGlobalStyle<{ $fonts: Fonts }>`
  ${({ $fonts }) => fontFaceCss($fonts.figtree)}
  ${({ $fonts }) => ownNameFacesCss($fonts.ownNames)}
`;

/** What every page stands on: the fonts by their addresses, the theme, and how plain elements look. */
export function Ground({ fonts }: { fonts: Fonts }) {
  return (
    <>
      <FontFaces $fonts={fonts} />
      <GlobalStyle />
    </>
  );
}
