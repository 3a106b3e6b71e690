import type { Page } from '@playwright/test';

/**
 * @param origin of the site, which has to count as a safe one for devices to be there
 * @returns options of a Chromium with a microphone and a camera that are not there, and no one who is asked for them
 */
export const deviceArguments = (origin: string): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
  `--unsafely-treat-insecure-origin-as-secure=${origin}`,
];

/** The tool that runs the bench names functions by a helper of its own, which what is handed to a page takes along. */
export const allowNames = (page: Page): Promise<unknown> =>
  page.addInitScript('globalThis.__name = (thing) => thing;');

/**
 * Notes every connection of the page that media goes over, from its next document on.
 *
 * @param way which of the ways that there are may be taken
 */
export const watchConnections = async (page: Page, way: RTCIceTransportPolicy = 'all'): Promise<void> => {
  await allowNames(page);
  await page.addInitScript((iceTransportPolicy) => {
    const connections: RTCPeerConnection[] = [];
    const Plain = window.RTCPeerConnection;
    class Watched extends Plain {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy });
        connections.push(this);
      }
    }
    Object.assign(window, { RTCPeerConnection: Watched, connections });
  }, way);
};

/** What has come over a page's connections: pictures that were drawn, packets of sound, and bytes of both. */
export interface Received {
  frames: number;
  packets: number;
  bytes: number;
}

export const received = (page: Page): Promise<Received> =>
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
