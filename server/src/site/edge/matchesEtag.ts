import type { FastifyRequest } from 'fastify';

/** @returns whether the caller has this content already; a proxy that compresses it marks its tag as weak */
export const matchesEtag = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
