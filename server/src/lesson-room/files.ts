import { roomLimits } from '@paadam/shared/domain';
import type { Database } from '../db/openDatabase';
import { HttpError } from '../http/HttpError';
import { encodeImage } from '../pictures/encodePicture';
import type { SessionUser } from '../sessions/queries';
import { addFile } from './changes';
import { findFile, weighFiles } from './queries';
import { refused } from './Rooms';
import { refusalOf } from './rights';
import { lessonOf } from './viewRoom';

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
  const { files, bytes } = await weighFiles(database, bookingId);
  const image = await encodeImage(Buffer.from(picture, 'base64'), {
    field: 'picture',
    bytes: roomLimits.image.bytes,
    edge: roomLimits.image.edge,
  });
  if (files >= roomLimits.images || bytes + image.content.length > roomLimits.imagesBytes) {
    throw new HttpError('room_full', 'This lesson holds as many images as it can.');
  }
  const { content, width, height } = image;
  const _id = await addFile(database, { bookingId, byId: caller.id, content, width, height });
  return { _id, width, height };
};

/** @throws HttpError `not_found` where there is none, or the caller has no part in the lesson */
export const viewRoomFile = async (
  database: Database,
  caller: SessionUser,
  { id, file }: { id: string; file: string },
): Promise<{ _id: string; width: number; height: number; picture: string }> => {
  await lessonOf(database, caller, id);
  const found = await findFile(database, id, file);
  if (!found) throw new HttpError('not_found', 'There is no such image.');
  const { id: _id, width, height, content } = found;
  return { _id, width, height, picture: content.toString('base64') };
};
