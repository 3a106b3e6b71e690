import type { Config } from '../config';

/**
 * The content security policy of a document: scripts from here and from where portals may come, styles by nonce.
 * There is no nonce on scripts, since it would let any origin's script pass.
 *
 * @param styleNonce fresh for each document
 */
export const contentSecurityPolicy = (
  { remoteOrigins, publicOrigin, staging }: Pick<Config, 'remoteOrigins' | 'publicOrigin' | 'staging'>,
  styleNonce: string,
): string => {
  const remotes = remoteOrigins.join(' ');
  // Development servers push their updates through a socket.
  const hasDevelopers = staging || process.env.NODE_ENV === 'development';
  const sockets = hasDevelopers ? remotes.replaceAll(/\bhttp(?=s?:)/g, 'ws') : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${remotes}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    // Pictures of people come from here alone, so that nobody elsewhere sees who looks at them.
    `img-src 'self' ${remotes} data: blob:`,
    `font-src 'self' ${remotes}`,
    `connect-src 'self' ${remotes} ${sockets}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    publicOrigin.startsWith('https:') ? 'upgrade-insecure-requests' : '',
  ]
    .filter(Boolean)
    .map((directive) => directive.trim())
    .join('; ');
};

/** The other headers of a document, which is each person's own and never kept. */
export const documentHeaders = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
