/** A move of an accepted lesson. */
export interface Move {
  /** Milliseconds of the epoch: the start before. */
  from: number;
  /** Which side had proposed it. */
  by: 'tutor' | 'student';
}

/**
 * What cancelling costs counts from the earliest start that the student's side moved away from of late, so that moving is no way
 * round it. A move that the tutor wanted begins anew.
 *
 * @param startsAt milliseconds of the epoch
 * @param moves of the last 48 hours, since the lesson was accepted, oldest first
 * @returns milliseconds of the epoch
 */
export const chargedFrom = (startsAt: number, moves: readonly Move[]): number => {
  const since = moves.slice(moves.findLastIndex(({ by }) => by === 'tutor') + 1);
  return Math.min(startsAt, ...since.map(({ from }) => from));
};
