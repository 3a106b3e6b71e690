import { GlobalStyle } from '@paadam/shared/ui';
import { fontFaceCss } from '@paadam/shared/ui/fontFace';
import { createGlobalStyle } from 'styled-components';

/** The site's font, by its address. The document preloads the file; the shell owns the document, so the shell declares it. */
const FontFace = createGlobalStyle<{ $url: string }>`${({ $url }) => fontFaceCss($url)}`;

/** What every page stands on: the font by its address, the theme, and how plain elements look. */
export function Ground({ font }: { font: string }) {
  return (
    <>
      <FontFace $url={font} />
      <GlobalStyle />
    </>
  );
}
