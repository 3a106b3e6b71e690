import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** What is kept in the database and must be read again, made unreadable for the person who has only the database. */
export interface Sealer {
  /**
   * @param text what no one may read
   * @param place what it belongs to, "two-step:<user's id>": in another place it opens nothing
   * @throws where the server has no key
   */
  seal(text: string, place: string): string;
  /**
   * @returns the text
   * @throws Error where the key is missing, the place is another, or a person has changed it
   */
  open(sealed: string, place: string): string;
  /** The names of the keys that open; a name tells nothing of its key. */
  keyNames: readonly string[];
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const nameOf = (key: Buffer): string =>
  createHash('sha256').update('name:').update(key).digest('hex').slice(0, 12);

/** The key itself may come to serve other ends: each has one of its own. */
const cipherKeyOf = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'paadam seal', 32));

/** @param sealed as `seal` made it @returns the name of its key */
export const keyNameOf = (sealed: string): string => sealed.split('.', 1)[0] ?? '';

/** @param keys 32 bytes each: the first one seals, all of them open */
export const createSealer = (keys: readonly Buffer[]): Sealer => {
  const named = new Map(keys.map((key) => [nameOf(key), cipherKeyOf(key)]));
  const [first] = named.entries();
  return {
    keyNames: [...named.keys()],
    seal: (text, place) => {
      if (!first) throw new Error('There is no key to seal with: SECRETS_KEY is not set.');
      const [name, key] = first;
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
      const content = Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `${name}.${content.toString('base64url')}`;
    },
    open: (sealed, place) => {
      const key = named.get(keyNameOf(sealed));
      if (!key) throw new Error('This was sealed with a key that SECRETS_KEY does not hold.');
      const content = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url');
      const decipher = createDecipheriv(algorithm, key, content.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(content.subarray(-tagBytes));
      const text = decipher.update(content.subarray(nonceBytes, -tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
};
