import { limits, webUrl } from '@paadam/shared/domain';
import { invalidFields } from '../../foundation/http/HttpError';
import * as words from '../../messages/requests';

/**
 * @param field the name of the field that it was entered in
 * @param text an address that a person entered
 * @returns the address to store; encoded, it may be longer than the text
 * @throws HttpError `validation_failed` for anything but http and https, and where it is too long
 */
export const enteredUrl = (field: string, text: string): string => {
  const url = webUrl(text);
  if (!url) throw invalidFields({ [field]: words.pleaseGiveAnAddressThatBegins });
  if (url.length > limits.urlCharacters) {
    throw invalidFields({
      [field]: () => words.pleaseGiveAShorterAddressAt({ urlCharacters: limits.urlCharacters }),
    });
  }
  return url;
};
