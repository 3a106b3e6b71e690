import sharp from 'sharp';
import { canDraw, drawPreview, type PreviewParts } from './drawPreview';

const parts: PreviewParts = {
  name: 'Meera Nair',
  about: 'Mathematics and Physics',
  offer: '₹1,500 an hour · rated 4.8 of 5',
  initials: 'MN',
  photo: null,
};

/** @returns the colour at a place, as "r,g,b", each to a sixteenth */
const colourAt = async (picture: Buffer, left: number, top: number): Promise<string> => {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((value) => Math.round(value / 16)).join();
};

/** How much is written in a part of the picture, right of the photo: the share of its pixels that are not paper. */
const inkIn = async (picture: Buffer): Promise<number> => {
  const area = { left: 480, top: 60, width: 624, height: 460 };
  const pixels = await sharp(picture).extract(area).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 200).length / pixels.length;
};

describe('a preview picture', () => {
  it('has the size that previews have, and stays small', async () => {
    const picture = await drawPreview(parts);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(200_000);
    expect(await inkIn(picture)).toBeGreaterThan(0.02);
  });

  it('shows the photo as a disc', async () => {
    const red = { create: { width: 512, height: 512, channels: 3, background: '#f00000' } } as const;
    const picture = await drawPreview({ ...parts, photo: await sharp(red).webp().toBuffer() });
    expect(await colourAt(picture, 256, 270)).toBe('15,0,0');
    // The corner of the photo's square is paper.
    expect(await colourAt(picture, 100, 125)).toBe(await colourAt(picture, 20, 20));
  });

  it.each([
    ['markup', '<span size="900000">Meera</span> & <b>'],
    ['marks without end', `Z${'\u0300\u0301\u0302'.repeat(200)}algo`],
    ['one long word', 'x'.repeat(200)],
    ['very many words', 'Thiruvananthapuram '.repeat(20)],
    ['nothing', ''],
    ['nothing that can be seen', '\u200d '],
  ])('takes %s for what it is', async (_, text) => {
    const picture = await drawPreview({ ...parts, name: text, about: text, initials: text.slice(0, 2) });
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    // Nothing is written over the edge, nor over the name of the site.
    expect(await colourAt(picture, 1150, 300)).toBe(await colourAt(picture, 20, 20));
  });

  it.each([
    ['Łukasz & Zoë', true],
    ['மீரா நாயர்', true],
    ['अर्जुन क्\u200dष', true],
    ['₹1,500 · 4.8', true],
    ['李雷', false],
    ['أحمد', false],
    ['Ali 😀', false],
  ])('has letters for %s: %s', (text, expected) => {
    expect(canDraw(text)).toBe(expected);
  });

  it('is refused where very many wait for theirs', async () => {
    const drawn = await Promise.allSettled(Array.from({ length: 30 }, () => drawPreview(parts)));
    const refused = drawn.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
    expect((await sharp(await drawPreview(parts)).metadata()).width).toBe(1200);
  });
});
