import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@paadam/shared/domain';
import { HttpError } from './HttpError';

type Refusal = readonly [ErrorCode, string];

/** By Node's own code of the error. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request_too_slow', 'The request took too long to arrive. Please try again.'],
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The address or the headers are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['body_too_large', 'This is more than the server takes.'],
};
const malformed: Refusal = ['malformed_request', 'The request could not be read.'];

/** Answers what Node could not read as a request, as every other error is answered, and ends the connection. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, failure } = new HttpError(...(refusals[error.code ?? ''] ?? malformed));
  const body = JSON.stringify(failure);
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
