import { type Problem, problemOf } from '@paadam/shared/api';
import type {
  Body,
  CalendarFeed,
  CalendarFindings,
  CalendarSettings,
  calls,
  OutsideCalendar,
} from '@paadam/shared/contract';
import {
  busy,
  callApi,
  createLoadableSlice,
  createSlice,
  done,
  endWithPerson,
  failed,
  forgetWithPerson,
  idle,
  notifyUnlessAwaited,
  type PayloadAction,
  put,
  type RequestState,
  type SagaGenerator,
  takeLatest,
} from '@paadam/shared/state';
import * as words from '../messages/profile-state';

/** How the person's lessons come into their calendar. */
export const calendarSettings = createLoadableSlice({
  name: 'calendar/settings',
  fetch: function* (): SagaGenerator<CalendarSettings> {
    return (yield* callApi((api) => api.calendarSettings())).data;
  },
});

/** The address at which calendars read the person's lessons; null where there is none. */
export const calendarFeed = createLoadableSlice({
  name: 'calendar/feed',
  fetch: function* (): SagaGenerator<CalendarFeed | null> {
    return (yield* callApi((api) => api.calendarFeed())).data;
  },
});

/** The calendars that a tutor has elsewhere. */
export const outsideCalendars = createLoadableSlice({
  name: 'calendar/outside',
  fetch: function* (): SagaGenerator<OutsideCalendar[]> {
    return (yield* callApi((api) => api.outsideCalendars())).data;
  },
});

/** What a person does about their calendar, one thing at a time. */
export type CalendarAct =
  | { kind: 'settings'; settings: CalendarSettings }
  | { kind: 'new-feed' }
  | { kind: 'end-feed' }
  | { kind: 'add'; body: Body<typeof calls.addOutsideCalendar> }
  | { kind: 'whole-days'; calendar: OutsideCalendar; countsAllDay: boolean }
  | { kind: 'rename'; calendar: OutsideCalendar; name: string }
  | { kind: 'read'; id: string }
  | { kind: 'remove'; id: string };

export interface CalendarChanges {
  act: CalendarAct | null;
  request: RequestState;
  /** The feed's address, which the server tells once; null: it was not made on this visit. */
  feedUrl: string | null;
  /** What the last reading of a calendar elsewhere has found, and of which; null: there was none. */
  found: { id: string; findings: CalendarFindings } | null;
  /** The last success worth telling. */
  message: string | null;
}

/** The part of the store that they have. */
export interface CalendarRootState {
  calendar: { changes: CalendarChanges };
}

interface Outcome {
  message: string;
  feedUrl?: string | null;
  found?: CalendarChanges['found'];
}

const initialState: CalendarChanges = {
  act: null,
  request: idle,
  feedUrl: null,
  found: null,
  message: null,
};

export const calendarSlice = createSlice({
  name: 'calendar/changes',
  initialState,
  reducers: {
    calendarChangeRequested: (state, { payload }: PayloadAction<CalendarAct>) => {
      state.act = payload;
      state.request = busy;
      state.message = null;
    },
    calendarChanged: (state, { payload }: PayloadAction<Outcome>) => {
      if (state.request.status !== 'busy') return;
      state.request = done;
      state.message = payload.message;
      if (payload.feedUrl !== undefined) state.feedUrl = payload.feedUrl;
      if (payload.found !== undefined) state.found = payload.found;
    },
    calendarChangeFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.request.status === 'busy') state.request = failed(payload);
    },
    /** What was opened for it is closed: it says nothing of an earlier outcome. */
    calendarActClosed: (state) => {
      state.act = null;
      state.request = idle;
    },
    calendarMessageShown: (state) => {
      state.message = null;
    },
    /** The screen was left: no outcome greets the next visit, and no secret. */
    calendarLeft: () => initialState,
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const calendarActions = calendarSlice.actions;
export const selectCalendarChanges = (state: CalendarRootState) => state.calendar.changes;
export const selectCalendarMessage = (state: CalendarRootState): string | null =>
  state.calendar.changes.message;

const isAwaited = (state: CalendarRootState): boolean =>
  selectCalendarChanges(state).request.status === 'busy';

/** @returns what to tell; what the screens show is put on the way */
function* perform(act: CalendarAct): SagaGenerator<Outcome> {
  switch (act.kind) {
    case 'settings': {
      const { message, data } = yield* callApi((api) => api.saveCalendarSettings({ body: act.settings }));
      yield* put(calendarSettings.actions.loaded(undefined, data));
      return { message };
    }
    case 'new-feed': {
      const { message, data } = yield* callApi((api) => api.newCalendarFeed());
      const made = { createdAt: new Date().toISOString(), lastReadAt: null };
      yield* put(calendarFeed.actions.loaded(undefined, made));
      return { message, feedUrl: data.url };
    }
    case 'end-feed': {
      const { message } = yield* callApi((api) => api.endCalendarFeed());
      yield* put(calendarFeed.actions.loaded(undefined, null));
      return { message, feedUrl: null };
    }
    case 'add': {
      const { message, data } = yield* callApi((api) => api.addOutsideCalendar({ body: act.body }));
      yield* put(outsideCalendars.actions.requested());
      return { message, found: data.found && { id: data.calendar._id, findings: data.found } };
    }
    case 'whole-days': {
      const { _id: id, name } = act.calendar;
      const body = { name, countsAllDay: act.countsAllDay };
      const { message } = yield* callApi((api) => api.changeOutsideCalendar({ params: { id }, body }));
      yield* put(outsideCalendars.actions.requested());
      return { message };
    }
    case 'rename': {
      const { _id: id, countsAllDay } = act.calendar;
      const body = { name: act.name, countsAllDay };
      const { message } = yield* callApi((api) => api.changeOutsideCalendar({ params: { id }, body }));
      yield* put(outsideCalendars.actions.requested());
      return { message };
    }
    case 'read': {
      const { id } = act;
      const { data } = yield* callApi((api) => api.readOutsideCalendar({ params: { id } }));
      yield* put(outsideCalendars.actions.requested());
      const { name, state } = data.calendar;
      const message = state === 'fine' ? words.calendarRead({ name }) : words.calendarNotRead({ name });
      return { message, found: data.found && { id, findings: data.found } };
    }
    case 'remove': {
      const { id } = act;
      const { message } = yield* callApi((api) => api.removeOutsideCalendar({ params: { id } }));
      yield* put(outsideCalendars.actions.requested());
      return { message, found: null };
    }
  }
}

function* change({ payload }: ReturnType<typeof calendarActions.calendarChangeRequested>): SagaGenerator {
  try {
    const outcome = yield* perform(payload);
    yield* notifyUnlessAwaited(isAwaited, { tone: 'good', text: outcome.message });
    yield* put(calendarActions.calendarChanged(outcome));
  } catch (error) {
    const problem = problemOf(error);
    const text = words.calendarAsItWas({ message: problem.message });
    yield* notifyUnlessAwaited(isAwaited, { tone: 'bad', text });
    yield* put(calendarActions.calendarChangeFailed(problem));
  }
}

export const calendarSaga = endWithPerson(function* (): SagaGenerator {
  yield* takeLatest(calendarActions.calendarChangeRequested, change);
});
