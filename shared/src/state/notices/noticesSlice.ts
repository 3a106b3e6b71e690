import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { forgetWithPerson } from '../auth/forgetWithPerson';

/** What came of something that the person asked for, to be told wherever they are by then. */
export interface PendingNotice {
  tone: 'info' | 'good' | 'bad';
  text: string;
  /** A link of this site to what it is about; left out where the host has no such page. */
  action?: { label: string; to: string };
}

type NoticesState = PendingNotice[];

const initialState: NoticesState = [];

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeAdded: (state, { payload }: PayloadAction<PendingNotice>) => {
      state.push(payload);
    },
    noticesShown: () => initialState,
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const noticesActions = noticesSlice.actions;
