type App = Promise<{ start: () => Promise<void> }>;

/** Each is the whole application with its words in that language, in place of the file without. */
const translated: Record<string, () => App> = {
  ta: () => import(/* webpackChunkName: "app-ta" */ './appWithWords'),
  hi: () => import(/* webpackChunkName: "app-hi" */ './appWithWords'),
  qps: () => import(/* webpackChunkName: "app-qps" */ './appWithWords'),
};

const inEnglish = (): App => import(/* webpackChunkName: "app" */ '../app');

/** @returns the application in the document's language; in English where its file in that language does not come */
export const openApp = (): App =>
  translated[document.documentElement.lang]?.().catch((error: unknown) => {
    console.warn('This page is shown in English.', error);
    return inEnglish();
  }) ?? inEnglish();
