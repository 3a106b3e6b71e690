import { type ProfileRootState, profileFeature } from '@paadam/profile';
import type { AuthData, Profile } from '@paadam/shared/contract';
import { authActions, selectNotices } from '@paadam/shared/state';
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
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { selectProfileMessage, selectProfileSaving, selectUnlinking } from './profileSelectors';
import { profileActions } from './profileSlice';
import { profiles } from './profiles';

const startProfile = (user?: AuthData) => startStore<ProfileRootState>(user, [profileFeature]);

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
  const { store } = startProfile();
  expect(profiles.select(store.getState(), 'meera').answer).toEqual({ status: 'idle' });
  for (const id of ['meera', 'ravi', 'nobody']) store.dispatch(profiles.actions.requested(id));
  expect(profiles.select(store.getState(), 'meera').answer.status).toBe('loading');
  await waitFor(() =>
    expect(profiles.select(store.getState(), 'nobody').answer).toMatchObject({
      status: 'failed',
      problem: { code: 'not_found' },
    }),
  );
  await waitFor(() => expect(profiles.select(store.getState(), 'ravi').answer.data).toEqual(ravi));
  await waitFor(() => expect(profiles.select(store.getState(), 'meera').answer.data).toEqual(meera));
});

test('a profile stays while it is fetched anew', async () => {
  answerProfiles();
  const { store } = startProfile();
  store.dispatch(profiles.actions.requested('meera'));
  await waitFor(() => expect(profiles.select(store.getState(), 'meera').answer.status).toBe('loaded'));
  store.dispatch(profiles.actions.requested('meera'));
  expect(profiles.select(store.getState(), 'meera').answer).toEqual({ status: 'loading', data: meera });
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
    const { store } = startProfile(anAuthData());
    store.dispatch(profiles.actions.requested('meera'));
    await waitFor(() => expect(profiles.select(store.getState(), 'meera').answer.status).toBe('loaded'));
    store.dispatch(profiles.actions.requested('ravi'));
    await waitFor(() => expect(asked).toBe(true));
    store.dispatch(gone);
    letRaviCome();
    await waitFor(() => expect(apiLog.answered).toBe(apiLog.asked));
    expect(store.getState().profile.people).toEqual({});
  });
});

test('an expired session alone forgets nothing', async () => {
  answerProfiles();
  const { store } = startProfile(anAuthData());
  store.dispatch(profiles.actions.requested('meera'));
  await waitFor(() => expect(profiles.select(store.getState(), 'meera').answer.status).toBe('loaded'));
  store.dispatch(authActions.sessionExpired());
  expect(profiles.select(store.getState(), 'meera').answer.data).toEqual(meera);
});

