import type { LiveError } from '@paadam/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../db/databaseError';
import { HttpError } from '../http/HttpError';
import { unavailable } from '../http/handleError';

export const noSuchTopic = (): HttpError => new HttpError('not_found', 'There is no such topic.');

/** @returns what is said of an error: its code and message, never a stack or SQL */
export const problemFrame = (error: unknown, log: Pick<FastifyBaseLogger, 'error'>): LiveError => {
  const known =
    error instanceof HttpError
      ? error
      : isUnavailable(error)
        ? unavailable()
        : new HttpError('internal', 'Something went wrong on our side. Please try again.');
  if (known.code === 'internal') log.error({ err: error }, 'a live topic failed');
  const { retryAfter } = known.details;
  return {
    t: 'error',
    code: known.code,
    message: known.message,
    ...(retryAfter !== undefined && { retryAfter }),
  };
};
