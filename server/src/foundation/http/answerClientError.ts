import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@paadam/shared/domain';
import * as words from '../../messages/http';
import { HttpError, type Sentence } from './HttpError';

type Refusal = readonly [ErrorCode, Sentence];

/** By Node's own code of the error. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request_too_slow', words.theRequestTookTooLong],
  HPE_HEADER_OVERFLOW: ['headers_too_large', words.theAddressOrHeadersAreTooLong],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['body_too_large', words.moreThanTheServerTakes],
};
const malformed: Refusal = ['malformed_request', words.theRequestCouldNotBeRead];

/** Answers what Node could not read as a request, as every other error is answered, and ends the connection. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new HttpError(...(refusals[error.code ?? ''] ?? malformed));
  const { status } = refusal;
  // Whose it was is not known either.
  const body = JSON.stringify(refusal.failureIn('en'));
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  socket.destroySoon();
};
