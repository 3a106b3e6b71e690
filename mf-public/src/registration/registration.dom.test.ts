import { ownTimeZone } from '@paadam/shared/domain';
import { authActions, selectSession } from '@paadam/shared/state';
import {
  anAuthData,
  apiUrl,
  failure,
  HttpResponse,
  http,
  ok,
  server,
  startStore,
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { registration, registrationSaga } from './registration';

const asha = anAuthData();
const details = {
  name: 'Asha',
  email: asha.email,
  password: 'a long pass phrase',
  role: 'student',
} as const;

const signedInAnswer = () => HttpResponse.json(ok(asha, { token: 'new-token' }));
const refuse = (code: Parameters<typeof failure>[0], status: number) =>
  HttpResponse.json(failure(code, `Refused: ${code}.`), { status });

const start = (user?: typeof asha) => {
  const { store, addPortal } = startStore(user);
  addPortal({ name: 'test', slices: [registration], saga: registrationSaga });
  return { store, state: () => registration.select(store.getState()) };
};

test('sends the details with the zone of the device', async () => {
  let body: unknown;
  server.use(
    http.post(apiUrl('/register'), async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(ok(null));
    }),
  );
  const { store, state } = start();
  store.dispatch(registration.actions.codeRequested(details));
  await waitFor(() => expect(state().step).toBe('code'));
  expect(body).toEqual({ ...details, timeZone: ownTimeZone() });
});

test('stays at the details where a code was mailed a moment ago, since that one is for others', async () => {
  server.use(http.post(apiUrl('/register'), () => refuse('code_sent_recently', 429)));
  const { store, state } = start();
  store.dispatch(registration.actions.codeRequested(details));
  await waitFor(() => expect(state()).toMatchObject({ step: 'address', request: { status: 'failed' } }));
});

test('ends with the right code, which signs in', async () => {
  const tokens: (string | null)[] = [];
  server.use(
    http.post(apiUrl('/verify_otp'), signedInAnswer),
    http.get(apiUrl('/logout'), ({ request }) => {
      tokens.push(request.headers.get('x-csrf-token'));
      return HttpResponse.json(ok(null));
    }),
  );
  const { store, state } = start();
  store.dispatch(registration.actions.codeSent(asha.email));
  store.dispatch(registration.actions.verificationRequested({ otp: '012345' }));
  await waitFor(() => expect(selectSession(store.getState())).toEqual({ status: 'signed-in', user: asha }));
  expect(state().step).toBe('done');
  store.dispatch(authActions.signOutRequested());
  await waitFor(() => expect(tokens).toEqual(['new-token']));
});

test('signs nobody in with a wrong code', async () => {
  server.use(http.post(apiUrl('/verify_otp'), () => refuse('code_wrong', 400)));
  const { store, state } = start();
  store.dispatch(registration.actions.codeSent(asha.email));
  store.dispatch(registration.actions.verificationRequested({ otp: '000000' }));
  await waitFor(() => expect(state()).toMatchObject({ step: 'code', request: { status: 'failed' } }));
  expect(selectSession(store.getState()).status).toBe('visitor');
});

describe('signing in', () => {
  const signIn = (code: Parameters<typeof failure>[0]) => {
    server.use(http.post(apiUrl('/login'), () => refuse(code, 403)));
    const started = start();
    started.store.dispatch(authActions.signInRequested({ email: asha.email, password: details.password }));
    return started;
  };

  test('leads to the code where the address was never confirmed', async () => {
    const { state } = signIn('account_not_verified');
    await waitFor(() => expect(state()).toMatchObject({ step: 'code', email: asha.email }));
  });

  test('leads to none where it is refused for another reason', async () => {
    const { store, state } = signIn('credentials_wrong');
    await waitFor(() => expect(store.getState().auth.signIn.status).toBe('failed'));
    expect(state()).toMatchObject({ step: 'address', email: '' });
  });
});
