import type { LiveError } from '@paadam/shared/contract';
import type { PageLanguage } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { isTooManyAtOnce, isUnavailable } from '../../foundation/db/databaseError';
import { HttpError } from '../../foundation/http/HttpError';
import { tooMuchAtOnce, unavailable } from '../../foundation/http/handleError';
import * as words from '../../messages/live';

export const noSuchTopic = (): HttpError => new HttpError('not_found', words.thereIsNoSuchTopic);

export const tooManyAtOnce = (): HttpError =>
  new HttpError('too_many_requests', words.tooManyTopics, { retryAfter: 2 });

/** @returns what is said of an error in that language: its code and message, never a stack or SQL */
export const problemFrame = (
  error: unknown,
  language: PageLanguage,
  log: { error(about: object, text: string): void },
): LiveError => {
  const known =
    error instanceof HttpError
      ? error
      : isTooManyAtOnce(error)
        ? tooMuchAtOnce()
        : isUnavailable(error)
          ? unavailable()
          : new HttpError('internal', words.somethingWentWrongOnOurSide);
  if (known.code === 'internal') log.error({ err: error }, 'a live topic failed');
  const { retryAfter } = known.details;
  return {
    t: 'error',
    code: known.code,
    message: speak(language, known.sentence),
    ...(retryAfter !== undefined && { retryAfter }),
  };
};
