import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../foundation/db/inTransaction';
import { HttpError } from '../../foundation/http/HttpError';
import { OutgoingError } from '../../foundation/outgoing/Outgoing';
import { removePicture, replacePicture } from '../pictures/changes';
import { fetchPicture } from '../pictures/fetchPicture';
import { lockUser, updateUser } from './changes';
import { listOutsidePictures } from './queries';

/** Few, so that one server's network is not busy with them alone. */
const atOnce = 20;

/**
 * Fetches some of the pictures that profiles still name by an outside address, so that they come from here. Where there is
 * no picture, the initials stand in; one that cannot be reached at the moment is tried again another time.
 */
export const adoptPictures = async ({
  database,
  outgoing,
  publicData,
}: Pick<FastifyInstance, 'database' | 'outgoing' | 'publicData'>): Promise<void> => {
  for (const { id, address } of await listOutsidePictures(database, atOnce)) {
    const picture = await fetchPicture(outgoing, address, 'profileUrl').catch(noneOrLater);
    if (picture === undefined) continue;
    const isShown = await inTransaction(database, async (tx) => {
      const user = await lockUser(tx, id);
      // Chosen meanwhile, or adopted by another server.
      if (user.profileUrl !== address) return false;
      if (picture === null) await removePicture(tx, id);
      const profileUrl = picture && (await replacePicture(tx, id, picture));
      await updateUser(tx, { ...user, profileUrl });
      return user.role === 'tutor';
    });
    if (isShown) publicData.raise();
  }
};

/** @returns null: there is no picture; undefined: it cannot be told now */
const noneOrLater = (error: unknown): null | undefined => {
  if (!(error instanceof HttpError)) throw error;
  if (error.code !== 'validation_failed') return undefined;
  const isAway =
    error.cause instanceof OutgoingError && ['unreachable', 'too-slow'].includes(error.cause.problem);
  return isAway ? undefined : null;
};
