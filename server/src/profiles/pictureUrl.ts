import { enteredUrl } from '../http/enteredUrl';

/**
 * @param entered null or empty: none
 * @param stored what the profile has now; it may stay, whatever it is
 * @returns the address to store
 * @throws HttpError `validation_failed` for anything but http and https, and where it is too long
 */
export const pictureUrl = (entered: string | null, stored: string | null): string | null => {
  const text = entered?.trim() || null;
  return text === null || text === stored ? text : enteredUrl('profileUrl', text);
};
