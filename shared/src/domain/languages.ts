import * as words from '../messages/names';

/** The languages that a tutor can say to teach in: the BCP 47 code, the English name, and the name in the language itself. */
export const languages = [
  { code: 'en', name: 'English', ownName: 'English' },
  { code: 'hi', name: 'Hindi', ownName: 'हिन्दी' },
  { code: 'ta', name: 'Tamil', ownName: 'தமிழ்' },
  { code: 'te', name: 'Telugu', ownName: 'తెలుగు' },
  { code: 'kn', name: 'Kannada', ownName: 'ಕನ್ನಡ' },
  { code: 'ml', name: 'Malayalam', ownName: 'മലയാളം' },
  { code: 'bn', name: 'Bengali', ownName: 'বাংলা' },
  { code: 'mr', name: 'Marathi', ownName: 'मराठी' },
  { code: 'gu', name: 'Gujarati', ownName: 'ગુજરાતી' },
  { code: 'pa', name: 'Punjabi', ownName: 'ਪੰਜਾਬੀ' },
  { code: 'ur', name: 'Urdu', ownName: 'اردو' },
  { code: 'or', name: 'Odia', ownName: 'ଓଡ଼ିଆ' },
  { code: 'as', name: 'Assamese', ownName: 'অসমীয়া' },
  { code: 'kok', name: 'Konkani', ownName: 'कोंकणी' },
  { code: 'sa', name: 'Sanskrit', ownName: 'संस्कृतम्' },
  { code: 'ne', name: 'Nepali', ownName: 'नेपाली' },
  { code: 'sd', name: 'Sindhi', ownName: 'سنڌي' },
  { code: 'fr', name: 'French', ownName: 'Français' },
  { code: 'de', name: 'German', ownName: 'Deutsch' },
  { code: 'es', name: 'Spanish', ownName: 'Español' },
  { code: 'ar', name: 'Arabic', ownName: 'العربية' },
  { code: 'zh', name: 'Chinese', ownName: '中文' },
  { code: 'ja', name: 'Japanese', ownName: '日本語' },
] as const;
export type LanguageCode = (typeof languages)[number]['code'];

export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

const known = new Map<string, { name: string; ownName: string }>(
  languages.map((language) => [language.code, language]),
);

/** @returns the name in the language that is spoken; of a code that is not in the list the code itself */
export const languageName = (code: string): string =>
  words.language({ code, name: known.get(code)?.name ?? code });

/** @returns that name and the language's own: "Tamil · தமிழ்" */
export const languageLabel = (code: string): string => {
  const name = languageName(code);
  const { ownName = name } = known.get(code) ?? {};
  return name === ownName ? name : `${name} · ${ownName}`;
};
