/** One page: a JPEG, and its size in points of 1/72 inch. */
export interface JpegPage {
  jpeg: Uint8Array;
  /** Pixels. */
  pixels: { width: number; height: number };
  width: number;
  height: number;
}

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/**
 * A PDF of which each page is one picture, as PDF 1.4 has it (ISO 32000-1, 7.5 and 8.9).
 *
 * @param pages at least one
 * @returns the file's bytes
 */
export const pdfOfJpegs = (pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  /** Where each object begins, by its number. */
  const places: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? ascii(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const begin = (number: number): void => {
    places[number] = length;
    write(`${number} 0 obj\n`);
  };
  const writeStream = (number: number, entries: string, bytes: Uint8Array): void => {
    begin(number);
    write(`<< ${entries} /Length ${bytes.length} >>\nstream\n`);
    write(bytes);
    write('\nendstream\nendobj\n');
  };

  // The comment of bytes above 127 tells programs that copy files that this one is no text.
  write('%PDF-1.4\n%');
  write(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  begin(1);
  write('<< /Type /Catalog /Pages 2 0 R >>\nendobj\n');
  begin(2);
  const kids = pages.map((_page, at) => `${3 + at * 3} 0 R`).join(' ');
  write(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>\nendobj\n`);
  pages.forEach(({ jpeg, pixels, width, height }, at) => {
    const [page, content, image] = [3 + at * 3, 4 + at * 3, 5 + at * 3];
    begin(page);
    write(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R ` +
        `/Resources << /XObject << /Im ${image} 0 R >> >> >>\nendobj\n`,
    );
    writeStream(content, '', ascii(`q ${width} 0 0 ${height} 0 0 cm /Im Do Q`));
    writeStream(
      image,
      `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} ` +
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      jpeg,
    );
  });
  const table = length;
  const count = 3 + pages.length * 3;
  write(`xref\n0 ${count}\n0000000000 65535 f \n`);
  for (const place of places.slice(1)) write(`${String(place).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);

  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
};
