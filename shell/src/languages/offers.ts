// Written by `npm run words` from scripts/words/languages.json: change that.
export const offers: Readonly<Record<string, { offer: string; close: string }>> = {
  en: { offer: 'See this page in English', close: 'Close' },
  ta: { offer: 'இந்தப் பக்கத்தைத் தமிழில் பார்க்க', close: 'மூடுக' },
  hi: { offer: 'यह पेज हिन्दी में देखें', close: 'बंद करें' },
};
