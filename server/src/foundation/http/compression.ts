import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * How answers are compressed that have no secret in them; https://www.breachattack.com says why no others: from the
 * length of a compressed answer a secret can be guessed, letter by letter, by the person who chooses a text beside it.
 */
export const compression = {
  encodings: ['br', 'gzip'],
  // In bytes: a page of a list, or a document, is done in less time than a stream for it takes.
  syncThreshold: 64 * 1024,
} as const satisfies FastifyCompressOptions;
