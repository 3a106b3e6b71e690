import { all, type Feature, getContext, put, type SagaGenerator, take } from '@paadam/shared/state';
import { buffers, eventChannel } from 'redux-saga';
import { channelOf } from './channelOf';
import { followNews } from './followNews';
import type { LiveState } from './LiveChannel';
import { channelWanted, liveSlice } from './liveSlice';

function* tellState(): SagaGenerator {
  const channel = channelOf(yield* getContext('api'));
  const states = eventChannel<LiveState>((emit) => channel.onState(emit), buffers.sliding(1));
  try {
    while (true) yield* put(liveSlice.actions.stateChanged(yield* take(states)));
  } finally {
    states.close();
  }
}

function* handOver(): SagaGenerator {
  const api = yield* getContext('api');
  while (true) {
    const { payload: hand } = yield* take(channelWanted);
    hand({ channel: channelOf(api), api });
  }
}

/** For a portal whose pages are live. */
export const liveFeature: Feature = {
  name: 'live',
  slices: [liveSlice],
  *saga() {
    yield* all([tellState(), handOver(), followNews()]);
  },
};
