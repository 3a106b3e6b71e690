import type { PayloadAction } from '@reduxjs/toolkit';
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { call, race, take, takeLatest } from 'redux-saga/effects';

interface Creator {
  type: string;
}

/** Loads, and again after each change, also one that comes while the loading runs: its answer may be older. */
function* loadAfterEach<P>(
  changes: string[],
  load: (payload: P) => SagaIterator<void>,
  payload: P,
): SagaIterator<void> {
  while (true) {
    const { changed }: { changed?: Action } = yield race({
      done: call(load, payload),
      changed: take(changes),
    });
    if (!changed) yield take(changes);
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
  requested: Creator,
  left: Creator,
  changes: readonly Creator[],
  load: (payload: P) => SagaIterator<void>,
) =>
  takeLatest(
    [requested.type, left.type],
    function* ({ type, payload }: PayloadAction<P>): SagaIterator<void> {
      if (type === requested.type)
        yield call(
          loadAfterEach<P>,
          changes.map((change) => change.type),
          load,
          payload,
        );
    },
  );
