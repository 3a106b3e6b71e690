/** @returns a PDF file with a page for each text */
export const pdfOf = (...texts: string[]): Buffer => {
  const pages = texts.map((_, index) => 3 + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...texts.flatMap((text, index) => {
      const content = `BT /F1 36 Tf 60 700 Td (${text}) Tj ET`;
      const font = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * index} 0 R /Resources ${font} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = [
    '0000000000 65535 f ',
    ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n `),
  ];
  const size = table.length;
  file += `xref\n0 ${size}\n${table.join('\n')}\ntrailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
