// Written by `npm run words` from scripts/words/languages.json: change that.
export type App = Promise<{ start: () => Promise<void> }>;

/** By language: loads the application with its words in that language. */
export const translatedApps: Record<string, () => App> = {
  ta: () => import(/* webpackChunkName: "app-ta" */ './appWithWords'),
  hi: () => import(/* webpackChunkName: "app-hi" */ './appWithWords'),
  qps: () => import(/* webpackChunkName: "app-qps" */ './appWithWords'),
};
