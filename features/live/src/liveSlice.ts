import type { Api } from '@paadam/shared/api';
import { createAction, createSlice, type PayloadAction } from '@paadam/shared/state';
import type { LiveChannel, LiveState } from './LiveChannel';

/** What a page that is live stands on. */
export interface Reach {
  channel: LiveChannel;
  api: Api;
}

/** How the live connection is, for screens that say it. */
export const liveSlice = createSlice({
  name: 'live',
  initialState: { status: 'idle' } as LiveState,
  reducers: {
    stateChanged: (_state, { payload }: PayloadAction<LiveState>) => payload,
  },
});

/** A screen wants to reach the channel itself; it is handed over at once. */
export const channelWanted = createAction('live/channelWanted', (hand: (reach: Reach) => void) => ({
  payload: hand,
}));

export const selectLiveState = (state: { live: LiveState }): LiveState => state.live;
