/** The body of a PDF object: text, or a stream with its dictionary. */
export type PdfObject = string | { dictionary: string; data: Buffer };

/**
 * @param objects numbered from 1 in this order; the first is the catalog
 * @returns a PDF file
 */
export const writePdf = (objects: readonly PdfObject[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  let size = parts[0]?.length ?? 0;
  const add = (part: Buffer | string) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
  };
  const places = objects.map((object, index) => {
    const place = size;
    add(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') add(object);
    else {
      add(`<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`);
      add(object.data);
      add('\nendstream');
    }
    add('\nendobj\n');
    return place;
  });
  const table = [
    '0000000000 65535 f ',
    ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n `),
  ];
  const start = size;
  add(
    `xref\n0 ${table.length}\n${table.join('\n')}\ntrailer << /Size ${table.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
};
