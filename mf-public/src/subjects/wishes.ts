import { type Problem, problemOf } from '@paadam/shared/api';
import {
  all,
  busy,
  callApi,
  createLoadableSlice,
  createSlice,
  endWithPerson,
  failed,
  forgetWithPerson,
  idle,
  type PayloadAction,
  put,
  type RequestState,
  type SagaGenerator,
  takeEvery,
} from '@paadam/shared/state';

/** How far a change of a wish has come, by the subject's id. */
type WishChanges = Record<string, RequestState>;

const initialState: WishChanges = {};

/** Wishes to hear of a subject's first tutor, as they are made and taken back. */
export const wishChanges = createSlice({
  name: 'wishChanges',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<{ subject: string; told: boolean }>) => {
      state[payload.subject] = busy;
    },
    done: (state, { payload }: PayloadAction<{ subject: string; told: boolean }>) => {
      state[payload.subject] = idle;
    },
    failed: (state, { payload }: PayloadAction<{ subject: string; problem: Problem }>) => {
      state[payload.subject] = failed(payload.problem);
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const selectWishChange = (state: { wishChanges: WishChanges }, subject: string): RequestState =>
  state.wishChanges[subject] ?? idle;

/** The ids of the subjects of whose first tutor the signed-in person is to be told. */
export const subjectWishes = createLoadableSlice({
  name: 'subjectWishes',
  fetch: function* (): SagaGenerator<string[]> {
    return (yield* callApi((api) => api.subjectWishes())).data;
  },
  asksOnce: true,
  follow: (known, action) => {
    if (!wishChanges.actions.done.match(action)) return known;
    const { subject, told } = action.payload;
    const others = known.filter((id) => id !== subject);
    return told ? [...others, subject] : others;
  },
});

function* change({ payload }: ReturnType<typeof wishChanges.actions.asked>): SagaGenerator {
  const { subject, told } = payload;
  const params = { id: subject };
  try {
    yield* callApi((api) => (told ? api.wishSubject({ params }) : api.unwishSubject({ params })));
    yield* put(wishChanges.actions.done(payload));
  } catch (error) {
    yield* put(wishChanges.actions.failed({ subject, problem: problemOf(error) }));
  }
}

const watchChanges = endWithPerson(function* (): SagaGenerator {
  yield* takeEvery(wishChanges.actions.asked, change);
});

export function* wishesSaga(): SagaGenerator {
  yield* all([subjectWishes.saga(), watchChanges()]);
}
