import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { forgetWithPerson } from '../auth/forgetWithPerson';

/** What came of something that the person asked for on a page that was left meanwhile. */
export interface News {
  tone: 'good' | 'bad';
  text: string;
}

export type NewsState = News[];

const initialState: NewsState = [];

/** What is still to be told, wherever the person is by now. */
export const newsSlice = createSlice({
  name: 'news',
  initialState,
  reducers: {
    newsCame: (state, { payload }: PayloadAction<News>) => {
      state.push(payload);
    },
    newsTold: () => initialState,
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const newsActions = newsSlice.actions;
