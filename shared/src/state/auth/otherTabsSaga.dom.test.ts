import type { AuthData } from '@paadam/shared/contract';
import {
  anAuthData,
  apiUrl,
  aSessionCheck,
  HttpResponse,
  http,
  ok,
  server,
  testApi,
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { createPaadamStore } from '../createPaadamStore';
import { selectAuthMessage, selectSession, selectUser } from './authSelectors';
import { authActions } from './authSlice';
import { openOtherTabs } from './otherTabs';

const asha = anAuthData();
const bala = anAuthData({
  id: '01900000-0000-7000-8000-000000000002',
  name: 'Bala',
  email: 'bala@example.test',
});
const credentials = ({ email }: AuthData) => ({ email, password: 'a long pass phrase' });

/** A server with one browser's session, as the cookies of its tabs share it. */
const serveOneBrowser = (present: AuthData | null) => {
  let person = present;
  server.use(
    http.get(apiUrl('/refresh_auth'), () => HttpResponse.json(aSessionCheck(person ?? undefined))),
    http.get(apiUrl('/logout'), () => {
      person = null;
      return HttpResponse.json(ok(null));
    }),
    http.post(apiUrl('/login'), async ({ request }) => {
      const { email } = (await request.json()) as { email: string };
      person = email === asha.email ? asha : bala;
      return HttpResponse.json(ok(person, { token: 'token' }));
    }),
  );
};

const tabs: ReturnType<typeof createPaadamStore>[] = [];
const openTab = (user: AuthData | null, token?: string | null) => {
  const tab = createPaadamStore({
    api: testApi(),
    session: aSessionCheck(user ?? undefined),
    otherTabs: openOtherTabs(token),
  });
  tabs.push(tab);
  return tab.store;
};
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
});

test('a sign-out in one tab reaches the others, which say so', async () => {
  serveOneBrowser(asha);
  const [here, there] = [openTab(asha), openTab(asha)];
  here.dispatch(authActions.signOutRequested());
  await waitFor(() => expect(selectSession(there.getState())).toEqual({ status: 'visitor' }));
  expect(selectAuthMessage(there.getState())).toBe('You have signed out in another tab.');
  await waitFor(() => expect(selectAuthMessage(here.getState())).toBe('Logged out successfully'));
});

test('a sign-in in one tab reaches a visitor’s', async () => {
  serveOneBrowser(null);
  const [here, there] = [openTab(null), openTab(null)];
  here.dispatch(authActions.signInRequested(credentials(asha)));
  await waitFor(() =>
    expect(selectSession(there.getState())).toEqual({ status: 'signed-in', user: asha, isFollowed: true }),
  );
});

test('an expired session goes on in every tab once it is begun anew in one', async () => {
  serveOneBrowser(null);
  const [here, there] = [openTab(asha), openTab(asha)];
  for (const tab of [here, there]) tab.dispatch(authActions.sessionExpired());
  here.dispatch(authActions.signInRequested(credentials(asha)));
  await waitFor(() =>
    expect(selectSession(there.getState())).toEqual({ status: 'signed-in', user: asha, isFollowed: true }),
  );
});

test('somebody else who signs in takes the place of the person before', async () => {
  serveOneBrowser(asha);
  const [here, there] = [openTab(asha), openTab(asha)];
  here.dispatch(authActions.signInRequested(credentials(bala)));
  await waitFor(() => expect(selectUser(there.getState())).toEqual(bala));
});

test('what has changed of the account in one tab is known in the others', async () => {
  const changed = { ...asha, email: 'raman@example.test' };
  serveOneBrowser(changed);
  const there = openTab(asha);
  const other = openOtherTabs();
  const close = other.listen(() => {});
  other.tell();
  await waitFor(() => expect(selectUser(there.getState())).toEqual(changed));
  close();
});

test('a page that the browser brings back as it was left asks who is signed in now', async () => {
  serveOneBrowser(asha);
  const there = openTab(null);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(selectSession(there.getState())).toEqual({ status: 'visitor' });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() =>
    expect(selectSession(there.getState())).toEqual({ status: 'signed-in', user: asha, isFollowed: true }),
  );
});

test('so does a page whose document the browser had kept from before', async () => {
  serveOneBrowser(asha);
  const entries = jest.fn(() => [{ type: 'back_forward' }]);
  Object.defineProperty(performance, 'getEntriesByType', { value: entries, configurable: true });
  try {
    const there = openTab(null);
    await waitFor(() => expect(selectUser(there.getState())).toEqual(asha));
  } finally {
    Reflect.deleteProperty(performance, 'getEntriesByType');
  }
});

describe('a page whose document was made', () => {
  const putCookie = (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = cookie;
  };
  const noCookie = 'token=; max-age=0';
  afterEach(() => putCookie(noCookie));

  test.each([
    ['signed in', null, 'token=another', asha],
    ['signed out', 'token', noCookie, null],
  ])('before somebody %s in another tab does so, too', async (_what, token, cookie, now) => {
    serveOneBrowser(now);
    putCookie(cookie);
    const there = openTab(now ? null : asha, token);
    await waitFor(() => expect(selectUser(there.getState())).toEqual(now));
  });

  test.each([
    ['for the session that the browser has', 'token', 'token=token'],
    ['for a visitor', null, noCookie],
    ['elsewhere, with no session in it', undefined, 'token=token'],
  ])('%s asks nothing', async (_what, token, cookie) => {
    putCookie(cookie);
    const changed = jest.fn();
    const close = openOtherTabs(token).listen(changed);
    await Promise.resolve();
    expect(changed).not.toHaveBeenCalled();
    close();
  });
});