describe('a person’s own profile', () => {
  const asha = anAuthData({ id: 'meera', name: 'Meera', profileImg: null });
  const saved: Profile = { ...meera, name: 'Meera R', profileUrl: 'https://example.org/m.jpg' };
  const refusal = failure('validation_failed', 'Please check.', { fields: { name: 'Enter a name.' } });

  /** @returns the store, and a function that lets the answer come */
  const startSaving = (status: 200 | 400 = 200) => {
    let answer = () => {};
    const word = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.put(apiUrl('/profile/meera'), async () => {
        await word;
        const body = status === 200 ? ok(saved, { message: 'Profile saved' }) : refusal;
        return HttpResponse.json(body, { status });
      }),
    );
    const { store } = startProfile(asha);
    store.dispatch(profileActions.saveRequested({ id: 'meera', changes: { name: 'Meera R' } }));
    expect(selectProfileSaving(store.getState()).status).toBe('busy');
    return { store, answer };
  };

  test('is saved, told, and known to every page', async () => {
    const { store, answer } = startSaving();
    answer();
    await waitFor(() => expect(selectProfileSaving(store.getState()).status).toBe('done'));
    expect(profiles.select(store.getState(), 'meera').answer.data).toEqual(saved);
    expect(selectProfileMessage(store.getState())).toBe('Profile saved');
    await waitFor(() =>
      expect(store.getState().auth.session).toMatchObject({
        user: { name: 'Meera R', profileImg: 'https://example.org/m.jpg', timeZone: 'Asia/Kolkata' },
      }),
    );
    store.dispatch(profileActions.profileMessageShown());
    expect(selectProfileMessage(store.getState())).toBeNull();
  });

  test('that was refused is kept with the reasons', async () => {
    const { store, answer } = startSaving(400);
    answer();
    await waitFor(() =>
      expect(selectProfileSaving(store.getState())).toMatchObject({
        status: 'failed',
        problem: { fields: { name: 'Enter a name.' } },
      }),
    );
    expect(store.getState().auth.session).toMatchObject({ user: { name: 'Meera' } });
  });

  test('that is saved after its screen was left is saved, and that is told elsewhere', async () => {
    const { store, answer } = startSaving();
    store.dispatch(profiles.actions.left('meera'));
    answer();
    await waitFor(() => expect(store.getState().auth.session).toMatchObject({ user: { name: 'Meera R' } }));
    expect(profiles.select(store.getState(), 'meera').answer.data).toEqual(saved);
    expect(selectProfileSaving(store.getState()).status).toBe('idle');
    expect(selectProfileMessage(store.getState())).toBeNull();
    expect(selectNotices(store.getState())).toEqual([{ tone: 'good', text: 'Profile saved' }]);
  });

  test('that is refused after its screen was left is told elsewhere, too', async () => {
    const { store, answer } = startSaving(400);
    store.dispatch(profiles.actions.left('meera'));
    answer();
    const text = 'Your profile was not saved. Please check.';
    await waitFor(() => expect(selectNotices(store.getState())).toEqual([{ tone: 'bad', text }]));
    expect(selectProfileSaving(store.getState()).status).toBe('idle');
  });

  test('is saved again by who has left and come back before the first answer was there', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put(apiUrl('/profile/meera'), async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        return sent.length === 1
          ? new Promise<never>(() => {})
          : HttpResponse.json(ok({ ...saved, name: 'Meera S' }, { message: 'Profile saved' }));
      }),
    );
    const { store } = startProfile(asha);
    store.dispatch(profileActions.saveRequested({ id: 'meera', changes: { name: 'Meera R' } }));
    await waitFor(() => expect(sent).toHaveLength(1));
    store.dispatch(profiles.actions.left('meera'));
    store.dispatch(profileActions.saveRequested({ id: 'meera', changes: { name: 'Meera S' } }));
    await waitFor(() => expect(selectProfileSaving(store.getState()).status).toBe('done'));
    expect(sent).toEqual([{ name: 'Meera R' }, { name: 'Meera S' }]);
    expect(profiles.select(store.getState(), 'meera').answer.data?.name).toBe('Meera S');
  });

  test.each([
    [200, 'done', 'Ended'],
    [503, 'failed', null],
  ])('is read anew after a link’s end was answered with %i', async (status, outcome, message) => {
    let reads = 0;
    server.use(
      http.delete(apiUrl('/student/parents/meena'), () =>
        HttpResponse.json(
          status === 200 ? ok(null, { message: 'Ended' }) : failure('unavailable', 'Later.'),
          {
            status,
          },
        ),
      ),
      http.get(apiUrl('/profile/meera'), () => {
        reads += 1;
        return HttpResponse.json(ok(meera));
      }),
    );
    const { store } = startProfile(asha);
    store.dispatch(profileActions.unlinkRequested({ id: 'meera', parentId: 'meena' }));
    expect(selectUnlinking(store.getState())).toEqual({ parentId: 'meena', request: { status: 'busy' } });
    await waitFor(() => expect(selectUnlinking(store.getState())?.request.status).toBe(outcome));
    await waitFor(() => expect(profiles.select(store.getState(), 'meera').answer.status).toBe('loaded'));
    expect(reads).toBe(1);
    expect(selectProfileMessage(store.getState())).toBe(message);
    store.dispatch(profileActions.unlinkClosed());
    expect(selectUnlinking(store.getState())).toBeNull();
  });
});

test('a profile that is left while it is on its way is not waited for', () => {
  server.use(http.get(apiUrl('/profile/meera'), () => new Promise(() => {})));
  const { store } = startProfile();
  store.dispatch(profiles.actions.requested('meera'));
  store.dispatch(profiles.actions.left('meera'));
  expect(profiles.select(store.getState(), 'meera').answer).toEqual({ status: 'idle' });
});
