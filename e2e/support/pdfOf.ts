import { writePdf } from './writePdf';

/** @returns a PDF file with a page for each text */
export const pdfOf = (...texts: string[]): Buffer => {
  const pages = texts.map((_, index) => 3 + 2 * index);
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...texts.flatMap((text, index) => {
      const font = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * index} 0 R /Resources ${font} >>`,
        { dictionary: '', data: Buffer.from(`BT /F1 36 Tf 60 700 Td (${text}) Tj ET`) },
      ];
    }),
  ]);
};
