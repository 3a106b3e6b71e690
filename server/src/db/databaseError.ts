import { isNativeError } from 'node:util/types';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

const causeOf = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error);

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

/** Connection exceptions, too many connections, cancelled by a timeout, shutting down or starting up. */
const unavailableStates = /^(08|53300|57014|57P0|25P03)/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** `pg` and `PatientPool` give these errors no code. */
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
