import { limits, webUrl } from '@paadam/shared/domain';
import { HttpError } from '../http/HttpError';

/**
 * @param entered null or empty: none
 * @param stored what the profile has now; it may stay, whatever it is
 * @returns the address to store
 * @throws HttpError `validation_failed` for anything but http and https
 */
export const pictureUrl = (entered: string | null, stored: string | null): string | null => {
  const text = entered?.trim() || null;
  if (text === null || text === stored) return text;
  const url = webUrl(text);
  if (url && url.length <= limits.urlCharacters) return url;
  const problem = 'Please give an address that begins with https:// or http://, or none.';
  throw new HttpError('validation_failed', problem, { fields: { profileUrl: problem } });
};
