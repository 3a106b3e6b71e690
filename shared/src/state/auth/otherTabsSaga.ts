import { eventChannel } from 'redux-saga';
import * as words from '../../messages/state';
import { getContext, put, type SagaGenerator, select, take } from '../effects';
import { selectSession, userOf } from './authSelectors';
import { authActions } from './authSlice';
import { renewToken } from './withFreshToken';

/** Lets a sign-in or sign-out in another tab reach this one, and what the person has changed of their account there. */
export function* otherTabsSaga(): SagaGenerator {
  const otherTabs = yield* getContext('otherTabs');
  if (!otherTabs) return;
  const changes = eventChannel<true>((emit) => otherTabs.listen(() => emit(true)));
  try {
    while (true) {
      yield* take(changes);
      yield* follow();
    }
  } finally {
    changes.close();
  }
}

function* follow(): SagaGenerator {
  try {
    const { data: person } = yield* renewToken();
    const session = yield* select(selectSession);
    const before = userOf(session);
    if (!person) {
      if (before) yield* put(authActions.signedOut(words.youHaveSignedOutIn()));
      return;
    }
    if (before && before.id !== person.id) yield* put(authActions.personChanged());
    if (session.status === 'signed-in' && before?.id === person.id) {
      const { id: _, role: __, ...known } = person;
      yield* put(authActions.userChanged(known));
    } else {
      yield* put(authActions.signedIn(person, { isFollowed: true }));
    }
  } catch {
    // The person who is here finds out with the next call.
  }
}

/** For the sagas that have signed a person in or out, or changed what every tab shows of them. */
export function* tellOtherTabs(): SagaGenerator {
  const otherTabs = yield* getContext('otherTabs');
  otherTabs?.tell();
}
