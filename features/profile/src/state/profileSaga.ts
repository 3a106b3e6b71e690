import { problemOf } from '@paadam/shared/api';
import {
  authActions,
  callApi,
  endWithPerson,
  notifyUnlessAwaited,
  put,
  type SagaGenerator,
  select,
  selectUser,
  takeEvery,
  takeLatest,
} from '@paadam/shared/state';
import * as words from '../messages/profile-state';
import type { ProfileRootState } from './profileSelectors';
import { profileActions } from './profileSlice';
import { profiles } from './profiles';

const isSaveAwaited = ({ profile }: ProfileRootState): boolean => profile.changes.saving.status === 'busy';

/** What was saved is saved, also where the screen was left meanwhile: the navigation shows the new name and picture. */
function* saveProfile({
  payload: { id, changes },
}: ReturnType<typeof profileActions.saveRequested>): SagaGenerator {
  try {
    const { data, message } = yield* callApi((api) => api.saveProfile({ params: { id }, body: changes }));
    yield* notifyUnlessAwaited(isSaveAwaited, { tone: 'good', text: message });
    yield* put(profiles.actions.loaded(id, data));
    yield* put(profileActions.profileSaved({ message }));
    const user = yield* select(selectUser);
    if (user?.id !== id) return;
    const timeZone = data.timeZone ?? user.timeZone;
    yield* put(authActions.userChanged({ name: data.name, profileImg: data.profileUrl, timeZone }));
  } catch (error) {
    const problem = problemOf(error);
    const text = words.profileNotSaved({ message: problem.message });
    yield* notifyUnlessAwaited(isSaveAwaited, { tone: 'bad', text });
    yield* put(profileActions.saveFailed(problem));
  }
}

const isPhotoAwaited = ({ profile }: ProfileRootState): boolean => profile.changes.photo.status === 'busy';

function* changePhoto({
  payload: { id, picture },
}: ReturnType<typeof profileActions.photoRequested>): SagaGenerator {
  try {
    const { data, message } = yield* callApi((api) =>
      picture === null ? api.removePhoto() : api.savePhoto({ body: { picture } }),
    );
    yield* notifyUnlessAwaited(isPhotoAwaited, { tone: 'good', text: message });
    const known = yield* select((state: ProfileRootState) => profiles.select(state, id).answer.data);
    if (known) yield* put(profiles.actions.loaded(id, { ...known, ...data }));
    yield* put(profileActions.photoChanged({ message }));
    const user = yield* select(selectUser);
    if (user?.id === id) yield* put(authActions.userChanged({ profileImg: data.profileUrl }));
  } catch (error) {
    const problem = problemOf(error);
    const text = words.photoNotChanged({ message: problem.message });
    yield* notifyUnlessAwaited(isPhotoAwaited, { tone: 'bad', text });
    yield* put(profileActions.photoFailed(problem));
  }
}

function* unlinkParent({
  payload: { id, parentId },
}: ReturnType<typeof profileActions.unlinkRequested>): SagaGenerator {
  const isAwaited = ({ profile }: ProfileRootState) => profile.changes.unlinking?.parentId === parentId;
  let awaited: boolean;
  try {
    const { message } = yield* callApi((api) => api.unlinkParent({ params: { parentId } }));
    awaited = yield* notifyUnlessAwaited(isAwaited, { tone: 'good', text: message });
    yield* put(profileActions.unlinked({ message }));
  } catch (error) {
    const problem = problemOf(error);
    const text = words.linkNotEnded({ message: problem.message });
    awaited = yield* notifyUnlessAwaited(isAwaited, { tone: 'bad', text });
    yield* put(profileActions.unlinkFailed(problem));
  }
  // Also after a failure: the parent may have ended the link meanwhile.
  if (awaited) yield* put(profiles.actions.requested(id));
}

/** A new e-mail address, here or in another tab, is the profile's as well. */
function* keepEmail({ payload: { email } }: ReturnType<typeof authActions.userChanged>): SagaGenerator {
  const user = yield* select(selectUser);
  if (!user || email === undefined) return;
  const known = yield* select((state: ProfileRootState) => profiles.select(state, user.id).answer.data);
  if (known && known.email !== email) yield* put(profiles.actions.loaded(user.id, { ...known, email }));
}

export const profileSaga = endWithPerson(function* (): SagaGenerator {
  // Who has left and come back waits for the later one's outcome.
  yield* takeLatest(profileActions.saveRequested, saveProfile);
  yield* takeLatest(profileActions.photoRequested, changePhoto);
  yield* takeLatest(profileActions.unlinkRequested, unlinkParent);
  yield* takeEvery(authActions.userChanged, keepEmail);
});
