import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';

export interface Part {
  text: string;
  /** It goes as it is; its length then says nothing but its length. */
  isSecret: boolean;
}

const deflate = promisify(deflateRaw);

// RFC 1952, sections 2.3 and 8: what stands before and after the blocks.
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastBlock = Buffer.from([3, 0]);
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
});

const checksum = (bytes: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (remainders[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
};

/**
 * Compresses what holds secrets, without them: https://www.breachattack.com says what could else be guessed from the length.
 * (A compressor of Node's does not change its level midway, whatever it answers.)
 *
 * @param parts each compressed by itself, in their order: none refers to another
 * @returns all of them in one gzip
 */
export const compressApart = async (parts: readonly Part[]): Promise<Buffer> => {
  const whole = Buffer.from(parts.map(({ text }) => text).join(''));
  const blocks = await Promise.all(
    parts.map(({ text, isSecret }) =>
      deflate(text, {
        level: isSecret ? constants.Z_NO_COMPRESSION : constants.Z_DEFAULT_COMPRESSION,
        finishFlush: constants.Z_FULL_FLUSH,
      }),
    ),
  );
  const end = Buffer.alloc(8);
  end.writeUInt32LE(checksum(whole), 0);
  end.writeUInt32LE(whole.length, 4);
  return Buffer.concat([head, ...blocks, lastBlock, end]);
};
