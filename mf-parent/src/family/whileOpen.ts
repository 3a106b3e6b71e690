import { type ActionCreator, race, type SagaGenerator, take, takeLatest } from '@paadam/shared/state';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Loads, and again after each change, also one that comes while the loading runs: its answer may be older. */
function* loadAfterEach<P>(
  changes: readonly ActionCreator[],
  load: (payload: P) => SagaGenerator,
  payload: P,
): SagaGenerator {
  while (true) {
    const { changed } = yield* race({
      done: load(payload),
      changed: take(changes),
    });
    if (!changed) yield* take(changes);
  }
}

/**
 * Keeps what a screen shows fresh as long as it shows it: from the request on until the screen is left, or asks anew.
 *
 * @param requested asks for the data
 * @param left the screen that asked was left
 * @param changes the actions after which the data are other ones
 * @param load fetches the data and puts what came of it
 */
export const whileOpen = <P>(
  requested: ActionCreator,
  left: ActionCreator,
  changes: readonly ActionCreator[],
  load: (payload: P) => SagaGenerator,
) =>
  takeLatest([requested, left], function* ({ type, payload }: PayloadAction<P>): SagaGenerator {
    if (type === requested.type) yield* loadAfterEach(changes, load, payload);
  });
