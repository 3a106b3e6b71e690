import { once } from 'node:events';
import { constants, createGzip, type Gzip, type ZlibParams } from 'node:zlib';

export interface Part {
  text: string;
  /** It goes as it is; its length then says nothing but its length. */
  isSecret: boolean;
}

const call = (ask: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => ask((error) => (error ? reject(error) : resolve())));

const write = async (gzip: Gzip & ZlibParams, { text, isSecret }: Part): Promise<void> => {
  const level = isSecret ? constants.Z_NO_COMPRESSION : constants.Z_DEFAULT_COMPRESSION;
  await call((done) => gzip.params(level, constants.Z_DEFAULT_STRATEGY, done));
  await call((done) => gzip.write(text, done));
  // No part may refer to one before it: a guess in one would show by what it saves of another.
  await call((done) => gzip.flush(constants.Z_FULL_FLUSH, () => done()));
};

/**
 * Compresses what holds secrets, without them: https://www.breachattack.com says what could else be guessed from the length.
 *
 * @param parts each compressed by itself, in their order
 * @returns all of them in one gzip
 */
export const compressApart = async (parts: readonly Part[]): Promise<Buffer> => {
  // Of both types, though only that of another class says so.
  const gzip = createGzip({ chunkSize: 65_536 }) as Gzip & ZlibParams;
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(gzip, 'end');
  for (const part of parts) await write(gzip, part);
  gzip.end();
  await ended;
  return Buffer.concat(chunks);
};
