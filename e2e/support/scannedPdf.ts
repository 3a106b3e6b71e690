import { type PdfObject, writePdf } from './writePdf';

/** A JPEG 2000 picture of 48 by 48 pixels, all of them #c02030. */
const jpeg2000 = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAMAAAADAAAw8HAAAAAAAPY29scgEAAAAAABAAAADGanAyY/9P/1EALwAAAAAAMAAAADAAAAAAAAAAAAAAADAAAAAwAAAAAAAAAAAAAw8BAQ8BAQ8BAf9SAAwAAAABAQUEBAAB/1wAE0CAiIiQiIiQiIiQiIiQiIiQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAPwAB/5PH/gwSCIV0OoAjNTEPw/8AAoAB2JtHf9/4kDgB1DrlZCCKgICAgICAgICAgICAgICA/9k=',
  'base64',
);

const bytes = (size: 1 | 4, ...values: number[]): Buffer => {
  const buffer = Buffer.alloc(size * values.length);
  for (const [index, value] of values.entries()) buffer.writeUIntBE(value, size * index, size);
  return buffer;
};

/** @returns a segment of JBIG2 (ITU-T T.88, 7.2) on page 1 */
const segment = (number: number, type: number, data: Buffer): Buffer =>
  Buffer.concat([bytes(4, number), bytes(1, type, 0, 1), bytes(4, data.length), data]);

/** 64 by 64 pixels, in the middle of them a black square of 32: a page (type 48) and one region of it (38), coded by MMR. */
const jbig2 = Buffer.concat([
  segment(0, 48, Buffer.concat([bytes(4, 64, 64, 0, 0), bytes(1, 0, 0, 0)])),
  segment(
    1,
    38,
    Buffer.concat([
      bytes(4, 64, 64, 0, 0),
      bytes(1, 0, 1),
      Buffer.from('ffff350357ffffffffffffffffffffffe3fffe002002', 'hex'),
    ]),
  ),
]);

const picture = (width: number, colours: string, filter: string, data: Buffer): PdfObject => ({
  dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${width} ${colours} /Filter /${filter}`,
  data,
});

/** The page's picture fills it. */
const whole = '400 0 0 400 0 0 cm /Picture Do';

/**
 * A PDF file as scanners and printers write them, of four pages, each a square: a JPEG 2000 picture that is red; a JBIG2
 * picture that is black in the middle; a black square (■) of the font ZapfDingbats, which is not in the file; and a JPEG 2000
 * picture that is cut off.
 */
export const scannedPdf = (): Buffer => {
  const contents = [whole, whole, 'BT /Dingbats 300 Tf 85 100 Td (n) Tj ET', whole];
  const resources = [
    '/XObject << /Picture 11 0 R >>',
    '/XObject << /Picture 12 0 R >>',
    '/Font << /Dingbats << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >> >>',
    '/XObject << /Picture 13 0 R >>',
  ];
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R 6 0 R] /Count 4 >>',
    ...resources.map(
      (resource, index) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents ${7 + index} 0 R /Resources << ${resource} >> >>`,
    ),
    ...contents.map((content) => ({ dictionary: '', data: Buffer.from(content) })),
    picture(48, '/ColorSpace /DeviceRGB /BitsPerComponent 8', 'JPXDecode', jpeg2000),
    picture(64, '/ColorSpace /DeviceGray /BitsPerComponent 1', 'JBIG2Decode', jbig2),
    picture(48, '/ColorSpace /DeviceRGB /BitsPerComponent 8', 'JPXDecode', jpeg2000.subarray(0, 150)),
  ]);
};
