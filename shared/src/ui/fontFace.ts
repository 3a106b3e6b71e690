/**
 * The font's `@font-face` rules, and those of its stand-in: the system's Arial, stretched to Figtree's measure, so
 * that nothing moves when the font arrives. For the document's owner alone; an embed leaves the page's fonts be.
 *
 * The figures: Figtree's ascent 0.95 and descent 0.25 of an em; mean advance, over the site's own copy, 0.4497 em
 * (weight 400) and 0.4594 (650), against 0.4466 and 0.4813 of Arial and of Liberation Sans, which has Arial's widths.
 *
 * @param url of `fonts/figtree.woff2`, the address that is preloaded
 */
export function fontFaceCss(url: string): string {
  return `
@font-face {
  font-family: Figtree;
  src: url(${JSON.stringify(url)}) format('woff2');
  font-weight: 400 700;
  font-display: swap;
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
`;
}
