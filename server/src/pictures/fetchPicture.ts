import { limits } from '@paadam/shared/domain';
import { HttpError, invalidFields } from '../http/HttpError';
import { type Outgoing, OutgoingError, type OutgoingProblem } from '../outgoing/Outgoing';
import { encodePicture } from './encodePicture';

const megabytes = limits.photo.bytes / 1_000_000;

/** In the words of whoever has typed the address. */
const explanations: Readonly<Record<Exclude<OutgoingProblem, 'busy'>, string>> = {
  refused:
    'This address cannot be used. Give one of a picture on the public web, without a port or a password.',
  unreachable: 'Nothing answers at this address. Check it, or upload the picture as a file.',
  failed: 'There is no picture at this address. Check it, or upload the picture as a file.',
  'too-large': `The picture at this address is larger than ${megabytes} MB. Choose a smaller one.`,
  'too-slow': 'The picture at this address took too long to come. Try again later, or upload it as a file.',
};

/**
 * @param address of the web, that a person gave for a picture
 * @param field the name of the field that it was entered in
 * @returns the picture as `encodePicture` makes it
 * @throws HttpError `validation_failed` that says what is wrong with the field; `unavailable` where too many wait
 */
export const fetchPicture = async (outgoing: Outgoing, address: string, field: string): Promise<Buffer> => {
  try {
    const bytes = await outgoing.fetch(address, {
      accept: 'image/webp,image/png,image/jpeg',
      maxBytes: limits.photo.bytes,
    });
    return await encodePicture(bytes, field);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    if (error.problem !== 'busy') {
      throw Object.assign(invalidFields({ [field]: explanations[error.problem] }), { cause: error });
    }
    const message = 'Many pictures are being fetched just now. Please try again in a moment.';
    throw new HttpError('unavailable', message, { retryAfter: 10 });
  }
};
