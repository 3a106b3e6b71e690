import type { Browser, Page } from '@playwright/test';
import { allowNames } from './callPages';

/** What there is of a call at the least: two connections of one page to each other, as the browser makes them. */
export interface BareCall {
  /** @returns milliseconds from the first word between the two until a picture has come */
  join(): Promise<number>;
  /** Sound alone, as the browser sends it by itself. @returns bytes that come each way in so many seconds */
  soundBytes(seconds: number): Promise<number>;
  close(): Promise<void>;
}

const callIn = (page: Page, hasPictures: boolean, seconds: number): Promise<number> =>
  page.evaluate(
    async ([pictures, time]) => {
      const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: pictures });
      const begin = performance.now();
      const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()];
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        from.addEventListener('icecandidate', ({ candidate }) => void to.addIceCandidate(candidate));
        for (const track of media.getTracks()) from.addTrack(track, media);
      }
      await one.setLocalDescription();
      await other.setRemoteDescription(one.localDescription as RTCSessionDescription);
      await other.setLocalDescription();
      await one.setRemoteDescription(other.localDescription as RTCSessionDescription);
      const stats = async () => [...(await other.getStats()).values()];
      const bytes = async (): Promise<number> =>
        (await stats()).reduce(
          (sum, { type, bytesReceived = 0 }) => sum + (type === 'candidate-pair' ? bytesReceived : 0),
          0,
        );
      const has = async (kind: 'frames' | 'sound'): Promise<boolean> =>
        (await stats()).some(
          ({ type, framesDecoded = 0, packetsReceived = 0 }) =>
            type === 'inbound-rtp' && (kind === 'frames' ? framesDecoded : packetsReceived) > 0,
        );
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      while (!(await has(pictures ? 'frames' : 'sound'))) {
        if (performance.now() - begin > 60_000) throw new Error('Nothing came within a minute.');
        await pause(10);
      }
      let figure = performance.now() - begin;
      if (time > 0) {
        const before = await bytes();
        await pause(time * 1_000);
        figure = (await bytes()) - before;
      }
      for (const connection of [one, other]) connection.close();
      for (const track of media.getTracks()) track.stop();
      return figure;
    },
    [hasPictures, seconds] as const,
  );

/** @param origin one that counts as safe */
export const openBareCall = async (browser: Browser, origin: string): Promise<BareCall> => {
  const page = await browser.newPage();
  await allowNames(page);
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bare</h1>' }));
  await page.goto(`${origin}/bare`);
  return {
    join: () => callIn(page, true, 0),
    soundBytes: (seconds) => callIn(page, false, seconds),
    close: () => page.close(),
  };
};
