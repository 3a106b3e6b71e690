import { type ProfileRootState, profileFeature, type SecurityRootState } from '@paadam/profile';
import type { AuthData, SessionInfo } from '@paadam/shared/contract';
import { authActions, selectNotices } from '@paadam/shared/state';
import {
  anAuthData,
  apiUrl,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  server,
  startStore,
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { selectPasswordChange, selectSecurityMessage, selectSessionEnding } from './securitySelectors';
import { securityActions } from './securitySlice';
import { ownSessions, signInHistory } from './signIns';

const startProfile = (user?: AuthData) =>
  startStore<ProfileRootState & SecurityRootState>(user, [profileFeature]);

const at = '2030-01-07T04:30:00.000Z';
const aSession = (_id: string): SessionInfo => ({
  _id,
  browser: 'Firefox',
  createdAt: at,
  lastSeenAt: at,
  current: _id === 'here',
});
const unavailable = () => HttpResponse.json(failure('unavailable', 'Later.'), { status: 503 });

const start = () => {
  const { store } = startProfile(anAuthData());
  const idsOf = () => ownSessions.select(store.getState()).answer.data?.rows.map(({ _id }) => _id);
  return { store, idsOf };
};

test('sessions come page by page, and a refresh asks for as many as are there', async () => {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/sessions'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      return HttpResponse.json(
        searchParams.has('cursor')
          ? list([aSession('there')])
          : list([aSession('here')], { nextCursor: 'page-2' }),
      );
    }),
  );
  const { store, idsOf } = start();
  store.dispatch(ownSessions.actions.requested());
  await waitFor(() => expect(idsOf()).toEqual(['here']));
  store.dispatch(ownSessions.actions.moreRequested());
  await waitFor(() => expect(idsOf()).toEqual(['here', 'there']));
  store.dispatch(ownSessions.actions.moreRequested());
  store.dispatch(ownSessions.actions.requested());
  await waitFor(() => expect(idsOf()).toEqual(['here']));
  expect(asked).toEqual(['limit=20', 'limit=20&cursor=page-2', 'limit=20']);
});

test.each([
  [200, 'done', 'Signed out there'],
  [503, 'failed', null],
])(
  'signing a browser out that is answered with %i is %s, and the list is read anew',
  async (status, outcome, message) => {
    server.use(
      http.delete(apiUrl('/sessions/there'), () =>
        status === 200 ? HttpResponse.json(ok(null, { message: 'Signed out there' })) : unavailable(),
      ),
      http.get(apiUrl('/sessions'), () => HttpResponse.json(list([aSession('here')]))),
    );
    const { store, idsOf } = start();
    store.dispatch(securityActions.sessionEndRequested({ sessionId: 'there' }));
    expect(selectSessionEnding(store.getState())).toEqual({
      sessionId: 'there',
      request: { status: 'busy' },
    });
    await waitFor(() => expect(idsOf()).toEqual(['here']));
    expect(selectSessionEnding(store.getState())?.request.status).toBe(outcome);
    expect(selectSecurityMessage(store.getState())).toBe(message);
    store.dispatch(securityActions.sessionEndClosed());
    expect(selectSessionEnding(store.getState())).toBeNull();
  },
);

test('the history is loaded, and a failed refresh keeps it', async () => {
  const record = { _id: '1', at, browser: 'Firefox' };
  server.use(
    http.get(apiUrl('/sessions/history'), () => HttpResponse.json(list([record])), { once: true }),
    http.get(apiUrl('/sessions/history'), unavailable),
  );
  const { store } = start();
  store.dispatch(signInHistory.actions.requested());
  await waitFor(() => expect(signInHistory.select(store.getState()).answer.data).toEqual([record]));
  store.dispatch(signInHistory.actions.requested());
  await waitFor(() => expect(signInHistory.select(store.getState()).answer.status).toBe('failed'));
  expect(signInHistory.select(store.getState()).answer.data).toEqual([record]);
});

describe('a new password', () => {
  const change = securityActions.passwordChangeRequested({ current: 'old', password: 'new' });

  test('is told, and the other sessions are gone from the list', async () => {
    server.use(
      http.put(apiUrl('/password'), () => HttpResponse.json(ok(null, { message: 'Changed' }))),
      http.get(apiUrl('/sessions'), () => HttpResponse.json(list([aSession('here')]))),
    );
    const { store, idsOf } = start();
    store.dispatch(change);
    expect(selectPasswordChange(store.getState()).status).toBe('busy');
    await waitFor(() => expect(idsOf()).toEqual(['here']));
    expect(selectPasswordChange(store.getState()).status).toBe('done');
    expect(selectSecurityMessage(store.getState())).toBe('Changed');
    store.dispatch(securityActions.securityMessageShown());
    expect(selectSecurityMessage(store.getState())).toBeNull();
  });

  test('that was refused says why', async () => {
    server.use(
      http.put(apiUrl('/password'), () =>
        HttpResponse.json(failure('password_wrong', 'Not so.', { fields: { current: 'Not so.' } }), {
          status: 400,
        }),
      ),
    );
    const { store } = start();
    store.dispatch(change);
    await waitFor(() =>
      expect(selectPasswordChange(store.getState())).toMatchObject({
        status: 'failed',
        problem: { code: 'password_wrong', fields: { current: 'Not so.' } },
      }),
    );
  });

  test('that was refused after the screen was left is told elsewhere', async () => {
    let answer = () => {};
    const word = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.put(apiUrl('/password'), async () => {
        await word;
        return unavailable();
      }),
    );
    const { store } = start();
    store.dispatch(change);
    store.dispatch(securityActions.securityLeft());
    answer();
    const text = 'Your password was not changed. Later.';
    await waitFor(() => expect(selectNotices(store.getState())).toEqual([{ tone: 'bad', text }]));
    expect(selectPasswordChange(store.getState()).status).toBe('idle');
  });
});

test('what is on its way when the screen is left is given up, and what is there stays', async () => {
  server.use(
    http.get(apiUrl('/sessions'), () => HttpResponse.json(list([aSession('here')])), { once: true }),
    http.get(apiUrl('/sessions'), () => new Promise(() => {})),
    http.get(apiUrl('/sessions/history'), () => new Promise(() => {})),
  );
  const { store, idsOf } = start();
  store.dispatch(ownSessions.actions.requested());
  await waitFor(() => expect(idsOf()).toEqual(['here']));
  store.dispatch(ownSessions.actions.requested());
  store.dispatch(signInHistory.actions.requested());
  store.dispatch(ownSessions.actions.left());
  store.dispatch(signInHistory.actions.left());
  expect(ownSessions.select(store.getState()).answer).toMatchObject({ status: 'loaded' });
  expect(signInHistory.select(store.getState()).answer).toEqual({ status: 'idle' });
});

test('nothing of it is kept once the person signs out', async () => {
  server.use(http.get(apiUrl('/sessions'), () => HttpResponse.json(list([aSession('here')]))));
  const { store, idsOf } = start();
  store.dispatch(ownSessions.actions.requested());
  await waitFor(() => expect(idsOf()).toEqual(['here']));
  store.dispatch(authActions.signedOut());
  expect(idsOf()).toBeUndefined();
});
