import { siteLanguages } from '@paadam/shared/domain';
import { useHost } from '@paadam/shared/portal';
import { Field, Select } from '@paadam/shared/ui';
import * as words from '../messages/profile';
import type { PartProps } from './useProfileForm';

/** In which language the person reads; nothing where the site has one. */
export function LanguageField({ draft, onChange }: PartProps) {
  const { languages } = useHost();
  if (!languages) return null;
  return (
    <Field label={words.siteLanguage()} hint={words.siteLanguageHint()}>
      <Select
        name="language"
        value={draft.language}
        onChange={({ target }) =>
          onChange({ language: siteLanguages.find((code) => code === target.value) ?? draft.language })
        }
      >
        {siteLanguages
          .filter((code) => languages[code] || code === draft.language)
          .map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code] ?? code}
            </option>
          ))}
      </Select>
    </Field>
  );
}
