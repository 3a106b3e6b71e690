/**
 * The font's `@font-face` rules, and those of its stand-ins: the system's Arial, and on Android its Roboto, stretched to
 * Figtree's measure. A page that arrives as HTML is read before its font is there: a font that is late is for the next
 * page, since lines that break elsewhere would move what is being read. For the document's owner alone; an embed leaves
 * the page's fonts be.
 *
 * The figures: Figtree's ascent 0.95 and descent 0.25 of an em; mean advance, over the site's own copy, 0.4497 em
 * (weight 400) and 0.4594 (650), against 0.4466 and 0.4813 of Arial and of Liberation Sans, which has Arial's widths.
 * Over the same copy Roboto's is 0.990 and, bold, 0.983 of Figtree's.
 *
 * @param url of `fonts/figtree.woff2`, the address that is preloaded
 */
export function fontFaceCss(url: string): string {
  return `
@font-face {
  font-family: Figtree;
  src: url(${JSON.stringify(url)}) format('woff2');
  font-weight: 400 700;
  font-display: optional;
}
@font-face {
  font-family: 'Figtree Fallback';
  src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans');
  font-weight: 400 599;
  size-adjust: 100.7%;
  ascent-override: 94.34%;
  descent-override: 24.83%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Figtree Fallback';
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
  font-weight: 600 700;
  size-adjust: 95.45%;
  ascent-override: 99.53%;
  descent-override: 26.19%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Figtree Fallback on Android';
  src: local('Roboto'), local('Roboto Regular'), local('Roboto-Regular');
  font-weight: 400 599;
  size-adjust: 100.97%;
  ascent-override: 94.09%;
  descent-override: 24.76%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Figtree Fallback on Android';
  src: local('Roboto Bold'), local('Roboto-Bold');
  font-weight: 600 700;
  size-adjust: 101.73%;
  ascent-override: 93.39%;
  descent-override: 24.58%;
  line-gap-override: 0%;
}
`;
}

/** Names of system fonts for Tamil and Devanagari. If one is installed, no file is fetched. */
const ofSystems =
  "'Nirmala UI', Latha, 'Tamil Sangam MN', 'Lohit Tamil', 'Kohinoor Devanagari', Mangal, 'Lohit Devanagari'";

/** The `font-family` of a language's own name, which must be readable even if the system has no font for its script. */
export const ownNameFamily = `var(--paadam-font), ${ofSystems}, 'Paadam Own Name'`;

/**
 * Font faces with the few glyphs of "தமிழ்" and "हिन्दी". Only a system without the other fonts fetches them.
 *
 * @param urls of `fonts/own-name-ta.woff2` and `fonts/own-name-hi.woff2`
 */
export const ownNameFacesCss = ({ ta, hi }: { ta: string; hi: string }): string =>
  [
    [ta, 'U+B80-BFF'],
    [hi, 'U+900-97F'],
  ]
    .map(
      ([url, range]) =>
        `@font-face { font-family: 'Paadam Own Name'; src: url(${JSON.stringify(url)}) format('woff2'); unicode-range: ${range}; font-display: swap; }`,
    )
    .join('\n');
