import {
  anAuthData,
  apiLog,
  apiUrl,
  aSessionCheck,
  failure,
  HttpResponse,
  http,
  ok,
  server,
  startStore,
  testApi,
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { createPaadamStore } from '../createPaadamStore';
import {
  selectAuthMessage,
  selectIsAuthenticated,
  selectSession,
  selectSignIn,
  selectSignOut,
} from './authSelectors';
import { authActions } from './authSlice';

const asha = anAuthData();
const credentials = { email: asha.email, password: 'a long pass phrase' };

const signedInAnswer = () => HttpResponse.json(ok(asha, { token: 'new-token' }));
const refuse = (code: Parameters<typeof failure>[0], status: number, headers: HeadersInit = {}) =>
  HttpResponse.json(failure(code, `Refused: ${code}.`), { status, headers });

describe('the check on start', () => {
  const start = () => createPaadamStore({ api: testApi() }).store;

  test('finds a visitor', async () => {
    server.use(http.get(apiUrl('/refresh_auth'), () => HttpResponse.json(aSessionCheck())));
    const store = start();
    expect(selectSession(store.getState()).status).toBe('checking');
    await waitFor(() => expect(selectSession(store.getState())).toEqual({ status: 'visitor' }));
    expect(selectIsAuthenticated(store.getState())).toBe(false);
  });

  test('finds who is signed in, and keeps the session’s token', async () => {
    let token: string | null = null;
    server.use(
      http.get(apiUrl('/refresh_auth'), () => HttpResponse.json(aSessionCheck(asha))),
      http.get(apiUrl('/logout'), ({ request }) => {
        token = request.headers.get('x-csrf-token');
        return HttpResponse.json(ok(null));
      }),
    );
    const store = start();
    await waitFor(() => expect(selectSession(store.getState())).toEqual({ status: 'signed-in', user: asha }));
    expect(selectIsAuthenticated(store.getState())).toBe(true);
    store.dispatch(authActions.signOutRequested());
    await waitFor(() => expect(token).toBe('token'));
  });

  test('makes no call where the document brought the answer', () => {
    expect(selectSession(startStore(asha).store.getState())).toEqual({ status: 'signed-in', user: asha });
    expect(selectSession(startStore().store.getState())).toEqual({ status: 'visitor' });
  });

  test('knows of nobody where it failed, and can be made again', async () => {
    server.use(
      http.get(apiUrl('/refresh_auth'), () => refuse('unavailable', 503), { once: true }),
      http.get(apiUrl('/refresh_auth'), () => HttpResponse.json(aSessionCheck(asha))),
    );
    const store = start();
    await waitFor(() => expect(selectSession(store.getState()).status).toBe('unknown'));
    store.dispatch(authActions.sessionCheckRequested());
    expect(selectSession(store.getState()).status).toBe('checking');
    await waitFor(() => expect(selectSession(store.getState()).status).toBe('signed-in'));
  });

  test.each([
    ['says that nobody is', () => HttpResponse.json(aSessionCheck())],
    ['never came', () => HttpResponse.error()],
  ])('does not sign out who has signed in before a late answer %s', async (_, late) => {
    let letAnswerCome = () => {};
    const held = new Promise<void>((resolve) => {
      letAnswerCome = resolve;
    });
    server.use(
      http.get(apiUrl('/refresh_auth'), async () => {
        await held;
        return late();
      }),
      http.post(apiUrl('/login'), signedInAnswer),
    );
    const store = start();
    store.dispatch(authActions.signInRequested(credentials));
    await waitFor(() => expect(selectSession(store.getState()).status).toBe('signed-in'));
    const { answered } = apiLog;
    letAnswerCome();
    await waitFor(() => expect(apiLog.answered).toBe(answered + 1));
    expect(selectSession(store.getState())).toEqual({ status: 'signed-in', user: asha });
  });
});

describe('signing in', () => {
  test('opens the session', async () => {
    server.use(http.post(apiUrl('/login'), signedInAnswer));
    const { store } = startStore();
    store.dispatch(authActions.signInRequested(credentials));
    expect(selectSignIn(store.getState())).toEqual({ status: 'busy' });
    await waitFor(() => expect(selectSession(store.getState()).status).toBe('signed-in'));
    expect(selectSignIn(store.getState())).toEqual({ status: 'idle' });
  });

  test('says why it was refused, until the form is left', async () => {
    server.use(http.post(apiUrl('/login'), () => refuse('credentials_wrong', 401)));
    const { store } = startStore();
    store.dispatch(authActions.signInRequested(credentials));
    await waitFor(() =>
      expect(selectSignIn(store.getState())).toMatchObject({
        status: 'failed',
        problem: { code: 'credentials_wrong' },
      }),
    );
    expect(selectSession(store.getState())).toEqual({ status: 'visitor' });
    store.dispatch(authActions.signInFormLeft());
    expect(selectSignIn(store.getState())).toEqual({ status: 'idle' });
  });

  test('takes the token of the session that another tab has opened since', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      http.post(apiUrl('/login'), ({ request }) => {
        tokens.push(request.headers.get('x-csrf-token'));
        return tokens.length === 1 ? refuse('csrf_failed', 403) : signedInAnswer();
      }),
      http.get(apiUrl('/refresh_auth'), () =>
        HttpResponse.json({ ...aSessionCheck(anAuthData({ id: 'other' })), token: 'of-the-other-tab' }),
      ),
    );
    const { store } = startStore();
    store.dispatch(authActions.signInRequested(credentials));
    await waitFor(() => expect(selectSession(store.getState())).toEqual({ status: 'signed-in', user: asha }));
    expect(tokens).toEqual([null, 'of-the-other-tab']);
  });
});

