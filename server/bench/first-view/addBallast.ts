import { randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of ballast over the line. Random bytes do not compress. */
const weight = 100 * 1_024;

/**
 * Copies the builds and makes the shell's chunk of libraries heavier by 100 KiB of comment.
 *
 * @param site the folder of the builds
 * @param into the folder of the copy, which must not exist yet
 * @throws where there is no such chunk
 */
export const addBallast = (site: string, into: string): void => {
  cpSync(site, into, { recursive: true });
  const files = chunksOf(into);
  if (files.length === 0) throw new Error(`${site} has no chunk "vendor" of a shell.`);
  for (const file of files) {
    const text = `${readFileSync(file, 'utf8')}\n//${randomBytes(weight).toString('base64')}\n`;
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
};

const chunksOf = (folder: string): string[] =>
  readdirSync(join(folder, 'shell'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(folder, 'shell', name)).map((file) => join(folder, 'shell', name, file)),
    )
    .filter((file) => /[\\/]vendor\.\w+\.js$/.test(file));
