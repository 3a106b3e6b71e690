import { limits } from '@paadam/shared/domain';
import type { RegistrationDetails } from '@paadam/shared/state';

export type DetailsErrors = Partial<Record<keyof RegistrationDetails, string>>;

const { min, max } = limits.passwordCharacters;

/** @returns what is wrong with which field and how to mend it; empty where the form may be sent */
export const checkDetails = ({ name, email, password }: RegistrationDetails): DetailsErrors => {
  const errors: DetailsErrors = {};
  if (!name.trim()) errors.name = 'Enter your full name.';
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
    errors.email = 'Enter an email address, such as name@example.com.';
  }
  if (password.length < min) errors.password = `Use at least ${min} characters.`;
  else if (password.length > max) errors.password = `Use at most ${max} characters.`;
  return errors;
};
