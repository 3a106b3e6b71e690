import { isNativeError } from 'node:util/types';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as words from '../../messages/http';
import { isTooManyAtOnce, isUnavailable, reasonOf } from '../db/databaseError';
import { CallerGone } from './clientAddress';
import { HttpError } from './HttpError';
import { languageOf } from './languageOf';

/**
 * The one place where an error becomes an answer: `{success: false, message, code}`, in the caller's language, never a stack or SQL. Where no one
 * waits for it any more there is none.
 */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = answerError(error, request, reply);
  return known
    ? reply.type('application/json; charset=utf-8').send(known.failureIn(languageOf(request)))
    : reply;
};

/**
 * Begins the answer to an error: its status and headers, and a line in the log.
 *
 * @returns what its body has to say; null: the caller has gone
 */
export const answerError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): HttpError | null => {
  if (hasLeft(error, request)) {
    request.log.debug({ reason: reasonOf(error) }, 'the caller has gone');
    reply.hijack();
    return null;
  }
  const known = toHttpError(error, request);
  logFailure(request, known, error);
  forgetContent(reply);
  if (known.details.retryAfter !== undefined) reply.header('retry-after', known.details.retryAfter);
  reply.status(known.status).header('cache-control', 'no-store');
  return known;
};

/** Whether the error is that the caller hung up, before all of the request was there or before the answer was. */
const hasLeft = (error: unknown, { raw }: FastifyRequest): boolean =>
  error instanceof CallerGone ||
  raw.errored === error ||
  (raw.socket?.destroyed === true &&
    isNativeError(error) &&
    'code' in error &&
    error.code === prematureClose);

const prematureClose = 'ERR_STREAM_PREMATURE_CLOSE';

/** What was said of content that did not come, by Fastify or, where that would have been a stream, to Node already. */
const forgetContent = (reply: FastifyReply): void => {
  for (const name of ['content-type', 'content-encoding', 'content-length', 'etag', 'last-modified']) {
    reply.removeHeader(name);
    if (!reply.raw.headersSent) reply.raw.removeHeader(name);
  }
};

/** While the database is away every call fails alike: the reason is enough, without the place. */
const logFailure = (request: FastifyRequest, { code, status }: HttpError, error: unknown): void => {
  if (isUnavailable(error)) request.log.warn({ reason: reasonOf(error) }, 'the database is away');
  else if (code === 'unavailable') request.log.warn({ reason: reasonOf(error) }, 'the call was turned away');
  else if (status >= 500) request.log.error({ err: error }, 'the call failed');
};

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  handleError(new HttpError('not_found', words.thereIsNothingAtThisAddress), request, reply);

const toHttpError = (error: unknown, request: FastifyRequest): HttpError => {
  if (error instanceof HttpError) return error;
  if (isTooManyAtOnce(error)) return tooMuchAtOnce();
  if (isUnavailable(error)) return unavailable();
  return isFastifyError(error) ? fromFastify(error, request) : internal();
};

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

const fromFastify = ({ statusCode = 500 }: FastifyError, { routeOptions }: FastifyRequest): HttpError => {
  if (statusCode === 413) {
    const most = Math.floor(routeOptions.bodyLimit / 1024);
    return new HttpError('body_too_large', () => words.thisIsMoreThanTheServer({ most }));
  }
  if (statusCode === 415) return new HttpError('media_type_unsupported', words.pleaseSendApplicationJson);
  if (statusCode === 503) return unavailable();
  if (statusCode < 500) return new HttpError('malformed_request', words.theRequestCouldNotBeRead);
  return internal();
};

export const unavailable = (): HttpError =>
  new HttpError('unavailable', words.theServiceCannotBeReachedJust, {
    retryAfter: 2,
  });

export const tooMuchAtOnce = (): HttpError =>
  new HttpError('too_many_requests', words.tooMuchAtOnce, { retryAfter: 2 });

const internal = () => new HttpError('internal', words.somethingWentWrongOnOurSide);
