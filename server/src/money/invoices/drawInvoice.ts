/// <reference path="./pdfkit.d.ts" />
import { join } from 'node:path';
import {
  formatPaise,
  graphemesOf,
  type InvoiceContent,
  type Language,
  lightColours,
  printColours,
} from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import * as words from '../../messages/invoices';
import { rootFolder } from '../../paths';
import { type FontName, fontNames, runsOf } from './scriptRuns';

/** What is used of the library that writes PDFs. All measures are points. */
interface Pdf {
  registerFont(name: string, file: string): Pdf;
  font(name: string): Pdf;
  fontSize(size: number): Pdf;
  fillColor(colour: string): Pdf;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): Pdf;
  moveTo(x: number, y: number): Pdf;
  lineTo(x: number, y: number): Pdf;
  lineWidth(width: number): Pdf;
  strokeColor(colour: string): Pdf;
  stroke(): Pdf;
  markContent(tag: 'Span', options: { actual: string }): Pdf;
  endMarkedContent(): Pdf;
  addPage(): Pdf;
  on(event: 'data', listen: (part: Buffer) => void): Pdf;
  on(event: 'end', listen: () => void): Pdf;
  on(event: 'error', listen: (error: unknown) => void): Pdf;
  end(): void;
}

const colours = {
  ink: lightColours.ink,
  muted: lightColours.muted,
  line: printColours.pdfLine,
  brand: printColours.brand,
};
/** A4. */
const page = { width: 595.28, height: 841.89, margin: 56 };
const left = page.margin;
const right = page.width - page.margin;

interface Look {
  size?: number;
  colour?: string;
  bold?: boolean;
  /** Where lines begin, or end where they are set to the right, and how wide they may be. */
  x?: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Draws lines of text from the top of a page on, in the fonts of their scripts. */
class Sheet {
  y = page.margin;
  readonly #pdf: Pdf;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  /** @returns the y below it; the sheet's own place stays where it was */
  write(text: string, y: number, look: Look = {}): number {
    const { size = 10.5, colour = colours.ink, bold = false, width = right - left, align = 'left' } = look;
    const start = look.x ?? (align === 'right' ? right : left);
    this.#pdf.fontSize(size).fillColor(colour);
    let below = y;
    for (const line of this.#linesOf(text, bold, width)) {
      let x = align === 'right' ? start - this.#widthOf(line, bold) : start;
      // What is drawn are shapes in the order in which they are seen: who copies, searches or listens gets the letters as they are written.
      this.#pdf.markContent('Span', { actual: line });
      for (const { font, text: run } of runsOf(line, bold)) {
        this.#pdf.font(font).text(run, x, below + size, { lineBreak: false, baseline: 'alphabetic' });
        x += this.#pdf.widthOfString(run);
      }
      this.#pdf.endMarkedContent();
      below += size * 1.5;
    }
    return below;
  }

  /** @returns the first of the sizes at which the text is one line, the largest first; else the last */
  sizeFor(
    text: string,
    sizes: readonly [number, ...number[]],
    { bold = false, width = right - left }: Look,
  ): number {
    return (
      sizes.find((size) => this.#pdf.fontSize(size) && this.#widthOf(text, bold) <= width) ??
      Math.min(...sizes)
    );
  }

  rule(y: number, { colour = colours.line, width = 0.75 } = {}): void {
    this.#pdf.moveTo(left, y).lineTo(right, y).lineWidth(width).strokeColor(colour).stroke();
  }

  /** Goes on upon another page where so much does not fit below. */
  keep(height: number): void {
    if (this.y + height <= page.height - page.margin) return;
    this.#pdf.addPage();
    this.y = page.margin;
  }

  #widthOf(text: string, bold: boolean): number {
    return runsOf(text, bold).reduce(
      (sum, { font, text: run }) => sum + this.#pdf.font(font).widthOfString(run),
      0,
    );
  }

  /** Breaks at spaces, and a word that is too wide wherever it has to. */
  #linesOf(text: string, bold: boolean, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (this.#widthOf(longer, bold) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const sign of graphemesOf(word)) {
        if (line && this.#widthOf(line + sign, bold) > width) {
          lines.push(line);
          line = '';
        }
        line += sign;
      }
    }
    return [...lines, line];
  }
}

