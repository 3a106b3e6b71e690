import { emailAdvice, isVisible, looksLikeEmail, newPasswordAdvice } from '@paadam/shared/domain';
import type { RegistrationDetails } from '@paadam/shared/state';
import type { FieldErrors } from '@paadam/shared/ui';

/** @returns what is wrong with which field and how to mend it; empty where the form may be sent */
export const checkDetails = ({
  name,
  email,
  password,
}: RegistrationDetails): FieldErrors<RegistrationDetails> => {
  const errors: FieldErrors<RegistrationDetails> = {};
  if (!isVisible(name)) errors.name = 'Enter your full name.';
  if (!looksLikeEmail(email)) errors.email = emailAdvice;
  const advice = newPasswordAdvice(password);
  if (advice) errors.password = advice;
  return errors;
};
