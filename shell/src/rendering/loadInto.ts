import type { Api } from '@paadam/shared/api';
import type { Preparation } from '@paadam/shared/portal';
import type { PaadamStore } from '@paadam/shared/state';
import { runSaga } from 'redux-saga';

/** @returns what fetches answers into a store in which no saga runs */
export const loadInto =
  ({ dispatch, getState }: PaadamStore['store'], api: Api): Preparation['load'] =>
  async ({ fetch, actions }, question) => {
    try {
      // What it puts is for screens that wait; there are none.
      const asking = runSaga({ getState, context: { api }, onError: () => {} }, fetch, question, undefined);
      const data = await asking.toPromise();
      dispatch(actions.prepared(question, data));
      return data;
    } catch {
      return undefined;
    }
  };
