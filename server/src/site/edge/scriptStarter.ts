/** The element that holds a page's scripts until its first paint. */
const templateId = 'paadam-scripts';

/**
 * Runs in the page. It moves the scripts out of the template once the browser has painted, so that no script competes with
 * what is painted. A page in the background is not painted, and starts at once; where paints are not reported, the page
 * starts a second after it has loaded.
 */
export const scriptStarter = [
  '(()=>{',
  `const t=document.getElementById("${templateId}");`,
  'const go=()=>{if(!t.isConnected)return;t.remove();const c=document.importNode(t.content,true);',
  'for(const s of c.querySelectorAll("script"))s.async=false;document.body.append(c)};',
  'if(document.hidden)return go();',
  'try{new PerformanceObserver(go).observe({type:"paint",buffered:true})}catch{}',
  'addEventListener("load",()=>setTimeout(go,1000));',
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
