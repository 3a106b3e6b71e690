import type { PageLanguage } from '@paadam/shared/domain';

/**
 * What Tamil and Devanagari need that Latin letters do not: room above and below for their signs, no space between letters
 * that belong together, and room beside each other for words that are half as long again: the way on below a section's
 * heading where it has no room beside it, items of the wide navigation on two lines, places at a phone's foot as wide as their
 * names, and choices below each other where three are too narrow for one word.
 */
const ofIndianScripts =
  'body{line-height:1.7}' +
  ':lang(ta),:lang(hi){letter-spacing:0!important;text-transform:none!important}' +
  ':is(h1,h2,h3,h4):is(:lang(ta),:lang(hi)){line-height:1.4!important}' +
  ':is(p,li,dt,dd,td,th,label,legend,summary,small,blockquote,figcaption):is(:lang(ta),:lang(hi)){line-height:1.6!important}' +
  '@media(width<24rem){h1{font-size:1.6rem!important}}' +
  ':has(>h2+a){flex-wrap:wrap}' +
  'header nav a{line-height:1.3;text-align:center;white-space:normal!important}' +
  '[data-foot-places] ul{grid-auto-columns:minmax(min-content,1fr)!important}' +
  '[data-foot-places] a{font-size:min(.75rem,3.05vw)!important}' +
  '@container (max-width:24rem){fieldset>div:has(>label>[type=radio]){grid-template-columns:1fr!important}' +
  'fieldset>div>label:has(>[type=radio]){flex-direction:row!important;justify-content:start!important;' +
  'padding-inline:var(--paadam-space-3)!important;text-align:start!important}}';

/** @returns the rules that a document in the language has beside those of all pages */
export const scriptStyles = (language: PageLanguage): string =>
  language === 'ta' || language === 'hi' ? ofIndianScripts : '';
