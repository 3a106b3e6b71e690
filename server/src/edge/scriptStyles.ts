import type { PageLanguage } from '@paadam/shared/domain';

/**
 * What Tamil and Devanagari need that Latin letters do not: room above and below for their signs, no space between letters
 * that belong together, and words that may be longer than a line of a narrow chip.
 */
const ofIndianScripts =
  'body{line-height:1.7}' +
  ':lang(ta),:lang(hi){letter-spacing:0!important;text-transform:none!important}' +
  ':is(h1,h2,h3,h4):is(:lang(ta),:lang(hi)){line-height:1.4!important}' +
  ':is(p,li,dt,dd,td,th,label,legend,summary,small,blockquote,figcaption):is(:lang(ta),:lang(hi)){line-height:1.6!important}' +
  ':is(p,li,dd,td,th,h1,h2,h3,h4,a,button,label):is(:lang(ta),:lang(hi)){overflow-wrap:break-word}';

/** @returns the rules that a document in the language has beside those of all pages */
export const scriptStyles = (language: PageLanguage): string =>
  language === 'ta' || language === 'hi' ? ofIndianScripts : '';
