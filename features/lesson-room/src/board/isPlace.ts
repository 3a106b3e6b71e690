/** No board is larger, in its own units. */
const farthest = 1e6;

/** What passes through the room comes as another browser sent it: no one has checked it. */
export const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= farthest;
