import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { lightColours } from '@paadam/shared/domain';
import type Sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { openThreadLine } from '../../foundation/http/threadLine';
import { escapeMarkup } from '../../foundation/text/escapeMarkup';
import * as words from '../../messages/pictures';
import { rootFolder } from '../../paths';
import { loadSharp } from './loadSharp';

/** What stands on a person's preview picture: plain text. */
export interface PreviewParts {
  name: string;
  /** Below the name, muted. */
  about: string;
  /** Below that, strong. */
  offer: string;
  /** Where there is no photo. */
  initials: string;
  /** A photo as `encodePicture` makes it. */
  photo: Buffer | null;
}

/** In pixels, as the sites that show previews ask for. */
const width = 1200;
const height = 630;

const colours = lightColours;
/** The tile behind initials. */
const tile = { ground: colours['tile-green-ground'], ink: colours['tile-green-ink'] };

const margin = 96;
const barHeight = 28;
const photoEdge = 320;
const textLeft = margin + photoEdge + 64;
const textWidth = width - textLeft - margin;

/** The scripts that `server/assets/fonts` covers; digits, punctuation and joiners belong to all. */
const covered =
  /^(?:[\p{Script=Latin}\p{Script=Tamil}\p{Script=Devanagari}\p{M}\p{N}\p{P}\p{Z}₹+=<>|~^`$]|\u200c|\u200d)*$/u;

/** Without any of it there is nothing to draw. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** @returns whether there are letters for all of the text, so that no empty boxes stand in a picture */
export const canDraw = (text: string): boolean => covered.test(text);

const fonts = [
  'figtree-latin-400',
  'figtree-latin-700',
  'figtree-latin-ext-400',
  'figtree-latin-ext-700',
  'noto-sans-tamil-400',
  'noto-sans-tamil-700',
  'noto-sans-devanagari-400',
  'noto-sans-devanagari-700',
].map((name) => join(rootFolder, 'server/assets/fonts', `${name}.ttf`));

let loading: Promise<unknown> | undefined;

/**
 * The library learns of a font with the first text that names its file, and knows it by its family from then on. Where there
 * is no such file it takes some other font, and says nothing.
 */
const loadFonts = (sharp: typeof Sharp): Promise<unknown> => {
  loading ??= Promise.all(
    fonts.map(async (fontfile) => {
      await access(fontfile);
      return sharp({ text: { text: 'a', font: 'Figtree 10', fontfile, dpi: 72 } })
        .raw()
        .toBuffer();
    }),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
};

/** Drawing takes a thread and a core for a tenth of a second. */
const line = openThreadLine({
  atOnce: 1,
  waiting: 8,
  refusal: words.manyDrawn,
});

interface Block {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

interface Look {
  colour: string;
  /** Pixels, the largest first: the first that fits is taken. */
  sizes: readonly number[];
  isBold?: boolean;
  /** Pixels that it may take. */
  width: number;
  height: number;
}

const write = async (
  sharp: typeof Sharp,
  text: string,
  { colour, sizes, isBold, width: most, height: highest }: Look,
): Promise<Block> => {
  const write1 = (size: number) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
        font: `Figtree ${isBold ? 'Bold ' : ''}${size}`,
        width: most,
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
  let block = await write1(sizes[0] ?? 16);
  for (const size of sizes.slice(1)) {
    if (block.info.height <= highest) break;
    block = await write1(size);
  }
  if (block.info.height <= highest && block.info.width <= most) return block;
  // Marks may be heaped on a letter without end.
  return sharp(block.data, { raw: block.info })
    .resize(most, highest, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
};

/** A disc, softened at its edge, as what is seen of a square. */
const disc = (edge: number): Buffer => {
  const pixels = Buffer.alloc(edge * edge * 4, 255);
  const middle = (edge - 1) / 2;
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      const inside = edge / 2 - Math.hypot(x - middle, y - middle);
      pixels[(y * edge + x) * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, inside)));
    }
  }
  return pixels;
};

const drawPhoto = async (sharp: typeof Sharp, { photo, initials }: PreviewParts): Promise<Block> => {
  const square = photo
    ? sharp(photo, { limitInputPixels: 1_000_000 }).resize(photoEdge, photoEdge, { fit: 'cover' })
    : sharp({ create: { width: photoEdge, height: photoEdge, channels: 4, background: tile.ground } });
  const size = { width: photoEdge, height: photoEdge, channels: 4 } as const;
  const layers: OverlayOptions[] = [{ input: disc(photoEdge), raw: size, blend: 'dest-in' }];
  if (!photo && visible.test(initials)) {
    const look = { colour: tile.ink, sizes: [120], isBold: true, width: 240, height: 160 };
    const { data, info } = await write(sharp, initials, look);
    layers.unshift({ input: data, raw: info, gravity: 'centre' });
  }
  return square.ensureAlpha().composite(layers).raw().toBuffer({ resolveWithObject: true });
};

const place = ({ data, info }: Block, left: number, top: number): OverlayOptions => ({
  input: data,
  raw: info,
  left: Math.round(left),
  top: Math.round(top),
});

const draw = async (parts: PreviewParts): Promise<Buffer> => {
  const sharp = await loadSharp();
  await loadFonts(sharp);
  const photo = await drawPhoto(sharp, parts);
  const texts: (readonly [string, Look, gap: number])[] = [
    [
      parts.name,
      { colour: colours.ink, sizes: [72, 60, 48], isBold: true, width: textWidth, height: 172 },
      0,
    ],
    [parts.about, { colour: colours.muted, sizes: [36, 32], width: textWidth, height: 92 }, 24],
    [parts.offer, { colour: colours.brand, sizes: [40, 34], isBold: true, width: textWidth, height: 92 }, 32],
  ];
  const blocks: { block: Block; gap: number }[] = [];
  for (const [text, look, gap] of texts) {
    if (visible.test(text)) blocks.push({ block: await write(sharp, text, look), gap });
  }
  const tall = blocks.reduce((sum, { block, gap }) => sum + gap + block.info.height, 0);
  const middle = (height - barHeight) / 2 - 24;
  let top = middle - tall / 2;
  const layers = [place(photo, margin, middle - photoEdge / 2)];
  for (const { block, gap } of blocks) {
    top += gap;
    layers.push(place(block, textLeft, top));
    top += block.info.height;
  }
  const mark = { sizes: [44], isBold: true, width: 300, height: 60 };
  const word = await write(sharp, 'Paadam', { ...mark, colour: colours.brand });
  const dot = await write(sharp, '.', { ...mark, colour: colours.accent });
  const wordTop = height - barHeight - 40 - word.info.height;
  layers.push(place(word, margin, wordTop));
  layers.push(place(dot, margin + word.info.width + 3, wordTop + word.info.height - dot.info.height));
  const bar = { width, height: barHeight, channels: 4, background: colours.brand } as const;
  layers.push({ input: { create: bar }, left: 0, top: height - barHeight });
  return sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite(layers)
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: 8 })
    .toBuffer();
};

/**
 * @returns a picture for link previews, 1200 by 630 pixels, JPEG
 * @throws HttpError `unavailable` where too many wait
 */
export const drawPreview = async (parts: PreviewParts): Promise<Buffer> => {
  line.refuseInCrowd();
  return line.inTurn(() => draw(parts));
};
