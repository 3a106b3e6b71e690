import { limits } from '@paadam/shared/domain';
import type { RegistrationDetails } from '@paadam/shared/state';
import { emailAdvice, looksLikeEmail } from '../field-errors/looksLikeEmail';
import type { FieldErrors } from '../field-errors/useFieldErrors';

const { min, max } = limits.passwordCharacters;

/** @returns what is wrong with which field and how to mend it; empty where the form may be sent */
export const checkDetails = ({
  name,
  email,
  password,
}: RegistrationDetails): FieldErrors<RegistrationDetails> => {
  const errors: FieldErrors<RegistrationDetails> = {};
  if (!name.trim()) errors.name = 'Enter your full name.';
  if (!looksLikeEmail(email)) errors.email = emailAdvice;
  if (password.length < min) errors.password = `Use at least ${min} characters.`;
  else if (password.length > max) errors.password = `Use at most ${max} characters.`;
  return errors;
};
