import { limits } from '@paadam/shared/domain';
import { HttpError, invalidFields, type Sentence } from '../../foundation/http/HttpError';
import { openThreadLine } from '../../foundation/http/threadLine';
import * as words from '../../messages/pictures';
import { loadSharp } from './loadSharp';

/** What a picture is decoded from may be this large; a few bytes can stand for a wall of pixels. */
const mostPixels = 50_000_000;
const secondsForOne = 8;

/** Decoding takes memory and a core. A picture is small work: a few may wait for it, and more come again later. */
const line = openThreadLine({
  atOnce: 1,
  waiting: 8,
  refusal: words.many,
});

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** By the first bytes, whatever the file calls itself. */
const isPicture = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));

interface Wanted {
  /** The name of the field that the file comes from. */
  field: string;
  /** The most that the file may have. */
  bytes: number;
  /** The longest that an edge of the result is, in pixels. */
  edge: number;
  /** Only the middle of it, as a square. */
  isSquare?: boolean;
}

/**
 * @param bytes a file that a person chose, or that stands at an address a person gave
 * @param field the name of the field that it comes from
 * @returns the middle of the picture as a square of at most 512 pixels, as `encodeImage` makes it
 * @throws HttpError `validation_failed` for what is no JPEG, PNG or WebP, or too large; `unavailable` where too many wait
 */
export const encodePicture = async (bytes: Buffer, field = 'picture'): Promise<Buffer> => {
  const { content } = await encodeImage(bytes, { field, isSquare: true, ...limits.photo });
  return content;
};

/**
 * @param file what a person chose
 * @returns the picture, the right way up, in WebP: pixels alone, without place, camera or anything else that came with the
 *   file
 * @throws HttpError `validation_failed` for what is no JPEG, PNG or WebP, or too large; `unavailable` where too many wait
 */
export const encodeImage = async (
  file: Buffer,
  { field, bytes, edge: most, isSquare = false }: Wanted,
): Promise<{ content: Buffer; width: number; height: number }> => {
  const refuse = (why: Sentence): HttpError => invalidFields({ [field]: why });
  if (file.length > bytes) throw refuse(words.tooLarge);
  if (!isPicture(file)) throw refuse(words.noPicture);
  line.refuseInCrowd();
  return line.inTurn(async () => {
    const sharp = await loadSharp();
    const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
    try {
      const { width, height } = await sharp(file, options).metadata();
      if (width * height > mostPixels) throw refuse(words.tooManyPixels);
      const edge = isSquare ? Math.min(width, height, most) : Math.min(Math.max(width, height), most);
      const { data, info } = await sharp(file, options)
        .autoOrient()
        .resize(edge, edge, { fit: isSquare ? 'cover' : 'inside' })
        .webp({ quality: 82 })
        .timeout({ seconds: secondsForOne })
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height };
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (error instanceof Error && /pixel limit/.test(error.message)) {
        throw refuse(words.tooManyPixels);
      }
      throw refuse(words.damaged);
    }
  });
};
