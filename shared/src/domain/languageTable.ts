// Written by `npm run words` from scripts/words/languages.json: change that.
export const languageTable = {
  en: { ownName: 'English', locale: 'en-IN', script: 'Latin' },
  ta: { ownName: 'தமிழ்', locale: 'ta-IN-u-nu-latn', script: 'Tamil' },
  hi: { ownName: 'हिन्दी', locale: 'hi-IN-u-nu-latn', script: 'Devanagari' },
} as const;
