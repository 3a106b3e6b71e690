import { type Level, levels } from './MediaEngine';

/** How one way of a line did in the last second. */
export interface Measure {
  /** Of packets sent, 0 to 1. */
  loss: number;
  /** Of the voice, 0 to 1: what had to be made up since it came too late or not at all. */
  concealment?: number | undefined;
  /** Milliseconds there and back. */
  roundTrip?: number | undefined;
  /** Bits a second that the browser thinks there is room for; not every browser says. */
  available?: number | undefined;
}

/** A line that has just opened says nothing yet. */
const settleMs = 5_000;
const firstGoodMs = 10_000;
const longestGoodMs = 160_000;
/** A step up that has to be taken back so soon was a mistake. */
const trialMs = 15_000;
/** Two seconds may be chance. */
const badSeconds = 3;

const isHopeless = ({ loss, concealment = 0, available }: Measure): boolean =>
  loss > 0.25 || concealment > 0.2 || (available !== undefined && available < 60_000);

const isBad = ({ loss, concealment = 0, roundTrip = 0, available }: Measure): boolean =>
  loss > 0.08 || concealment > 0.08 || roundTrip > 1_000 || (available !== undefined && available < 150_000);

export interface Stepper {
  /**
   * @param measure of the last second; null: nothing went over the line
   * @param now milliseconds, of any clock that only goes on
   * @returns what the line bears
   */
  take(measure: Measure | null, now: number): Level;
  /** After an interruption: what was seen before says nothing about the new way. */
  settle(now: number): void;
}

/**
 * Steps down when a line is bad, straight to sound when it is hopeless, and up again when it was good for a while; each
 * step up that fails doubles the wait before the next.
 */
export const createStepper = (start: number): Stepper => {
  let level: Level = 'full';
  let settled = start + settleMs;
  let bad = 0;
  let goodSince: number | null = null;
  let goodMs = firstGoodMs;
  let steppedUpAt: number | null = null;

  const stepDown = (to: Level, now: number) => {
    if (steppedUpAt !== null && now - steppedUpAt < trialMs) goodMs = Math.min(goodMs * 2, longestGoodMs);
    level = to;
    bad = 0;
    goodSince = null;
    steppedUpAt = null;
    // What was on its way already is lost yet, too.
    settled = now + 2_000;
  };

  return {
    take(measure, now) {
      if (!measure || now < settled) return level;
      if (isHopeless(measure)) {
        if (level !== 'sound') stepDown('sound', now);
        goodSince = null;
        return level;
      }
      if (isBad(measure)) {
        goodSince = null;
        bad += 1;
        if (bad >= badSeconds && level !== 'sound') stepDown(level === 'full' ? 'small' : 'sound', now);
        return level;
      }
      bad = 0;
      goodSince ??= now;
      if (steppedUpAt !== null && now - steppedUpAt >= trialMs) {
        goodMs = firstGoodMs;
        steppedUpAt = null;
      }
      if (level !== 'full' && now - goodSince >= goodMs) {
        level = levels[levels.indexOf(level) + 1] ?? 'full';
        goodSince = now;
        steppedUpAt = now;
      }
      return level;
    },
    settle(now) {
      settled = now + settleMs;
      bad = 0;
      goodSince = null;
    },
  };
};
