import { firstPaint } from './firstPaint';

/** Not in every browser. */
const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };

/** Whether the server has drawn the page, so that a person may read and press already. */
const isDrawn = document.getElementById('paadam-drawn') !== null;

/**
 * To be awaited between two pieces of the start: in one piece it is a phone's longest task. Where nothing is drawn, all of
 * it is what the first paint waits for.
 */
export const betweenPieces = async (): Promise<void> => {
  if (!isDrawn) return;
  if (scheduler?.yield) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
};

/** To be awaited before the first piece: what the server has drawn is to be seen before anything is done for it to answer. */
export const beforeAll = async (): Promise<void> => {
  if (isDrawn) await firstPaint();
};
