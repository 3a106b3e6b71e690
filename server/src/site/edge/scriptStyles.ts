import { isTranslated, type PageLanguage, siteLanguages } from '@paadam/shared/domain';

/** Where the navigation stands open: what it is on a phone, a menu, has other room. As `shell/src/navigation/wideBar` says. */
const inWideBar = (rules: string): string => `@container (min-width:58rem){${rules}}`;

/** Selects text in any translated language: `:lang(ta),:lang(hi)`. */
const languages = siteLanguages
  .filter(isTranslated)
  .map((code) => `:lang(${code})`)
  .join();

/**
 * What Tamil and Devanagari need that Latin letters do not: room above and below for their signs, no space between letters
 * that belong together, and room beside each other for words that are half as long again: the way on below a section's
 * heading where it has no room beside it, items of the wide navigation on two lines, and places at a phone's foot as wide as
 * their names.
 */
const ofIndianScripts =
  'body{line-height:1.7}' +
  `${languages}{letter-spacing:0!important;text-transform:none!important}` +
  `:is(h1,h2,h3,h4):is(${languages}){line-height:1.4!important}` +
  `:is(p,li,dt,dd,td,th,label,legend,summary,small,blockquote,figcaption):is(${languages}){line-height:1.6!important}` +
  `aside>div>p:is(${languages}){line-height:1.4!important}` +
  '@media(width<24rem){h1{font-size:1.6rem!important}}' +
  ':has(>h2+a){flex-wrap:wrap}' +
  'h2+a{margin-inline:0!important;padding-inline:0!important}' +
  inWideBar('header nav a{line-height:1.3;text-align:center;white-space:normal!important}') +
  'header nav+div>a{white-space:nowrap}' +
  'footer h2+ul{margin-top:var(--paadam-space-2)!important}' +
  'footer li a{line-height:1.35}' +
  '[data-foot-places] ul{grid-auto-columns:auto!important}';

/** @param room below which three choices side by side are too narrow for one word: they stand below each other there */
const choicesBelow = (room: string): string =>
  `@container (max-width:${room}){fieldset>div:has(>label>[type=radio]){grid-template-columns:1fr!important}` +
  'fieldset>div>label:has(>[type=radio]){flex-direction:row!important;justify-content:start!important;' +
  'gap:var(--paadam-space-2)!important;padding-inline:var(--paadam-space-3)!important;text-align:start!important}}';

/**
 * Tamil words are half as long again as those in Devanagari: smaller headings on a wide screen, a closer navigation, names
 * that just fit at a phone’s foot, and on a phone smaller links in the footer and tiles of subjects without the drawing beside the name.
 */
const ofTamil =
  '@media(width>=48rem){h1{font-size:clamp(1.75rem,.9rem + 1.9vw,2.4rem)!important}}' +
  inWideBar(
    'header nav ul{gap:0!important}' +
      'header nav li a{padding-inline:min(var(--paadam-space-2),.8cqi)!important}',
  ) +
  '[data-foot-places] a{padding-inline:0!important;font-size:min(.75rem,3.45vw)!important}' +
  '@media(width>=40rem){footer>div{column-gap:var(--paadam-space-8)!important}footer li a{max-width:13rem}}' +
  '@media(width<24rem){main li>a:has(>svg+span>small)>svg{display:none}footer li a{font-size:.875rem}}';

/** A translated language that is not listed has the rules of Indian scripts alone, with room for words as long as Tamil's. */
const styles: Partial<Record<PageLanguage, string>> = {
  ta: ofIndianScripts + ofTamil + choicesBelow('30rem'),
  hi: ofIndianScripts + choicesBelow('24rem'),
};

/** @returns the rules that a document in the language has beside those of all pages */
export const scriptStyles = (language: PageLanguage): string =>
  isTranslated(language) ? (styles[language] ?? ofIndianScripts + choicesBelow('30rem')) : '';