/** Its parts are loaded with the first document that is asked for as a file. */
const openPdf = async (title: string, language: Language): Promise<Pdf> => {
  const { default: PdfDocument } = await import('pdfkit');
  const fileOf = (font: FontName) => join(rootFolder, 'server/assets/fonts', `${font}.ttf`);
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    font: fileOf('figtree-latin-400'),
    lang: `${language}-IN`,
    displayTitle: true,
    info: { Title: title, Creator: 'Paadam', Producer: 'Paadam' },
  }) as Pdf;
  for (const font of fontNames) pdf.registerFont(font, fileOf(font));
  return pdf;
};

/** @returns the document as a PDF of A4 pages */
export const drawInvoice = async (content: InvoiceContent): Promise<Buffer> => {
  const { language = 'en', title, number } = content;
  const pdf = await openPdf(`${title} ${number}`, language);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf
      .on('data', (part) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)))
      .on('error', reject);
  });
  speak(language, () => drawOn(new Sheet(pdf), content));
  pdf.end();
  return whole;
};

const drawOn = (sheet: Sheet, content: InvoiceContent): void => {
  const { title, number, date, seller, recipient, line, tax, total, facts, note } = content;
  const muted = { colour: colours.muted };

  sheet.write(number, sheet.y + 2, { bold: true, align: 'right' });
  sheet.write(date, sheet.y + 18, { ...muted, align: 'right' });
  const headline = { bold: true, width: 340 };
  const size = sheet.sizeFor(title, [24, 21, 18], headline);
  sheet.y = Math.max(sheet.write(title, sheet.y, { ...headline, size }), sheet.y + 36) + 6;
  sheet.rule(sheet.y, { colour: colours.brand, width: 2 });
  sheet.y += 22;

  const half = (right - left) / 2;
  const side = (name: string, person: string, more: readonly (string | null)[], x: number): number => {
    const look = { x, width: half - 16 };
    let y = sheet.write(name, sheet.y, { ...look, ...muted, size: 9 });
    y = sheet.write(person, y, { ...look, bold: true });
    for (const text of more) if (text) y = sheet.write(text, y, { ...look, ...muted, size: 9.5 });
    return y;
  };
  const { address, state, gstin } = seller;
  sheet.y =
    Math.max(
      side(words.from(), seller.name, [address, state, gstin && `GSTIN ${gstin}`], left),
      side(words.to(), recipient.name, [recipient.state], left + half),
    ) + 22;

  const amounts = [
    { name: line.description, amount: line.amount },
    ...(tax?.lines ?? []).map(({ name, percent, amount }) => ({ name: `${name} ${percent} %`, amount })),
  ];
  sheet.write(words.amount(), sheet.y, { ...muted, size: 9, align: 'right' });
  sheet.y = sheet.write(words.whatFor(), sheet.y, { ...muted, size: 9 }) + 4;
  for (const [place, { name, amount }] of amounts.entries()) {
    sheet.rule(sheet.y);
    sheet.y += 8;
    sheet.write(formatPaise(amount), sheet.y, { align: 'right' });
    sheet.y = sheet.write(name, sheet.y, { width: 340 });
    if (place === 0 && line.sac) sheet.y = sheet.write(`SAC ${line.sac}`, sheet.y, { ...muted, size: 9 });
    sheet.y += 6;
  }
  sheet.rule(sheet.y);
  sheet.y += 10;
  sheet.write(formatPaise(total), sheet.y, { size: 13, bold: true, align: 'right' });
  sheet.y = sheet.write(words.total(), sheet.y, { size: 13, bold: true }) + 22;

  for (const { name, value } of [
    ...(tax ? [{ name: words.fact({ name: 'placeOfSupply' }), value: tax.placeOfSupply }] : []),
    ...facts,
  ]) {
    sheet.keep(40);
    sheet.y =
      Math.max(
        sheet.write(name, sheet.y, { ...muted, size: 9.5, width: 100 }),
        sheet.write(value, sheet.y, { size: 9.5, x: left + 110, width: right - left - 110 }),
      ) + 3;
  }
  if (note) {
    sheet.keep(60);
    sheet.write(note, sheet.y + 14, { ...muted, size: 9 });
  }
};
