import type { Measure } from './stepper';

/** Counters of one moment, from the browser's statistics. */
export interface Counters {
  /** Of the voice that comes in: packets and samples since the start. */
  received: number;
  lost: number;
  samples: number;
  concealed: number;
  /** What the other side says of what is sent: the worst of all lines, 0 to 1; null: it has not said. */
  lossThere: number | null;
  roundTrip: number | undefined;
  available: number | undefined;
  bytesSent: number;
  bytesReceived: number;
}

interface Stat {
  type: string;
  kind?: string;
  packetsReceived?: number;
  packetsLost?: number;
  totalSamplesReceived?: number;
  concealedSamples?: number;
  silentConcealedSamples?: number;
  fractionLost?: number;
  currentRoundTripTime?: number;
  availableOutgoingBitrate?: number;
  nominated?: boolean;
  state?: string;
  bytesSent?: number;
  bytesReceived?: number;
}

/** @param report of a connection's `getStats` */
export const countersOf = (report: Iterable<unknown>): Counters => {
  const counters: Counters = {
    received: 0,
    lost: 0,
    samples: 0,
    concealed: 0,
    lossThere: null,
    roundTrip: undefined,
    available: undefined,
    bytesSent: 0,
    bytesReceived: 0,
  };
  for (const stat of report as Iterable<Stat>) {
    if (stat.type === 'inbound-rtp') {
      counters.received += stat.packetsReceived ?? 0;
      counters.lost += stat.packetsLost ?? 0;
      counters.samples += stat.totalSamplesReceived ?? 0;
      // Silence that is made up is what the sender leaves out on purpose.
      counters.concealed += (stat.concealedSamples ?? 0) - (stat.silentConcealedSamples ?? 0);
    } else if (stat.type === 'remote-inbound-rtp' && stat.fractionLost !== undefined) {
      counters.lossThere = Math.max(counters.lossThere ?? 0, stat.fractionLost);
    } else if (stat.type === 'candidate-pair' && stat.nominated && stat.state === 'succeeded') {
      counters.roundTrip = stat.currentRoundTripTime && stat.currentRoundTripTime * 1_000;
      counters.available = stat.availableOutgoingBitrate;
      counters.bytesSent += stat.bytesSent ?? 0;
      counters.bytesReceived += stat.bytesReceived ?? 0;
    }
  }
  return counters;
};

const share = (part: number, whole: number): number => (whole > 0 ? Math.max(0, part) / whole : 0);

/** @returns how the way to the other side did between two moments; null where nothing is known of it */
export const measureSending = (now: Counters, sendsPictures: boolean): Measure | null => {
  if (now.lossThere === null) return null;
  return {
    loss: now.lossThere,
    roundTrip: now.roundTrip,
    // Without pictures no one has tried how much there is room for.
    available: sendsPictures ? now.available : undefined,
  };
};

/** @returns how the way from the other side did between two moments; null where nothing came to measure it by */
export const measureReceiving = (before: Counters, now: Counters): Measure | null => {
  const received = now.received - before.received;
  const lost = now.lost - before.lost;
  if (received + lost <= 0) return null;
  return {
    loss: share(lost, received + lost),
    concealment: share(now.concealed - before.concealed, now.samples - before.samples),
  };
};
