import type { Problem } from '@paadam/shared/api';
import type { Body, Calls } from '@paadam/shared/contract';
import {
  busy,
  createSlice,
  done,
  failed,
  forgetWithPerson,
  idle,
  type PayloadAction,
  type RequestState,
} from '@paadam/shared/state';

export type ContactMessage = Body<Calls['contact']>;

interface ContactState {
  /** What was typed so far, of the fields that were typed into. It stays until the message is sent. */
  draft: Partial<ContactMessage>;
  /** `done` for as long as the screen says so. */
  sending: RequestState;
}

interface ContactRootState {
  contact: ContactState;
}

const initialState: ContactState = { draft: {}, sending: idle };

export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    draftChanged: (state, { payload }: PayloadAction<Partial<ContactMessage>>) => {
      Object.assign(state.draft, payload);
    },
    messageSubmitted: (state, _: PayloadAction<ContactMessage>) => {
      state.sending = busy;
    },
    messageSent: (state) => {
      state.draft = {};
      state.sending = done;
    },
    /** The notice has been shown for long enough. */
    sentNoticeEnded: (state) => {
      if (state.sending.status === 'done') state.sending = idle;
    },
    messageFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.sending = failed(payload);
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const contactActions = contactSlice.actions;

export const selectContactDraft = ({ contact }: ContactRootState) => contact.draft;
export const selectContactSending = ({ contact }: ContactRootState) => contact.sending;
