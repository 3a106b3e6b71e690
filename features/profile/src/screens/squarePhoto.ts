import { limits } from '@paadam/shared/domain';
import * as words from '../messages/profile';

/** Why a file cannot be a photo, as a sentence for who chose it. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

/** The first bytes of JPEG, PNG and WebP, whatever the file calls itself. */
const isPicture = (bytes: Uint8Array): boolean => {
  const start = String.fromCharCode(...bytes);
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n') ||
    (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP')
  );
};

/**
 * @returns the pixels of a photo, the right way up; the person who has them closes them
 * @throws PhotoError for what is no JPEG, PNG or WebP, larger than 5 MB, or damaged
 */
export const openPhoto = async (file: Blob): Promise<ImageBitmap> => {
  const start = await read(file.slice(0, 12), 'readAsArrayBuffer');
  if (!isPicture(new Uint8Array(start as ArrayBuffer))) throw new PhotoError(words.noPicture());
  if (file.size > limits.photo.bytes) {
    const size = (file.size / 1_000_000).toLocaleString('en-IN', { maximumFractionDigits: 1 });
    throw new PhotoError(words.pictureTooLarge({ size }));
  }
  return createImageBitmap(file).catch((cause) => {
    throw new PhotoError(words.pictureDamaged(), { cause });
  });
};

/** Which square of a picture is kept. */
export interface Cut {
  /** How many times smaller than the largest square: 1 or more. */
  zoom: number;
  /** From the left edge, 0, to the right, 1. */
  across: number;
  /** From the upper edge, 0, to the lower, 1. */
  down: number;
}

export const middle: Cut = { zoom: 1, across: 0.5, down: 0.5 };

interface Size {
  width: number;
  height: number;
}

/** @returns the square in the picture's own pixels */
export const squareOf = ({ width, height }: Size, { zoom, across, down }: Cut) => {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * across, top: (height - side) * down, side };
};

/** @returns how far one may zoom before a photo gets coarse */
export const mostZoom = ({ width, height }: Size): number =>
  Math.min(4, Math.max(1, Math.min(width, height) / 160));

/** Draws a picture's square over the whole of a canvas, whose edges are `edge` pixels. */
export const drawCut = (canvas: HTMLCanvasElement, image: ImageBitmap, cut: Cut, edge: number): void => {
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError(words.cannotReadPictures());
  context.imageSmoothingQuality = 'high';
  const { left, top, side } = squareOf(image, cut);
  context.drawImage(image, left, top, side, side, 0, 0, edge, edge);
};

/**
 * Cuts a picture to a square of at most 512 pixels. What the file held besides its pixels, such as the place where it
 * was taken, does not leave the browser.
 *
 * @returns the new file in base64: WebP, or JPEG where the browser writes no WebP
 * @throws PhotoError where the browser cannot draw or write it
 */
export const squarePhoto = async (image: ImageBitmap, cut: Cut): Promise<string> => {
  const canvas = document.createElement('canvas');
  drawCut(canvas, image, cut, Math.min(Math.round(squareOf(image, cut).side), limits.photo.edge));
  const written = (await write(canvas, 'image/webp')) ?? (await write(canvas, 'image/jpeg'));
  if (!written) throw new PhotoError(words.unreadablePicture());
  return base64Of(written);
};

/** @returns null where the browser does not write that type: it would give a PNG of many times the size */
const write = async (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  return blob?.type === type ? blob : null;
};

const base64Of = async (blob: Blob): Promise<string> =>
  String(await read(blob, 'readAsDataURL')).replace(/^[^,]*,/, '');

const read = (blob: Blob, how: 'readAsArrayBuffer' | 'readAsDataURL'): Promise<FileReader['result']> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(new PhotoError(words.unreadableFile()));
    reader[how](blob);
  });
