import type { RegistrationDetails } from '@paadam/shared/state';
import { emailAdvice, looksLikeEmail } from '../field-errors/looksLikeEmail';
import type { FieldErrors } from '../field-errors/useFieldErrors';
import { newPasswordAdvice } from '../new-password/newPasswordAdvice';

/** @returns what is wrong with which field and how to mend it; empty where the form may be sent */
export const checkDetails = ({
  name,
  email,
  password,
}: RegistrationDetails): FieldErrors<RegistrationDetails> => {
  const errors: FieldErrors<RegistrationDetails> = {};
  if (!name.trim()) errors.name = 'Enter your full name.';
  if (!looksLikeEmail(email)) errors.email = emailAdvice;
  const advice = newPasswordAdvice(password);
  if (advice) errors.password = advice;
  return errors;
};
