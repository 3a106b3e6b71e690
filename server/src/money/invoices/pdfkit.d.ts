/** What is used of it has its types in `drawInvoice.ts`. */
declare module 'pdfkit' {
  const PdfDocument: new (options: object) => unknown;
  export default PdfDocument;
}
