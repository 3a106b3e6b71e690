/** A message of Protocol Buffers: by the number of a field what it holds, the last of several. */
export type Fields = ReadonlyMap<number, Buffer | number>;

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let left = value;
  while (left > 127) {
    bytes.push((left % 128) | 128);
    left = Math.floor(left / 128);
  }
  return [...bytes, left];
};

/** @returns the message with these fields: texts and messages, or whole numbers */
export const message = (...fields: readonly (readonly [number, string | Buffer | number])[]): Buffer =>
  Buffer.concat(
    fields.map(([place, value]) => {
      if (typeof value === 'number') return Buffer.from([...varint(place * 8), ...varint(value)]);
      const content = Buffer.from(value);
      return Buffer.concat([Buffer.from([...varint(place * 8 + 2), ...varint(content.length)]), content]);
    }),
  );

/** @throws for what has fields of fixed width, which nothing here has */
export const readMessage = (bytes: Buffer): Fields => {
  const fields = new Map<number, Buffer | number>();
  let at = 0;
  const number = (): number => {
    let [value, weight] = [0, 1];
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 127) * weight;
      weight *= 128;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const head = number();
    const [place, kind] = [Math.floor(head / 8), head % 8];
    if (kind === 0) fields.set(place, number());
    else if (kind === 2) {
      const length = number();
      fields.set(place, bytes.subarray(at, at + length));
      at += length;
    } else if (kind === 1 || kind === 5) at += kind === 1 ? 8 : 4;
    else throw new Error(`A field of kind ${kind} cannot be read.`);
  }
  return fields;
};

export const textOf = (fields: Fields, place: number): string => String(fields.get(place) ?? '');
