import { createHash } from 'node:crypto';
import type { Config } from '../../foundation/config/Config';
import { scriptStarter } from './scriptStarter';

/** What admits a document's own styles: a nonce, fresh for each, or the texts of its style elements. */
export type AdmittedStyles = { nonce: string } | { texts: readonly string[] };

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const styleSources = (styles: AdmittedStyles): string =>
  'nonce' in styles
    ? `'nonce-${styles.nonce}'`
    : // The empty one is filled rule by rule while the page runs.
      [...styles.texts, ''].map(hashOf).join(' ');

/** Whether the pages' code may be under development, whose styles no hash can know beforehand. */
export const hasDevelopers = ({ staging }: Pick<Config, 'staging'>): boolean =>
  staging || process.env.NODE_ENV === 'development';

/**
 * The content security policy of a document: scripts from here and from where portals may come, the one that starts them, and
 * its own styles. There is no nonce on scripts, since it would let any origin's script pass.
 */
export const contentSecurityPolicy = (
  {
    remoteOrigins,
    publicOrigin,
    staging,
    liveKit,
  }: Pick<Config, 'remoteOrigins' | 'publicOrigin' | 'staging' | 'liveKit'>,
  styles: AdmittedStyles,
): string => {
  const remotes = remoteOrigins.join(' ');
  // Development servers push their updates through a socket.
  const sockets = hasDevelopers({ staging }) ? remotes.replaceAll(/\bhttp(?=s?:)/g, 'ws') : '';
  // Its client asks by https what it then connects to.
  const media = liveKit
    ? [new URL(liveKit.url).origin, new URL(liveKit.url.replace(/^ws/, 'http')).origin]
    : [];
  return [
    "default-src 'self'",
    // The PDF reader decodes scans with WebAssembly, in a worker. A worker has the policy of its own file, but that of a portal from
    // another origin inherits the document's.
    `script-src 'self' ${hashOf(scriptStarter)} ${remotes && `${remotes} 'wasm-unsafe-eval'`}`,
    `style-src 'self' ${styleSources(styles)}`,
    // Pictures of people come from here alone, so that no one elsewhere sees who looks at them.
    `img-src 'self' ${remotes} data: blob:`,
    `font-src 'self' ${remotes}`,
    `connect-src 'self' ${[remotes, sockets, ...media].filter(Boolean).join(' ')}`,
    // A microphone's and a camera's streams have no address; what the lesson room plays by one is its own.
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
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

const always = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // The lesson room's, for this site's own documents: no frame in them gets any of it.
  'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self)',
};

/** The other headers of a document that is a person's own, and never kept. */
export const documentHeaders = { ...always, 'cache-control': 'no-store' };

/** Those of one that is the same for all visitors: a browser may keep it, and asks each time whether it is still good. */
export const sharedDocumentHeaders = {
  ...always,
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-encoding',
};
