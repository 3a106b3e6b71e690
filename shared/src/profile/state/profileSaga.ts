import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { authActions, callApi, endWithPerson, notifyUnlessAwaited, selectUser } from '@paadam/shared/state';
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeEvery, takeLatest } from 'redux-saga/effects';
import type { ProfileRootState } from './profileSelectors';
import { profileActions } from './profileSlice';

function* loadProfile({
  payload: id,
}: ReturnType<typeof profileActions.profileRequested>): SagaIterator<void> {
  try {
    const { answer }: { answer?: Answer<Calls['profile']> } = yield race({
      answer: call(callApi, (api) => api.profile({ params: { id } })),
      over: take(
        (action: Action) =>
          (profileActions.profileRequested.match(action) || profileActions.profileLeft.match(action)) &&
          action.payload === id,
      ),
    });
    if (answer) yield put(profileActions.profileLoaded({ id, profile: answer.data }));
  } catch (error) {
    yield put(profileActions.profileFailed({ id, problem: problemOf(error) }));
  }
}

const isSaveAwaited = ({ profile }: ProfileRootState): boolean => profile.saving.status === 'busy';

/** What was saved is saved, also where the screen was left meanwhile: the navigation shows the new name and picture. */
function* saveProfile({
  payload: { id, changes },
}: ReturnType<typeof profileActions.saveRequested>): SagaIterator<void> {
  try {
    const { data, message }: Answer<Calls['saveProfile']> = yield call(callApi, (api) =>
      api.saveProfile({ params: { id }, body: changes }),
    );
    yield call(notifyUnlessAwaited<ProfileRootState>, isSaveAwaited, { tone: 'good', text: message });
    yield put(profileActions.profileSaved({ profile: data, message }));
    const user: ReturnType<typeof selectUser> = yield select(selectUser);
    if (user?.id !== id) return;
    const timeZone = data.timeZone ?? user.timeZone;
    yield put(authActions.userChanged({ name: data.name, profileImg: data.profileUrl, timeZone }));
  } catch (error) {
    const problem = problemOf(error);
    const text = `Your profile was not saved. ${problem.message}`;
    yield call(notifyUnlessAwaited<ProfileRootState>, isSaveAwaited, { tone: 'bad', text });
    yield put(profileActions.saveFailed(problem));
  }
}

function* unlinkParent({
  payload: { id, parentId },
}: ReturnType<typeof profileActions.unlinkRequested>): SagaIterator<void> {
  const isAwaited = ({ profile }: ProfileRootState) => profile.unlinking?.parentId === parentId;
  let awaited: boolean;
  try {
    const { message }: Answer<Calls['unlinkParent']> = yield call(callApi, (api) =>
      api.unlinkParent({ params: { parentId } }),
    );
    awaited = yield call(notifyUnlessAwaited<ProfileRootState>, isAwaited, { tone: 'good', text: message });
    yield put(profileActions.unlinked({ message }));
  } catch (error) {
    const problem = problemOf(error);
    const text = `The link was not ended. ${problem.message}`;
    awaited = yield call(notifyUnlessAwaited<ProfileRootState>, isAwaited, { tone: 'bad', text });
    yield put(profileActions.unlinkFailed(problem));
  }
  // Also after a failure: the parent may have ended the link meanwhile.
  if (awaited) yield put(profileActions.profileRequested(id));
}

export const profileSaga = endWithPerson(function* (): SagaIterator<void> {
  yield takeEvery(profileActions.profileRequested.type, loadProfile);
  // Who has left and come back waits for the later one's outcome.
  yield takeLatest(profileActions.saveRequested.type, saveProfile);
  yield takeLatest(profileActions.unlinkRequested.type, unlinkParent);
});
