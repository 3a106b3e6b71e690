import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { type Logger, pino } from 'pino';
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

/** @returns a logger that writes JSON to the standard output; of a request it names method, path and caller only */
export const createLogger = (level: LogLevel): Logger =>
  pino({
    level,
    serializers: { err: describeError },
  });
