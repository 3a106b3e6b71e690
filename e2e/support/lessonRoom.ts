import { type Browser, chromium, type Page } from '@playwright/test';
import { accept, ask, type Lesson, startIn, startTeaching } from './lessons';
import { newPerson, type Person } from './newPerson';
import type { Site } from './startSite';
import { expect } from './test';

/** A browser with a microphone and a camera that are not there, and nobody who has to be asked for them. */
export const launchWithDevices = (origin: string): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
  });

export interface RunningLesson {
  tutor: Person;
  student: Person;
  lesson: Lesson;
}

/** A lesson that began a minute ago, and its two people, each in a browser window of their own. */
export const startLesson = async (
  browser: Browser,
  site: Site,
  consoleFaults: string[],
): Promise<RunningLesson> => {
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

/** Notes every connection of the page that media goes over. */
const watchConnections = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const connections: RTCPeerConnection[] = [];
    const Plain = window.RTCPeerConnection;
    class Watched extends Plain {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        connections.push(this);
      }
    }
    Object.assign(window, { RTCPeerConnection: Watched, connections });
  });
};

/** Opens the lobby, and goes in from there. */
export const enterRoom = async ({ page }: Person, path: string): Promise<void> => {
  await watchConnections(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Join the lesson' }).click();
  await expect(page.getByRole('toolbar', { name: 'Call' })).toBeVisible();
};

/** What has come over the page's connections: pictures that were drawn, and packets of sound. */
export const received = (page: Page): Promise<{ frames: number; packets: number; bytes: number }> =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    const sum = { frames: 0, packets: 0, bytes: 0 };
    for (const connection of connections) {
      if (connection.connectionState === 'closed') continue;
      for (const stat of (await connection.getStats()).values()) {
        if (stat.type !== 'inbound-rtp') continue;
        if (stat.kind === 'video') sum.frames += stat.framesDecoded ?? 0;
        else sum.packets += stat.packetsReceived ?? 0;
        sum.bytes += stat.bytesReceived ?? 0;
      }
    }
    return sum;
  });

/** Waits until more of it comes. */
export const expectMore = async (page: Page, what: 'frames' | 'packets'): Promise<void> => {
  const before = (await received(page))[what];
  await expect
    .poll(async () => (await received(page))[what], { intervals: [250] })
    .toBeGreaterThan(before + 5);
};
