import { limits } from '@paadam/shared/domain';
import { HttpError, invalidFields, type Sentence } from '../../foundation/http/HttpError';
import { type Outgoing, OutgoingError, type OutgoingProblem } from '../../foundation/outgoing/Outgoing';
import * as words from '../../messages/pictures';
import { encodePicture } from './encodePicture';

const megabytes = limits.photo.bytes / 1_000_000;

/** In the words of the person who has typed the address. */
const explanations: Readonly<Record<Exclude<OutgoingProblem, 'busy'>, Sentence>> = {
  refused: words.refused,
  unreachable: words.unreachable,
  failed: words.failed,
  'too-large': () => words.tooLargeThere({ megabytes }),
  'too-slow': words.tooSlow,
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
    throw new HttpError('unavailable', words.manyFetched, { retryAfter: 10 });
  }
};
