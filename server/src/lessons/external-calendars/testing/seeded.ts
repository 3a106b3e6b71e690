/** @returns a random number generator that repeats for the same seed (mulberry32) */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return {
    /** @returns an integer from 0 up to, but not including, the argument */
    below,
    happens: (chance: number): boolean => next() < chance,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  };
};
