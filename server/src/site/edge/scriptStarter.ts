/** The element that holds a page's scripts until its first paint. */
const templateId = 'paadam-scripts';

/**
 * Runs in the page. It moves the scripts out of the template once the browser has painted and has what the document names: its fonts and
 * the pictures at the top. Until then no script competes with what is painted. A second after the first of the two, it waits no longer:
 * a picture may come late, and some browsers report no paints. A page in the background is not painted, and starts at once.
 *
 * A button that is pressed before the page can react starts the scripts at once. Its press is repeated once its part of the page is live
 * (`announceLive` of the shell). Links and forms work without scripts, and need no repetition.
 */
export const scriptStarter = [
  '(()=>{',
  `const t=document.getElementById("${templateId}");`,
  'const go=()=>{if(!t.isConnected)return;t.remove();const c=document.importNode(t.content,true);',
  'for(const s of c.querySelectorAll("script"))s.async=false;document.body.append(c)};',
  'const live={},partOf=n=>n.closest("main")?"portal":"frame";let pressed;',
  'addEventListener("click",({target:n})=>{n=n.closest("button[type=button]");',
  'if(n&&!live[partOf(n)]){pressed=n;go()}},true);',
  'addEventListener("paadam:live",({detail})=>{live[detail]=1;const n=pressed;',
  'if(n&&partOf(n)===detail){pressed=null;if(n.isConnected)n.click()}});',
  'if(document.hidden)return go();',
  'let n=0;const one=()=>{if(++n>1)go();else setTimeout(go,1000)};',
  'try{new PerformanceObserver((l,o)=>{o.disconnect();one()}).observe({type:"paint",buffered:true})}catch{}',
  'addEventListener("load",one);',
  'document.addEventListener("visibilitychange",go,{once:true})',
  '})()',
].join('');

/**
 * @param elements scripts and preloads, as HTML
 * @returns elements for the end of the body: a template with these, which no browser fetches, and the script that starts them
 */
export const afterFirstPaint = (elements: readonly string[]): string[] => [
  `<template id="${templateId}">${elements.join('')}</template>`,
  `<script>${scriptStarter}</script>`,
];