describe('signing out', () => {
  test('ends the session and says so', async () => {
    server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
    const { store } = startStore(asha);
    store.dispatch(authActions.signOutRequested());
    expect(selectSignOut(store.getState())).toEqual({ status: 'busy' });
    await waitFor(() => expect(selectSession(store.getState())).toEqual({ status: 'visitor' }));
    expect(selectSignOut(store.getState())).toEqual({ status: 'done' });
    expect(selectAuthMessage(store.getState())).toBe('Logged out successfully');
    expect(selectIsAuthenticated(store.getState())).toBe(false);
  });

  test('forgets the session’s token', async () => {
    let token: string | null | undefined;
    server.use(
      http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))),
      http.post(apiUrl('/login'), ({ request }) => {
        token = request.headers.get('x-csrf-token');
        return signedInAnswer();
      }),
    );
    const { store } = startStore(asha);
    store.dispatch(authActions.signOutRequested());
    await waitFor(() => expect(selectSignOut(store.getState())).toEqual({ status: 'done' }));
    store.dispatch(authActions.signInRequested(credentials));
    await waitFor(() => expect(token).toBeNull());
  });

  test('succeeds where the session was over already', async () => {
    server.use(http.get(apiUrl('/logout'), () => refuse('unauthenticated', 401)));
    const { store } = startStore(asha);
    store.dispatch(authActions.signOutRequested());
    await waitFor(() => expect(selectSession(store.getState())).toEqual({ status: 'visitor' }));
  });

  test('leaves the person signed in where it failed', async () => {
    server.use(http.get(apiUrl('/logout'), () => HttpResponse.error()));
    const { store } = startStore(asha);
    store.dispatch(authActions.signOutRequested());
    await waitFor(() =>
      expect(selectSignOut(store.getState())).toMatchObject({
        status: 'failed',
        problem: { code: 'no_connection' },
      }),
    );
    expect(selectSession(store.getState())).toEqual({ status: 'signed-in', user: asha });
    store.dispatch(authActions.signOutSettled());
    expect(selectSignOut(store.getState())).toEqual({ status: 'idle' });
  });

  test('ends the session that another tab has opened since', async () => {
    let calls = 0;
    server.use(
      http.get(apiUrl('/logout'), () => {
        calls += 1;
        return calls === 1 ? refuse('csrf_failed', 403) : HttpResponse.json(ok(null));
      }),
      http.get(apiUrl('/refresh_auth'), () => HttpResponse.json(aSessionCheck(asha))),
    );
    const { store } = startStore(asha);
    store.dispatch(authActions.signOutRequested());
    await waitFor(() => expect(selectSession(store.getState())).toEqual({ status: 'visitor' }));
    expect(calls).toBe(2);
  });
});

test('a person whom the server has not verified does not count as authenticated', () => {
  const { store } = startStore(anAuthData({ isVerified: false }));
  expect(selectIsAuthenticated(store.getState())).toBe(false);
});
