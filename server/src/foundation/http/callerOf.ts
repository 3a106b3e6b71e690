import type { FastifyRequest } from 'fastify';

/** Whose page makes a call: one of ours, one of another origin that ALLOWED_ORIGINS names, or a stranger's. */
export type Caller =
  | { page: 'own' }
  /** `crossSite`: the browser counts it as another site's, whose third-party cookies it blocks or keeps apart. */
  | { page: 'allowed'; crossSite: boolean }
  | { page: 'stranger' };

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Told by `Origin` and `Sec-Fetch-Site`, which a page's scripts cannot set. Programs send neither and count as ours:
 * they carry no cookies that another person's page could ride on.
 */
export const callerOf = ({ headers, host, server }: FastifyRequest): Caller => {
  const { origin } = headers;
  const { allowedOrigins, publicOrigin } = server.config;
  if (origin === undefined || origin === publicOrigin) return { page: 'own' };
  // The person who serves us under one more name, as in development, has not told us that name.
  if (headers['sec-fetch-site'] === 'same-origin' || hostOf(origin) === host) return { page: 'own' };
  if (!allowedOrigins.includes(origin)) return { page: 'stranger' };
  // Browsers that do not say which it is came before partitioned cookies and pass over the word.
  return { page: 'allowed', crossSite: headers['sec-fetch-site'] !== 'same-site' };
};
