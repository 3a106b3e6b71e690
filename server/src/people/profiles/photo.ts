import type { SessionUser } from '../../access/sessions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { HttpError } from '../../foundation/http/HttpError';
import { consumeRateLimit } from '../../foundation/rate-limits/changes';
import * as words from '../../messages/profiles';
import { removePicture, replacePicture } from '../pictures/changes';
import { encodePicture } from '../pictures/encodePicture';
import { lockUser, updateUser } from './changes';

/** More than anybody needs to find the right one. */
const photosAnHour = { windowSeconds: 3600, max: 20 };

/**
 * Counts a photo that a person tries, from a file or from the web.
 *
 * @throws HttpError `too_many_requests`
 */
export const limitPhotos = async (database: Database, id: string): Promise<void> => {
  const result = await consumeRateLimit(database, { what: 'photos', whose: id }, photosAnHour);
  if (result.allowed) return;
  const { retryAfter } = result;
  throw new HttpError('too_many_requests', words.manyPhotos, { retryAfter });
};

/**
 * Gives the person a photo, in the place of the one before.
 *
 * @param picture a file in base64
 * @returns the photo's address
 * @throws HttpError `validation_failed` for what is no picture, `too_many_requests`
 */
export const savePhoto = async (
  database: Database,
  { id }: SessionUser,
  picture: string,
): Promise<{ profileUrl: string }> => {
  await limitPhotos(database, id);
  const content = await encodePicture(Buffer.from(picture, 'base64'));
  return inTransaction(database, async (tx) => {
    const user = await lockUser(tx, id);
    const profileUrl = await replacePicture(tx, id, content);
    await updateUser(tx, { ...user, profileUrl });
    return { profileUrl };
  });
};

/** Takes the person's photo away. */
export const removePhoto = (database: Database, { id }: SessionUser): Promise<{ profileUrl: null }> =>
  inTransaction(database, async (tx) => {
    const user = await lockUser(tx, id);
    await removePicture(tx, id);
    await updateUser(tx, { ...user, profileUrl: null });
    return { profileUrl: null };
  });
