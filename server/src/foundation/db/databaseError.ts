import { isNativeError } from 'node:util/types';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { TooManyAtOnce } from './LimitedQueuePool';

const causeOf = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error);

/** @returns whether a statement has failed, so that the error's own message is that statement */
export const isFailedStatement = (error: unknown): boolean => error instanceof DrizzleQueryError;

const databaseErrorOf = (error: unknown): DatabaseError | undefined => {
  const cause = causeOf(error);
  return cause instanceof DatabaseError ? cause : undefined;
};

/** @returns PostgreSQL's five-character code, "23P01", where the error came from a statement */
export const sqlStateOf = (error: unknown): string | undefined => databaseErrorOf(error)?.code;

/** @returns the name of the constraint that refused the row */
export const violatedConstraint = (error: unknown): string | undefined => databaseErrorOf(error)?.constraint;

/** @returns what went wrong, without the statement and its values */
export const reasonOf = (error: unknown): string => {
  const cause = causeOf(error);
  return isNativeError(cause) ? cause.message : String(cause);
};

/** @returns whether the error is a person's full queue, and not a fault of the database */
export const isTooManyAtOnce = (error: unknown): boolean => causeOf(error) instanceof TooManyAtOnce;

/** Connection exceptions, out of connections, memory or disk, cancelled by a timeout, shutting down or starting up. */
const unavailableStates = /^(08|53|57014|57P0|25P03)/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** `pg` and `LimitedQueuePool` give these errors no code. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|No connection came free|Client has encountered)/;

/** @returns whether the database, rather than the statement, is what failed: later it may work */
export const isUnavailable = (error: unknown): boolean => {
  const cause = causeOf(error);
  // Not `instanceof`: the errors of Node's network come from another realm where the tests run.
  if (!isNativeError(cause)) return false;
  // Of a name with several addresses each is tried.
  if ('errors' in cause && Array.isArray(cause.errors)) return cause.errors.some(isUnavailable);
  const code = 'code' in cause ? String(cause.code) : '';
  return unavailableStates.test(code) || networkCodes.has(code) || connectionMessages.test(cause.message);
};

/** Only where it happened: the first lines of a stack repeat the message. */
const placesOf = (error: Error): string | undefined =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Of an error that is not PostgreSQL's, such as the network's, which knows no values. Of several addresses each has one. */
const describeCause = (cause: Error & { code?: unknown; errors?: unknown }): object => ({
  type: cause.name,
  message: cause.message,
  ...(cause.code !== undefined && { code: cause.code }),
  ...(Array.isArray(cause.errors) && { errors: cause.errors.filter(isNativeError).map(describeCause) }),
  stack: cause.stack,
});

/**
 * What a failed statement says of its values, in the message and in `detail`, is people's data: it stays out.
 *
 * @returns what the log may hold of an error of the database; undefined for any other error
 */
export const describeDatabaseError = (error: unknown): object | undefined => {
  if (error instanceof DrizzleQueryError) {
    const { cause } = error;
    return {
      type: 'QueryError',
      query: error.query,
      cause: describeDatabaseError(cause) ?? (cause ? describeCause(cause) : { type: typeof cause }),
      stack: placesOf(error),
    };
  }
  if (error instanceof DatabaseError) {
    const { message, code, severity, table, constraint } = error;
    return { type: 'DatabaseError', message, code, severity, table, constraint, stack: placesOf(error) };
  }
  return undefined;
};
