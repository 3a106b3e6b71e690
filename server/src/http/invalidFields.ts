import { HttpError } from './HttpError';

/**
 * @param problems what is wrong, by the name of the field, as sentences
 * @returns the error `validation_failed` that says so
 */
export const invalidFields = (problems: Readonly<Record<string, string>>): HttpError =>
  new HttpError('validation_failed', Object.values(problems).join(' '), { fields: problems });
