import { pdfOfJpegs } from './pdfOfJpegs';

const page = (...bytes: number[]) => ({
  jpeg: Uint8Array.from(bytes),
  pixels: { width: 16, height: 12 },
  width: 842,
  height: 631.5,
});

const textOf = (file: Uint8Array) => Buffer.from(file).toString('latin1');

test('has each object where its table says', () => {
  const file = textOf(pdfOfJpegs([page(0xff, 0xd8, 0xff, 0xd9), page(0xff, 0xd8, 1, 2, 3, 0xff, 0xd9)]));
  const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  const [, count, rows = ''] = /^xref\n0 (\d+)\n((?:.{20})+)/s.exec(file.slice(table)) ?? [];
  expect(Number(count)).toBe(9);
  const places = [...rows.matchAll(/(\d{10}) 00000 n \n/g)].map((row) => Number(row[1]));
  expect(places).toHaveLength(8);
  places.forEach((place, at) => {
    expect(file.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  });
});

test('has each picture whole, and the pages in their order', () => {
  const file = textOf(pdfOfJpegs([page(0xff, 0xd8, 0xff, 0xd9), page(0xff, 0xd8, 1, 2, 3, 0xff, 0xd9)]));
  expect(file).toContain('/Kids [3 0 R 6 0 R] /Count 2');
  expect(file).toContain('/Length 7 >>\nstream\n\xff\xd8\x01\x02\x03\xff\xd9\nendstream');
  expect(file).toContain('/MediaBox [0 0 842 631.5]');
});
