import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { count, eq } from 'drizzle-orm';
import { ensureChromium } from '../../../scripts/test/chromium.mjs';
import { sessionCookie } from '../../src/access/sessions/cookies';
import { lessonEvents } from '../../src/foundation/db/schema';
import { rootFolder } from '../../src/paths';
import type { Bench } from '../Bench';
import { onDatabase } from '../database/onDatabase';
import { watchRequests } from '../federation/visitHome';
import { type Comparison, compareInRounds, toComparison } from '../load/compareInRounds';
import { addLessons, type Lesson } from './addLessons';
import { type BareCall, openBareCall } from './bareCall';
import { deviceArguments, received, watchConnections } from './callPages';
import { PoorLine } from './PoorLine';
import { startRelay } from './startRelay';

const rounds = 5;
const dist = join(rootFolder, 'dist');

/** Of sound alone. */
const soundSeconds = 15;
/** That nothing comes through. */
const outageSeconds = 20;

/** Of Excalidraw by brotli, the board that others build in. */
const excalidrawKib = 296;

export interface CallFigures {
  /** Milliseconds from the press on Join to the other's first picture, against two connections of one page. */
  join: Comparison;
  /** Bytes each way of sound alone, against what the browser sends by itself. */
  sound: Comparison;
  /** KiB by brotli of the chunk with board and call, against Excalidraw. */
  chunk: Comparison;
  /** KiB by brotli of all scripts from the dashboard until one has been in the room for some seconds. */
  scripts: number;
  /** Of strokes that both drew while nothing came through for 20 seconds, those that are not in the log. */
  lost: number;
  /** Seconds from the end of that until both have all strokes, and pictures. */
  back: number;
  /** Milliseconds to the first picture where only a relay leads from one to the other; null: there is none here. */
  relayed: number | null;
}

const openWindow = async (
  browser: Browser,
  origin: string,
  session: string,
  way?: RTCIceTransportPolicy,
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: sessionCookie, value: session, url: origin }]);
  const page = await context.newPage();
  await watchConnections(page, way);
  return page;
};

const isReady = (page: Page) =>
  page.waitForFunction(() => {
    const preview = document.querySelector<HTMLVideoElement>(
      'video[aria-label="What the others will see of you"]',
    );
    return preview !== null && preview.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  });

/** @returns milliseconds from the press on Join to the first picture of who is there already */
const pressJoin = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    const earlier = connections.length;
    const buttons = [...document.querySelectorAll('button')];
    const begin = performance.now();
    buttons.find(({ textContent }) => textContent === 'Join the lesson')?.click();
    while (performance.now() - begin < 60_000) {
      for (const connection of connections.slice(earlier)) {
        for (const { type, framesDecoded = 0 } of (await connection.getStats()).values()) {
          if (type === 'inbound-rtp' && framesDecoded > 0) return performance.now() - begin;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('No picture came within a minute.');
  });

const comeBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Go back in' }).click();
  await isReady(page);
};

const measureJoin = async (
  student: Page,
  tutor: Page,
  bare: BareCall,
  lesson: Lesson,
): Promise<Comparison> => {
  await tutor.goto(`/tutor/bookings/${lesson.id}/room`);
  await isReady(tutor);
  const ours = async (): Promise<number> => {
    const time = await pressJoin(tutor);
    await comeBack(tutor);
    // The other side has let go of the call before the next.
    await student.getByText('Waiting for tutor 0').first().waitFor();
    return time;
  };
  const comparison = await compareInRounds(rounds, ours, () => bare.join());
  await pressJoin(tutor);
  return comparison;
};

/** Bytes that have come over the page's connections, with all that a packet has beside its sound. */
const bytesOnTheLine = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    let sum = 0;
    for (const connection of connections) {
      if (connection.connectionState !== 'connected') continue;
      for (const { type, bytesReceived = 0 } of (await connection.getStats()).values()) {
        if (type === 'candidate-pair') sum += bytesReceived;
      }
    }
    return sum;
  });

const measureSound = async (student: Page, tutor: Page, bare: BareCall): Promise<Comparison> => {
  await student.getByRole('button', { name: 'Settings' }).click();
  await student.getByRole('checkbox', { name: /^Sound only/ }).check();
  await student.getByRole('button', { name: 'Done' }).click();
  await tutor.getByText('Sound only, as the other side chose').waitFor();
  // Until both have agreed on longer packets.
  await pause(3_000);
  const ours = async (): Promise<number> => {
    const before = await bytesOnTheLine(tutor);
    await pause(soundSeconds * 1_000);
    return (await bytesOnTheLine(tutor)) - before;
  };
  // At the same time: the microphone that is not there beeps, and more often in some seconds than in others.
  const [mine, theirs] = await Promise.all([ours(), bare.soundBytes(soundSeconds)]);
  return toComparison([{ ours: mine / 1024, theirs: theirs / 1024 }]);
};

const boardOf = (page: Page) => page.getByRole('application', { name: /^Board/ });

