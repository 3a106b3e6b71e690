import type { Profile } from '@paadam/shared/contract';
import {
  anAuthData,
  apiLog,
  apiUrl,
  aTutor,
  failure,
  HttpResponse,
  http,
  ok,
  server,
  startStore,
} from '@paadam/shared/test-harness';
import { waitFor } from '@testing-library/react';
import { authActions } from '../auth/authSlice';
import { selectProfile } from './profileSelectors';
import { profileActions } from './profileSlice';

const meera: Profile = aTutor({ _id: 'meera', name: 'Meera' });
const ravi: Profile = aTutor({ _id: 'ravi', name: 'Ravi' });

const answerProfiles = () =>
  server.use(
    http.get(apiUrl('/profile/meera'), () => HttpResponse.json(ok(meera))),
    http.get(apiUrl('/profile/ravi'), () => HttpResponse.json(ok(ravi))),
    http.get(apiUrl('/profile/nobody'), () =>
      HttpResponse.json(failure('not_found', 'Nobody.'), { status: 404 }),
    ),
  );

test('profiles are kept by their ids, each with how its loading went', async () => {
  answerProfiles();
  const { store } = startStore();
  expect(selectProfile(store.getState(), 'meera')).toEqual({ status: 'idle' });
  for (const id of ['meera', 'ravi', 'nobody']) store.dispatch(profileActions.profileRequested(id));
  expect(selectProfile(store.getState(), 'meera').status).toBe('loading');
  await waitFor(() =>
    expect(selectProfile(store.getState(), 'nobody')).toMatchObject({
      status: 'failed',
      problem: { code: 'not_found' },
    }),
  );
  await waitFor(() => expect(selectProfile(store.getState(), 'ravi').data).toEqual(ravi));
  await waitFor(() => expect(selectProfile(store.getState(), 'meera').data).toEqual(meera));
});

test('a profile stays while it is fetched anew', async () => {
  answerProfiles();
  const { store } = startStore();
  store.dispatch(profileActions.profileRequested('meera'));
  await waitFor(() => expect(selectProfile(store.getState(), 'meera').status).toBe('loaded'));
  store.dispatch(profileActions.profileRequested('meera'));
  expect(selectProfile(store.getState(), 'meera')).toEqual({ status: 'loading', data: meera });
});

describe.each([
  ['signs out', authActions.signedOut()],
  ['leaves an expired session', authActions.expiredSessionLeft()],
  ['makes room for another', authActions.personChanged()],
])('once the person %s', (_, gone) => {
  test('their profiles are forgotten, also those that come late', async () => {
    answerProfiles();
    let letRaviCome = () => {};
    const word = new Promise<void>((resolve) => {
      letRaviCome = resolve;
    });
    let asked = false;
    server.use(
      http.get(apiUrl('/profile/ravi'), async () => {
        asked = true;
        await word;
        return HttpResponse.json(ok(ravi));
      }),
    );
    const { store } = startStore(anAuthData());
    store.dispatch(profileActions.profileRequested('meera'));
    await waitFor(() => expect(selectProfile(store.getState(), 'meera').status).toBe('loaded'));
    store.dispatch(profileActions.profileRequested('ravi'));
    await waitFor(() => expect(asked).toBe(true));
    store.dispatch(gone);
    const { answered } = apiLog;
    letRaviCome();
    await waitFor(() => expect(apiLog.answered).toBe(answered + 1));
    expect(store.getState().profile.byId).toEqual({});
  });
});

test('an expired session alone forgets nothing', async () => {
  answerProfiles();
  const { store } = startStore(anAuthData());
  store.dispatch(profileActions.profileRequested('meera'));
  await waitFor(() => expect(selectProfile(store.getState(), 'meera').status).toBe('loaded'));
  store.dispatch(authActions.sessionExpired());
  expect(selectProfile(store.getState(), 'meera').data).toEqual(meera);
});
