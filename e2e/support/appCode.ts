import { createHmac } from 'node:crypto';

const stepMilliseconds = 30_000;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((sign) => base32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** An authenticator app (RFC 6238), by nothing but the document: it shows a code once, and then the next one. */
export const authenticatorApp = (secret: string) => {
  const key = bytesOf(secret.replaceAll(' ', ''));
  let shown = 0;
  return {
    /** @returns six digits that were not shown before, and that the server takes now */
    code: (): string => {
      shown = Math.max(Math.floor(Date.now() / stepMilliseconds), shown + 1);
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(shown));
      const hash = createHmac('sha1', key).update(counter).digest();
      const offset = (hash.at(-1) ?? 0) & 0xf;
      return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
    },
  };
};
