import { type App, translatedApps } from './translatedApps';

const inEnglish = (): App => import(/* webpackChunkName: "app" */ '../app');

/** @returns the application in the document's language; in English where its file in that language does not come */
export const openApp = (): App =>
  translatedApps[document.documentElement.lang]?.().catch((error: unknown) => {
    console.warn('This page is shown in English.', error);
    return inEnglish();
  }) ?? inEnglish();
