import type { Call } from '@paadam/shared/contract';
import type { TSchema } from 'typebox';

/** What a person may not see while typing it is taken as it is; of all else, space around it is an accident. */
const isSecret = (name: string): boolean => name === 'password';

const tidy = (name: string, text: string): string => {
  if (isSecret(name)) return text;
  // A form sends each end of a line as two signs.
  return text.replaceAll('\r\n', '\n').trim();
};

const propertiesOf = (schema: TSchema | undefined): string[] =>
  schema && 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];

/**
 * @param form as it was sent
 * @returns the call's body: of the fields that its schema knows those that the form has, the first of each name
 */
export const readForm = (form: URLSearchParams, { body }: Call): Record<string, string> =>
  Object.fromEntries(
    propertiesOf(body).flatMap((name) => {
      const text = form.get(name);
      return text === null ? [] : [[name, tidy(name, text)]];
    }),
  );
