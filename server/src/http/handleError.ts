import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, reasonOf } from '../db/databaseError';
import { HttpError } from './HttpError';

/** The one place where an error becomes an answer: `{success: false, message, code}`, never a stack or SQL. */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = toHttpError(error, request);
  logFailure(request, known, error);
  if (known.details.retryAfter !== undefined) reply.header('retry-after', known.details.retryAfter);
  return reply.status(known.status).header('cache-control', 'no-store').send(known.failure);
};

/** While the database is away every call fails alike: the reason is enough, without the place. */
const logFailure = (request: FastifyRequest, { code, status }: HttpError, error: unknown): void => {
  if (code === 'unavailable') request.log.warn({ reason: reasonOf(error) }, 'the database is away');
  else if (status >= 500) request.log.error({ err: error }, 'the call failed');
};

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  handleError(new HttpError('not_found', 'There is nothing at this address.'), request, reply);

const toHttpError = (error: unknown, request: FastifyRequest): HttpError => {
  if (error instanceof HttpError) return error;
  if (isUnavailable(error)) return unavailable();
  return isFastifyError(error) ? fromFastify(error, request) : internal();
};

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

const fromFastify = ({ statusCode = 500 }: FastifyError, { routeOptions }: FastifyRequest): HttpError => {
  if (statusCode === 413) {
    const most = Math.floor(routeOptions.bodyLimit / 1024);
    return new HttpError('body_too_large', `This is more than the server takes (${most} KiB).`);
  }
  if (statusCode === 415) return new HttpError('media_type_unsupported', 'Please send application/json.');
  if (statusCode === 503) return unavailable();
  if (statusCode < 500) return new HttpError('malformed_request', 'The request could not be read.');
  return internal();
};

export const unavailable = (): HttpError =>
  new HttpError('unavailable', 'The service cannot be reached just now. Please try again in a moment.', {
    retryAfter: 2,
  });

const internal = () => new HttpError('internal', 'Something went wrong on our side. Please try again.');
