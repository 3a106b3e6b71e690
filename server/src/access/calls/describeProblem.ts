import type { ErrorObject } from 'ajv';
import type { Sentence } from '../../foundation/http/HttpError';
import * as words from '../../messages/requests';

const formats: Record<string, Sentence> = { 'idn-email': words.email, 'date-time': words.instant };

const types: Record<string, Sentence> = {
  string: words.text,
  integer: words.wholeNumber,
  number: words.number,
  boolean: words.boolean,
  array: words.list,
  object: words.object,
};

/** By what the contract calls them. */
const patterns: Record<string, Sentence> = {
  'an id': words.id,
  'a name': words.name,
  'the 6 digits of the code': words.code,
  'a date and time with its offset, such as 2026-11-21T10:00:00+05:30': words.instant,
  'a subject on one line': words.subject,
  'a message': words.message,
  'the name of a remote': words.remote,
};

/** @returns what is wrong with one field, as a sentence to stand under it */
export const describeProblem = ({ keyword, params, parentSchema }: ErrorObject): Sentence => {
  const { limit } = params;
  switch (keyword) {
    case 'required':
      return words.fillIn;
    case 'additionalProperties':
      return words.unknown;
    case 'type':
      // Of what may also be null the other type comes first.
      return types[String([params.type].flat()[0])] ?? words.notValid;
    case 'format':
      return formats[String(params.format)] ?? words.notValid;
    case 'enum':
      return () => words.oneOf({ choices: params.allowedValues.join(', ') });
    case 'minLength':
      return limit === 1 ? words.fillIn : () => words.atLeastCharacters({ limit });
    case 'maxLength':
      return () => words.atMostCharacters({ limit });
    case 'minimum':
    case 'minItems':
      return () => words.orMore({ limit });
    case 'maximum':
      return () => words.orLess({ limit });
    case 'maxItems':
      return () => words.atMost({ limit });
    case 'pattern':
      return describePattern(parentSchema?.description);
    default:
      return words.notValid;
  }
};

const describePattern = (what: string | undefined): Sentence =>
  what === undefined ? words.notValid : (patterns[what] ?? (() => words.pattern({ what })));
