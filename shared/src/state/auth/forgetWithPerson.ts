import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { personGone } from './personGone';

/**
 * For a slice's `extraReducers`: what the group holds is one person's, and goes when the person goes. An expired
 * session alone forgets nothing, since the person may come right back.
 *
 * @param reset the state without anybody's data
 */
export const forgetWithPerson =
  <S>(reset: () => S) =>
  (builder: ActionReducerMapBuilder<S>): void => {
    for (const action of personGone) builder.addCase(action, reset);
  };
