import type { BoardModel } from '../board/BoardModel';
import { boardLooks } from '../board/boardLook';
import type { BoardPage } from '../board/items';
import type { Pictures } from '../board/Pictures';
import { paintItem, paintPaper } from '../board/paint';
import { type JpegPage, pdfOfJpegs } from './pdfOfJpegs';

/** Pixels of a unit of the board, in what is taken away. */
const sharpness = 1.5;
/** Pixels of a page at most: what every browser draws. Pages may be as large as a person says. */
const mostPixels = 16e6;
/** Points of 1/72 inch of a unit: a page of the usual size is as wide as A4 is long. */
const points = 842 / 1600;

interface Kept {
  model: BoardModel;
  pictures: Pictures;
}

/**
 * Draws one page of a board, whole.
 *
 * @param scale pixels of a unit of the board; fewer of a page that is larger than browsers draw
 */
export const drawPage = (
  canvas: HTMLCanvasElement,
  { model, pictures }: Kept,
  page: BoardPage,
  { scale: wanted, scheme }: { scale: number; scheme: 'light' | 'dark' },
): void => {
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (page.width * page.height)));
  canvas.width = Math.max(Math.round(page.width * scale), 1);
  canvas.height = Math.max(Math.round(page.height * scale), 1);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const look = boardLooks[scheme];
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  paintPaper(pen, page, model.paperOf(page.id), look);
  for (const item of model.itemsOf(page.id)) paintItem(pen, item, look, pictures.find);
};

/** Draws a page with all its pictures, as on paper: dark on light. */
const drawToKeep = async (kept: Kept, page: BoardPage): Promise<HTMLCanvasElement> => {
  const files = kept.model
    .itemsOf(page.id)
    .flatMap(({ drawn }) => (drawn.kind === 'image' ? drawn.file : []));
  await Promise.all(files.map((file) => kept.pictures.fetch(file)));
  const canvas = document.createElement('canvas');
  drawPage(canvas, kept, page, { scale: sharpness, scheme: 'light' });
  return canvas;
};

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The page is too large.')));
    canvas.toBlob(take, type, 0.9);
  });

export const pngOf = async (kept: Kept, page: BoardPage): Promise<Blob> =>
  blobOf(await drawToKeep(kept, page), 'image/png');

/** All pages, one after the other. */
export const pdfOf = async (kept: Kept): Promise<Blob> => {
  const pages: JpegPage[] = [];
  for (const page of kept.model.pages()) {
    const canvas = await drawToKeep(kept, page);
    const jpeg = new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer());
    const [width, height] = [page.width, page.height].map((units) => Math.round(units * points * 100) / 100);
    pages.push({ jpeg, pixels: canvas, width: width ?? 0, height: height ?? 0 });
  }
  return new Blob([pdfOfJpegs(pages)], { type: 'application/pdf' });
};

/** Has the browser save a file. */
export const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has come to its end.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
