import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from 'pdfjs-dist';

/** Set by webpack: the address of the folder with the portal's files. */
declare const __webpack_public_path__: string;

// Its own file beside the portal's others: a worker starts from the portal's origin, else the reader runs in the page.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Where the build put what pdf.js loads by name (`PackageFilesPlugin`). */
const sideFiles = (folder: string): string =>
  new URL(`${__webpack_public_path__}pdfjs-dist-${version}/${folder}/`, document.baseURI).href;

const open = (data: Uint8Array, stopAtErrors: boolean) =>
  getDocument({
    data,
    isEvalSupported: false,
    stopAtErrors,
    // A font of the system comes with a fallback by its address, which the policy of a page around an embed may refuse.
    useSystemFonts: false,
    wasmUrl: sideFiles('wasm'),
    standardFontDataUrl: sideFiles('standard_fonts'),
    cMapUrl: sideFiles('cmaps'),
    iccUrl: sideFiles('iccs'),
  });

export interface DrawnPage {
  canvas: HTMLCanvasElement;
  /** False if a part of the page could not be read and is missing in the drawing. */
  isWhole: boolean;
}

export interface OpenPdf {
  pages: number;
  /**
   * @param number from 1
   * @param longest pixels of the longer edge
   */
  draw(number: number, longest: number): Promise<DrawnPage>;
  close(): void;
}

/** @throws the error of pdf.js if it cannot read the page */
const drawPage = async (pdf: PDFDocumentProxy, number: number, longest: number): Promise<DrawnPage> => {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longest / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  try {
    await page.render({ canvas, viewport }).promise;
    // pdf.js leaves out a picture that it cannot decode, without an error: its data is null.
    const pictures = [...page.objs, ...page.commonObjs];
    return { canvas, isWhole: pictures.every(([, data]) => data !== null) };
  } finally {
    page.cleanup();
  }
};

/** @returns the file, or why it cannot be read */
export const openPdf = async (data: Uint8Array): Promise<OpenPdf | 'locked' | 'unreadable'> => {
  const tasks: ReturnType<typeof open>[] = [];
  /** @param stopAtErrors false: leaves out unreadable parts. pdf.js takes ownership of the bytes */
  const openWith = (stopAtErrors: boolean): Promise<PDFDocumentProxy> => {
    const task = open(data.slice(), stopAtErrors);
    tasks.push(task);
    return task.promise;
  };
  let lenient: Promise<PDFDocumentProxy> | null = null;
  const openLenient = () => {
    lenient ??= openWith(false);
    return lenient;
  };
  const close = () => {
    for (const task of tasks) void task.destroy();
  };
  const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';
  try {
    const strict = await openWith(true).catch((error: unknown) => {
      if (isLocked(error)) throw error;
      return null;
    });
    const { numPages } = strict ?? (await openLenient());
    return {
      pages: numPages,
      async draw(number, longest) {
        const drawn = strict && (await drawPage(strict, number, longest).catch(() => null));
        return drawn ?? { ...(await drawPage(await openLenient(), number, longest)), isWhole: false };
      },
      close,
    };
  } catch (error) {
    close();
    return isLocked(error) ? 'locked' : 'unreadable';
  }
};
