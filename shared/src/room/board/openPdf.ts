import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';

// Its own file beside the portal's others: a worker starts from the portal's origin, else the reader runs in the page.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

export interface OpenPdf {
  pages: number;
  /**
   * @param number from 1
   * @param longest pixels of the longer edge
   */
  draw(number: number, longest: number): Promise<HTMLCanvasElement>;
  close(): void;
}

/** @returns the file, or why it cannot be read */
export const openPdf = async (data: Uint8Array): Promise<OpenPdf | 'locked' | 'unreadable'> => {
  const task = getDocument({ data, isEvalSupported: false });
  try {
    const pdf = await task.promise;
    return {
      pages: pdf.numPages,
      async draw(number, longest) {
        const page = await pdf.getPage(number);
        const { width, height } = page.getViewport({ scale: 1 });
        const viewport = page.getViewport({ scale: longest / Math.max(width, height) });
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(viewport.width);
        canvas.height = Math.round(viewport.height);
        await page.render({ canvas, viewport }).promise;
        page.cleanup();
        return canvas;
      },
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    const name = error instanceof Error ? error.name : '';
    return name === 'PasswordException' ? 'locked' : 'unreadable';
  }
};
