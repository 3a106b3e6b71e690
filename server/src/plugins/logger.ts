import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config';

/** Only where it happened: the first lines of a stack repeat the message. */
const placesOf = (error: Error): string | undefined =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** What a failed statement says of its values, in the message and in `detail`, is people's data: it stays out. */
const describeError = (error: unknown): object => {
  if (error instanceof DrizzleQueryError) {
    return {
      type: 'QueryError',
      query: error.query,
      cause: describeError(error.cause),
      stack: placesOf(error),
    };
  }
  if (error instanceof DatabaseError) {
    const { message, code, severity, table, constraint } = error;
    return { type: 'DatabaseError', message, code, severity, table, constraint, stack: placesOf(error) };
  }
  return error instanceof Error ? pino.stdSerializers.err(error) : { type: typeof error };
};

/** A query may hold an address or what somebody searched for: it stays out, as headers and bodies do. */
const describeRequest = ({ method, url, host, ip }: FastifyRequest): object => ({
  method,
  url: url.split('?', 1)[0],
  host,
  remoteAddress: ip,
});

/**
 * @param destination where the lines go; absent: the standard output
 * @returns a logger that writes JSON; of a request it names method, path and caller only
 */
export const createLogger = (level: LogLevel, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, serializers: { err: describeError, req: describeRequest } }, destination);
