import { ApiError } from '@paadam/shared/api';
import { listed } from '@paadam/shared/words';
import * as words from '../messages/board';
import type { BoardSession } from './BoardSession';

/** Pixels of a picture's longer edge, and how well it is kept. */
const longest = 2_000;
const quality = 0.85;
/** Pages of a PDF that are put in at most. */
const mostPages = 30;

interface Insertion {
  files: readonly File[];
  /** The id of the page where the insert began. */
  page: string;
  session: BoardSession;
  /** Keeps a picture with the lesson. */
  add: (image: Blob) => Promise<{ id: string; width: number; height: number }>;
  signal: AbortSignal;
  onProgress: (text: string) => void;
  /** Called with the page of the picture, or with the first page of a PDF. */
  onPage: (page: string) => void;
}

/**
 * Puts pictures and the pages of PDF files on the board: a picture on the page where the insert began, each page of a PDF on a new page
 * after it. Does not disturb work on the board meanwhile.
 *
 * @returns what did not work, for people; null where all did
 */
export const insertFiles = async ({ files, ...insertion }: Insertion): Promise<string | null> => {
  for (const file of files) {
    const problem = await insertFile(file, insertion);
    if (problem !== null) return problem;
    if (insertion.signal.aborted) break;
  }
  return null;
};

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

const insertFile = async (file: File, insertion: Omit<Insertion, 'files'>): Promise<string | null> => {
  const { page, session, add, signal, onProgress, onPage } = insertion;
  onProgress(words.puttingIn({ name: file.name }));
  try {
    if (isPdf(file)) return await insertPdf(file, insertion);
    const picture = await createImageBitmap(file).catch(() => null);
    if (!picture) return words.unreadableFile({ name: file.name });
    const { blob, width, height } = await shrunk(picture);
    picture.close();
    const kept = await add(blob);
    if (signal.aborted) return null;
    onPage(session.addImage(kept.id, { width, height }, file.name, { page, isWholePage: false }));
    return null;
  } catch (error) {
    return explain(error, file.name);
  }
};

const explain = (error: unknown, name: string): string =>
  error instanceof ApiError
    ? words.notPutIn({ name, message: error.message })
    : words.notPutInOffline({ name });

const insertPdf = async (
  file: File,
  { page: begun, session, add, signal, onProgress, onPage }: Omit<Insertion, 'files'>,
): Promise<string | null> => {
  const { openPdf } = await import(/* webpackChunkName: "pdf", webpackMode: "lazy" */ './openPdf');
  const pdf = await openPdf(new Uint8Array(await file.arrayBuffer()));
  if (typeof pdf === 'string')
    return pdf === 'locked' ? words.lockedPdf({ name: file.name }) : words.unreadablePdf({ name: file.name });
  try {
    const count = Math.min(pdf.pages, mostPages);
    let after = begun;
    const incomplete: number[] = [];
    for (let number = 1; number <= count && !signal.aborted; number += 1) {
      onProgress(words.puttingInPage({ number, count, name: file.name }));
      const { canvas, isWhole } = await pdf.draw(number, longest);
      if (!isWhole) incomplete.push(number);
      const { width, height } = canvas;
      const kept = await add(await blobOf(canvas));
      if (signal.aborted) break;
      // As large on the board as the first page is, held upright or not.
      const scale = Math.sqrt((1600 * 1200) / (width * height));
      const size = { width: width * scale, height: height * scale };
      const page = session.addPage(size, { after, isShown: after === begun && session.isFreeOn(begun) });
      const name = words.pdfPage({ name: file.name, number });
      session.addImage(kept.id, { width, height }, name, { page, isWholePage: true });
      if (after === begun) onPage(page);
      after = page;
    }
    if (signal.aborted) return null;
    const problems = [
      pdf.pages > mostPages && words.firstPages({ most: mostPages, pages: pdf.pages, name: file.name }),
      incomplete.length > 0 &&
        words.incompletePages({
          count: incomplete.length,
          pages: listed(incomplete.map(String)),
          name: file.name,
        }),
    ].filter((problem) => problem !== false);
    return problems.length > 0 ? problems.join(' ') : null;
  } finally {
    pdf.close();
  }
};

const shrunk = async (picture: ImageBitmap): Promise<{ blob: Blob; width: number; height: number }> => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(picture.width * scale), 1);
  canvas.height = Math.max(Math.round(picture.height * scale), 1);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { blob: await blobOf(canvas), width: canvas.width, height: canvas.height };
};

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture is too large.'));
    // What cannot write WebP gives a PNG, which is taken as well.
    canvas.toBlob(take, 'image/webp', quality);
  });
