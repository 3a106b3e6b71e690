import type { FastifyRequest } from 'fastify';
import { HttpError } from './HttpError';

/** Fastify takes a query that does not decode as it stands; a path it refuses. @throws HttpError `malformed_request` */
export const refuseBrokenQuery = async ({ url }: FastifyRequest): Promise<void> => {
  if (!url.includes('%')) return;
  try {
    decodeURIComponent(url);
  } catch {
    throw new HttpError('malformed_request', 'The address cannot be decoded.');
  }
};
