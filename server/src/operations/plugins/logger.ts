import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../../foundation/config/Config';
import { describeDatabaseError } from '../../foundation/db/databaseError';

const describeError = (error: unknown): object =>
  describeDatabaseError(error) ??
  (error instanceof Error ? pino.stdSerializers.err(error) : { type: typeof error });

/**
 * A query may hold an address or what a person searched for: it stays out, as headers and bodies do, and as the secret that the
 * address of a calendar's feed is.
 */
const describeRequest = ({ method, url, host, ip }: FastifyRequest): object => ({
  method,
  url: url.split('?', 1)[0]?.replace(/^\/calendar\/.+/, '/calendar/…'),
  host,
  remoteAddress: ip,
});

/**
 * @param destination where the lines go; absent: the standard output
 * @returns a logger that writes JSON; of a request it names method, path and caller only
 */
export const createLogger = (level: LogLevel, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, serializers: { err: describeError, req: describeRequest } }, destination);
