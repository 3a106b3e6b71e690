import { roomLimits } from '@paadam/shared/domain';
import type { SessionUser } from '../../access/sessions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/lesson-room';
import { encodeImage } from '../../people/pictures/encodePicture';
import { addFile, openRoom } from './changes';
import { findFile, weighFiles } from './queries';
import { refusalOf, refused } from './rights';
import { lessonOf, readableLessonOf } from './viewRoom';

const full = (): HttpError => new HttpError('room_full', words.thisLessonHoldsAsManyImages);

/**
 * Keeps an image for a lesson's board.
 *
 * @param picture a file in base64
 * @throws HttpError `not_found` where the caller has no part in the lesson; `room_not_open` and `room_over` outside its time;
 *   `validation_failed` for what is no picture; `room_full`
 */
export const addRoomFile = async (
  database: Database,
  caller: SessionUser,
  bookingId: string,
  picture: string,
): Promise<{ _id: string; width: number; height: number }> => {
  const lesson = await lessonOf(database, caller, bookingId);
  const refusal = refusalOf(lesson, caller.role, new Date());
  if (refusal) throw refused(refusal);
  if ((await weighFiles(database, bookingId)).files >= roomLimits.images) throw full();
  const image = await encodeImage(Buffer.from(picture, 'base64'), {
    field: 'picture',
    bytes: roomLimits.image.bytes,
    edge: roomLimits.image.edge,
  });
  const { content, width, height } = image;
  const _id = await inTransaction(database, async (tx) => {
    // One at a time, so that all together keep to the limits.
    await openRoom(tx, bookingId);
    const { files, bytes } = await weighFiles(tx, bookingId);
    if (files >= roomLimits.images || bytes + content.length > roomLimits.imagesBytes) throw full();
    return addFile(tx, { bookingId, byId: caller.id, content, width, height });
  });
  return { _id, width, height };
};

/** @throws HttpError `not_found` where there is none, or the caller has no part in the lesson; `watch_not_agreed` */
export const viewRoomFile = async (
  database: Database,
  caller: SessionUser,
  { id, file }: { id: string; file: string },
): Promise<{ _id: string; width: number; height: number; picture: string }> => {
  await readableLessonOf(database, caller, id);
  const found = await findFile(database, id, file);
  if (!found) throw new HttpError('not_found', words.thereIsNoSuchImage);
  const { id: _id, width, height, content } = found;
  return { _id, width, height, picture: content.toString('base64') };
};
