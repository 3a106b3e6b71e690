import { hoursChanged } from '@paadam/calendar';
import { type Problem, problemOf } from '@paadam/shared/api';
import type {
  AvailabilityException,
  Body,
  Booking,
  BookingRules,
  Calls,
  Holiday,
} from '@paadam/shared/contract';
import {
  busy,
  callApi,
  createLoadableSlice,
  createSlice,
  done,
  failed,
  forgetWithPerson,
  idle,
  noticesActions,
  type PayloadAction,
  put,
  type RequestState,
  type SagaGenerator,
} from '@paadam/shared/state';

/** The tutor's days off and extra hours of today and later, in order. */
export const exceptions = createLoadableSlice({
  name: 'teaching/exceptions',
  fetch: function* (): SagaGenerator<AvailabilityException[]> {
    return (yield* callApi((api) => api.exceptions())).data;
  },
});

/** Days of the year to come that a tutor may want to be off on, in order. */
export const holidays = createLoadableSlice({
  name: 'teaching/holidays',
  fetch: function* (): SagaGenerator<Holiday[]> {
    return (yield* callApi((api) => api.holidays())).data;
  },
});

export const bookingRules = createLoadableSlice({
  name: 'teaching/rules',
  fetch: function* (): SagaGenerator<BookingRules> {
    return (yield* callApi((api) => api.bookingRules())).data;
  },
});

export type NewException = Body<Calls['addException']>;

interface AvailabilityState {
  adding: RequestState;
  /** Lessons within the days off that were saved last, which are still to be decided on. */
  lessons: Booking[];
  removing: { id: string; request: RequestState } | null;
  savingRules: RequestState;
}

const nothing: AvailabilityState = { adding: idle, lessons: [], removing: null, savingRules: idle };

/** What a tutor changes of the days and of the rules. */
export const availabilitySlice = createSlice({
  name: 'teaching/availability',
  initialState: nothing,
  reducers: {
    exceptionAdded: (state, _: PayloadAction<NewException>) => {
      state.adding = busy;
    },
    exceptionSaved: (state, { payload }: PayloadAction<Booking[]>) => {
      state.adding = done;
      state.lessons = payload;
    },
    addingFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.adding = failed(payload);
    },
    /** The lesson stays as it is. */
    lessonKept: (state, { payload }: PayloadAction<string>) => {
      state.lessons = state.lessons.filter(({ _id }) => _id !== payload);
    },
    exceptionRemoved: (state, { payload }: PayloadAction<string>) => {
      state.removing = { id: payload, request: busy };
    },
    removed: (state) => {
      state.removing = null;
    },
    removingFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.removing) state.removing.request = failed(payload);
    },
    rulesChanged: (state, _: PayloadAction<BookingRules>) => {
      state.savingRules = busy;
    },
    rulesSaved: (state) => {
      state.savingRules = done;
    },
    savingFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.savingRules = failed(payload);
    },
    left: () => nothing,
  },
  extraReducers: forgetWithPerson(() => nothing),
});

export const availabilityActions = availabilitySlice.actions;
export const selectAvailability = ({ teaching }: { teaching: { availability: AvailabilityState } }) =>
  teaching.availability;

export function* addException({
  payload,
}: ReturnType<typeof availabilityActions.exceptionAdded>): SagaGenerator {
  try {
    const { lessons, message } = yield* callApi((api) => api.addException({ body: payload }));
    yield* put(exceptions.actions.requested());
    yield* put(hoursChanged());
    yield* put(availabilityActions.exceptionSaved(lessons));
    yield* put(noticesActions.noticeAdded({ tone: 'good', text: message }));
  } catch (error) {
    yield* put(availabilityActions.addingFailed(problemOf(error)));
  }
}

export function* removeException({
  payload: id,
}: ReturnType<typeof availabilityActions.exceptionRemoved>): SagaGenerator {
  try {
    const { message } = yield* callApi((api) => api.removeException({ params: { id } }));
    yield* put(exceptions.actions.requested());
    yield* put(hoursChanged());
    yield* put(availabilityActions.removed());
    yield* put(noticesActions.noticeAdded({ tone: 'good', text: message }));
  } catch (error) {
    yield* put(availabilityActions.removingFailed(problemOf(error)));
    // It may be gone already.
    yield* put(exceptions.actions.requested());
  }
}

export function* saveRules({ payload }: ReturnType<typeof availabilityActions.rulesChanged>): SagaGenerator {
  try {
    const { data, message } = yield* callApi((api) => api.saveBookingRules({ body: payload }));
    yield* put(bookingRules.actions.loaded(undefined, data));
    yield* put(availabilityActions.rulesSaved());
    yield* put(noticesActions.noticeAdded({ tone: 'good', text: message }));
  } catch (error) {
    yield* put(availabilityActions.savingFailed(problemOf(error)));
  }
}
