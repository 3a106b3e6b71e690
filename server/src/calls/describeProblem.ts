import type { ErrorObject } from 'ajv';

const formats: Record<string, string> = {
  email: 'Please enter a valid e-mail address.',
  'date-time': 'Please give a date and time with its offset, such as 2026-11-21T10:00:00+05:30.',
};

const types: Record<string, string> = {
  string: 'Please give a text.',
  integer: 'Please give a whole number.',
  number: 'Please give a number.',
  boolean: 'Please give true or false.',
  array: 'Please give a list.',
  object: 'Please give an object.',
};

/** @returns what is wrong with one field, as a sentence to stand under it */
export const describeProblem = ({ keyword, params, parentSchema }: ErrorObject): string => {
  switch (keyword) {
    case 'required':
      return 'Please fill this in.';
    case 'additionalProperties':
      return 'This field is not known.';
    case 'type':
      // Of what may also be null the other type comes first.
      return types[String([params.type].flat()[0])] ?? 'This is not valid.';
    case 'format':
      return formats[String(params.format)] ?? 'This is not valid.';
    case 'enum':
      return `Please choose one of: ${params.allowedValues.join(', ')}.`;
    case 'minLength':
      return params.limit === 1 ? 'Please fill this in.' : `Please use at least ${params.limit} characters.`;
    case 'maxLength':
      return `Please use at most ${params.limit} characters.`;
    case 'minimum':
      return `Please give ${params.limit} or more.`;
    case 'maximum':
      return `Please give ${params.limit} or less.`;
    case 'minItems':
      return `Please give ${params.limit} or more.`;
    case 'maxItems':
      return `Please give at most ${params.limit}.`;
    case 'pattern':
      return parentSchema?.description ? `Please give ${parentSchema.description}.` : 'This is not valid.';
    default:
      return 'This is not valid.';
  }
};
