import { limits } from '@paadam/shared/domain';

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
 * Cuts the middle of a picture to a square of at most 512 pixels, the right way up. What the file held besides its pixels,
 * such as the place where it was taken, does not leave the browser.
 *
 * @returns the new file in base64: WebP, or JPEG where the browser writes no WebP
 * @throws PhotoError for what is no JPEG, PNG or WebP, larger than 5 MB, or damaged
 */
export const squarePhoto = async (file: Blob): Promise<string> => {
  const start = await read(file.slice(0, 12), 'readAsArrayBuffer');
  if (!isPicture(new Uint8Array(start as ArrayBuffer)))
    throw new PhotoError('This is not a picture. Choose a JPEG, PNG or WebP file.');
  if (file.size > limits.photo.bytes) {
    const size = (file.size / 1_000_000).toLocaleString('en-IN', { maximumFractionDigits: 1 });
    throw new PhotoError(`This file has ${size} MB. Choose one of at most 5 MB.`);
  }
  const image = await createImageBitmap(file).catch((cause) => {
    throw new PhotoError('This picture is damaged and cannot be read. Choose another.', { cause });
  });
  try {
    return await base64Of(await drawSquare(image));
  } finally {
    image.close();
  }
};

const drawSquare = async (image: ImageBitmap): Promise<Blob> => {
  const side = Math.min(image.width, image.height);
  const edge = Math.min(side, limits.photo.edge);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('Your browser cannot read pictures. Give the address of one instead.');
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  context.drawImage(image, left, top, side, side, 0, 0, edge, edge);
  const written = (await write(canvas, 'image/webp')) ?? (await write(canvas, 'image/jpeg'));
  if (!written) throw new PhotoError('This picture cannot be read. Choose another.');
  return written;
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
    reader.onerror = () => reject(new PhotoError('This file cannot be read. Choose another.'));
    reader[how](blob);
  });