const drawStroke = async (page: Page, number: number): Promise<void> => {
  const box = await boardOf(page).boundingBox();
  if (!box) throw new Error('There is no board.');
  const [x, y] = [box.x + 60 + 30 * (number % 16), box.y + 120 + 30 * Math.floor(number / 16)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 4; step += 1) await page.mouse.move(x + 5 * step, y + (step % 2) * 12);
  await page.mouse.up();
};

/** Nothing comes through to the student for 20 seconds, while both draw. */
const sufferOutage = async (student: Page, tutor: Page): Promise<{ drawn: number; back: number }> => {
  const line = await PoorLine.of(student);
  // From the next document on the page is on that line, and in the room by itself.
  await student.reload();
  const pages = [student, tutor];
  const untilMoreFrames = async (page: Page): Promise<void> => {
    const before = (await received(page)).frames;
    const limit = performance.now() + 60_000;
    while ((await received(page)).frames <= before) {
      if (performance.now() > limit) throw new Error('No more pictures came within a minute.');
      await pause(50);
    }
  };
  for (const page of pages) await boardOf(page).waitFor();
  for (const page of pages) await untilMoreFrames(page);
  let drawn = 0;
  line.be({ isDead: true });
  const end = performance.now() + outageSeconds * 1_000;
  while (performance.now() < end) {
    for (const page of pages) await drawStroke(page, drawn++);
    await pause(500);
  }
  const over = performance.now();
  line.be({});
  const words = `On it: ${drawn} strokes and shapes.`;
  for (const page of pages) {
    await page.getByText(words).waitFor({ state: 'attached', timeout: 60_000 });
    await untilMoreFrames(page);
  }
  const back = (performance.now() - over) / 1_000;
  line.end();
  return { drawn, back };
};

const joinByRelay = async (
  bench: Bench,
  browser: Browser,
  databaseUrl: string,
  { id, sessions }: Lesson,
): Promise<number | null> => {
  const relay = await startRelay(bench.cleanup);
  if (!relay) return null;
  const origin = await bench.startServer(databaseUrl, { DIST_DIR: dist, ...relay });
  const [student, tutor] = await Promise.all(
    sessions.map((session) => openWindow(browser, origin, session, 'relay')),
  );
  if (!student || !tutor) throw new Error('There is nobody.');
  await student.goto(`/student/classes/${id}/room`);
  await isReady(student);
  await student.getByRole('button', { name: 'Join the lesson' }).click();
  await student.getByText('Waiting for tutor 0').first().waitFor();
  await tutor.goto(`/tutor/bookings/${id}/room`);
  await isReady(tutor);
  return pressJoin(tutor);
};

/** One lesson of two browser windows: how soon they see each other, what that costs, and what an outage takes. */
export const measureCall = async (bench: Bench): Promise<CallFigures> => {
  // It waits at its top level, which only a dynamic import can.
  const { ensureBuilt } = await import('../../../scripts/build/ensureBuilt.mjs');
  await ensureBuilt();
  const databaseUrl = await bench.createDatabase('call');
  const [lesson] = await addLessons(databaseUrl, 1);
  if (!lesson) throw new Error('There is no lesson.');
  const origin = await bench.startServer(databaseUrl, { DIST_DIR: dist });
  const browser = await bench.cleanup.owe(
    () => chromium.launch({ executablePath: ensureChromium().whole, args: deviceArguments(origin) }),
    (opened) => opened.close(),
  );
  const [student, tutor] = await Promise.all(
    lesson.sessions.map((session) => openWindow(browser, origin, session)),
  );
  if (!student || !tutor) throw new Error('There is nobody.');
  const bare = await openBareCall(browser, origin);

  await student.goto('/student/dashboard');
  await student
    .getByRole('link', { name: /Join Now/ })
    .first()
    .waitFor();
  await student.waitForLoadState('networkidle');
  const requests = await watchRequests(await student.context().newCDPSession(student));
  await student
    .getByRole('link', { name: /Join Now/ })
    .first()
    .click();
  await isReady(student);
  await student.getByRole('button', { name: 'Join the lesson' }).click();
  await student.getByText('Waiting for tutor 0').first().waitFor();
  // Until what is wanted now and then has come as well.
  await pause(5_000);
  const scripts = requests().filter(({ type }) => type === 'Script');
  const kibOf = (some: typeof scripts) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const chunk = scripts.filter(({ url }) => url.includes('/lesson-room.'));
  if (chunk.length !== 1) throw new Error('The chunk of the room was not found among the scripts.');

  const figures = {
    chunk: toComparison([{ ours: kibOf(chunk), theirs: excalidrawKib }]),
    scripts: kibOf(scripts),
    join: await measureJoin(student, tutor, bare, lesson),
    sound: await measureSound(student, tutor, bare),
  };
  const { drawn, back } = await sufferOutage(student, tutor);
  const kept = await onDatabase(databaseUrl, async (database) => {
    const [row] = await database
      .select({ kept: count() })
      .from(lessonEvents)
      .where(eq(lessonEvents.bookingId, lesson.id));
    return row?.kept ?? 0;
  });
  for (const page of [student, tutor]) await page.context().close();
  const relayed = await joinByRelay(bench, browser, databaseUrl, lesson);
  await browser.close();
  return { ...figures, lost: drawn - kept, back, relayed };
};
