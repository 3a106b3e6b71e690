import type { SessionCheck } from '@paadam/shared/contract';
import { eventChannel, type SagaIterator } from 'redux-saga';
import { call, getContext, put, select, take } from 'redux-saga/effects';
import { selectSession, userOf } from './authSelectors';
import { authActions, type Session } from './authSlice';
import type { OtherTabs } from './otherTabs';
import { renewToken } from './withFreshToken';

/** Lets a sign-in or sign-out in another tab reach this one. */
export function* otherTabsSaga(): SagaIterator<void> {
  const otherTabs: OtherTabs | undefined = yield getContext('otherTabs');
  if (!otherTabs) return;
  const changes = eventChannel<true>((emit) => otherTabs.listen(() => emit(true)));
  try {
    while (true) {
      yield take(changes);
      yield call(follow);
    }
  } finally {
    changes.close();
  }
}

function* follow(): SagaIterator<void> {
  try {
    const { data: person }: SessionCheck = yield call(renewToken);
    const session: Session = yield select(selectSession);
    const before = userOf(session);
    if (!person) {
      if (before) yield put(authActions.signedOut('You have signed out in another tab.'));
      return;
    }
    if (before && before.id !== person.id) yield put(authActions.personChanged());
    if (session.status !== 'signed-in' || before?.id !== person.id) yield put(authActions.signedIn(person));
  } catch {
    // Whoever is here finds out with the next call.
  }
}

/** For the sagas that have signed somebody in or out. */
export function* tellOtherTabs(): SagaIterator<void> {
  const otherTabs: OtherTabs | undefined = yield getContext('otherTabs');
  otherTabs?.tell();
}
