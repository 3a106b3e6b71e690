import type { Problem } from '@paadam/shared/api';
import type { LinkedChild } from '@paadam/shared/contract';
import {
  busy,
  createSlice,
  done,
  failed,
  forgetWithPerson,
  type PayloadAction,
  type RequestState,
} from '@paadam/shared/state';

interface ParentState {
  /** The link that is being ended. */
  unlinking: { childId: string; request: RequestState } | null;
  /** The child that was linked last, by its id. */
  linked: string | null;
  /** The last success worth telling. */
  message: string | null;
}

/** The part of the store that this portal's screens ask by name. */
export interface ParentRootState {
  parent: { links: ParentState };
}

const initialState: ParentState = { unlinking: null, linked: null, message: null };

/** The links to the children. */
export const parentSlice = createSlice({
  name: 'parent/links',
  initialState,
  reducers: {
    /** The child has given its code. */
    childLinked: (state, { payload }: PayloadAction<{ child: LinkedChild; message: string }>) => {
      state.linked = payload.child._id;
      state.message = payload.message;
    },
    unlinkRequested: (state, { payload }: PayloadAction<{ childId: string }>) => {
      state.unlinking = { ...payload, request: busy };
      state.message = null;
    },
    childUnlinked: (state, { payload }: PayloadAction<{ childId: string; message: string }>) => {
      if (state.unlinking?.childId === payload.childId) state.unlinking.request = done;
      state.message = payload.message;
    },
    unlinkFailed: (
      state,
      { payload: { childId, problem } }: PayloadAction<{ childId: string; problem: Problem }>,
    ) => {
      if (state.unlinking?.childId === childId) state.unlinking.request = failed(problem);
    },
    /** The dialog was closed, or has done its work. */
    unlinkClosed: (state) => {
      state.unlinking = null;
    },
    messageShown: (state) => {
      state.message = null;
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const parentActions = parentSlice.actions;

export const selectUnlinkingChild = ({ parent }: ParentRootState) => parent.links.unlinking;
export const selectLinkedChild = ({ parent }: ParentRootState) => parent.links.linked;
export const selectFamilyMessage = ({ parent }: ParentRootState) => parent.links.message;
