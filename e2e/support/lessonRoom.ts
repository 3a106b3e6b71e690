import { type Browser, chromium, type Page } from '@playwright/test';
import { deviceArguments, received, watchConnections } from '../../server/bench/room/callPages';
import { accept, ask, type Lesson, startIn, startTeaching } from './lessons';
import { newPerson, type Person } from './newPerson';
import { query } from './siteDatabase';
import type { Site } from './startSite';
import { test as base, expect } from './test';

/** A browser with a microphone and a camera that are not there, and no one who has to be asked for them. */
const launchWithDevices = (origin: string): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: deviceArguments(origin),
  });

export interface RunningLesson {
  tutor: Person;
  student: Person;
  lesson: Lesson;
}

/** A lesson that began a minute ago, and its two people, each in a browser window of their own. */
const startLesson = async (browser: Browser, site: Site, consoleFaults: string[]): Promise<RunningLesson> => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Mahesh Babu', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Nandini Rao', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const lesson = await ask(student, tutor, { days: 2 });
  await accept(tutor, lesson);
  await startIn(site, lesson, -1);
  return { tutor, student, lesson };
};

/** Opens the lobby, and goes in from there. */
export const enterRoom = async ({ page }: Person, path: string, door = 'Join the lesson'): Promise<void> => {
  await watchConnections(page);
  await page.goto(path);
  await page.getByRole('button', { name: door }).click();
  await expect(page.getByRole('toolbar', { name: 'Call' })).toBeVisible();
};

/** Waits until more of it comes. */
export const expectMore = async (page: Page, what: 'frames' | 'packets'): Promise<void> => {
  const before = (await received(page))[what];
  await expect
    .poll(async () => (await received(page))[what], { intervals: [250] })
    .toBeGreaterThan(before + 5);
};

export const boardOf = (page: Page) => page.getByRole('application', { name: /^Board/ });

/**
 * Reads a copy: a browser warns of a canvas that is read again and again.
 *
 * @returns the colour in the middle of the board's page that is shown; a picture's compression may change it a little
 */
export const colourInMiddle = (page: Page): Promise<string> =>
  boardOf(page)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, canvas.width >> 1, canvas.height >> 1, 1, 1, 0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = copy?.getImageData(0, 0, 1, 1).data ?? [];
      if (Math.max(green, blue) > 80) return 'light';
      return red > 150 ? 'red' : red < 40 ? 'black' : `${red} ${green} ${blue}`;
    });

/** Draws a stroke that is apart from those with other numbers. */
export const drawStroke = async (page: Page, number: number): Promise<void> => {
  const box = await boardOf(page).boundingBox();
  if (!box) throw new Error('There is no board to draw on.');
  const [x, y] = [box.x + 60 + 50 * (number % 8), box.y + 120 + 40 * Math.floor(number / 8)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 6; step += 1) await page.mouse.move(x + 5 * step, y + (step % 2) * 12);
  await page.mouse.up();
};

/** Waits until all of these pages show so many strokes. */
export const expectStrokes = async (pages: readonly Page[], count: number): Promise<void> => {
  for (const page of pages)
    await expect(boardOf(page)).toHaveAccessibleDescription(
      count === 1 ? 'On it: 1 stroke or shape.' : `On it: ${count} strokes and shapes.`,
    );
};

/** What is in the lesson's log, in its order. */
export const logOf = (site: Site, { _id }: Lesson): Promise<{ seq: number; id: string; kind: string }[]> =>
  query(site, 'select seq::int as seq, id, kind from lesson_events where booking_id = $1 order by seq', [
    _id,
  ]);

/** `devices`: a browser with a microphone and a camera; `room`: a lesson that runs, with its people in that browser. */
export const test = base.extend<{ devices: Browser; room: RunningLesson }>({
  devices: async ({ site }, use) => {
    const browser = await launchWithDevices(site.origin);
    await use(browser);
    await browser.close();
  },
  room: async ({ devices, site, consoleFaults }, use) => use(await startLesson(devices, site, consoleFaults)),
});
