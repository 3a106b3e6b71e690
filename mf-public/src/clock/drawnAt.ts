import { createSlice, type PayloadAction } from '@paadam/shared/state';

/** When the server drew the page, an ISO 8601 instant; null: it did not. */
export const drawnAt = createSlice({
  name: 'drawnAt',
  initialState: null as string | null,
  reducers: { drawn: (_, { payload }: PayloadAction<string>) => payload },
});

export const selectDrawnAt = (state: { drawnAt: string | null }): string | null => state.drawnAt;
