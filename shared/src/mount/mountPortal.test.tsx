import { contractNumber, LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { usePaadamDispatch } from '@paadam/shared/state';
import {
  aDeclaration,
  anAuthData,
  apiLog,
  apiUrl,
  aSessionCheck,
  failure,
  HttpResponse,
  http,
  ok,
  people,
  peopleFeature,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountPortal } from './mountPortal';

jest.mock('@paadam/shared/api', () => {
  const real = jest.requireActual<typeof import('@paadam/shared/api')>('@paadam/shared/api');
  const { watchedApi } = jest.requireActual<typeof import('@paadam/shared/testing')>('../testing/watchedApi');
  return { ...real, createApi: (base: string) => watchedApi(real.createApi(base)) };
});

function BookingsPage() {
  const dispatch = usePaadamDispatch();
  return (
    <>
      <h1>Bookings</h1>
      <Link to="/tutor/earnings">Earnings</Link>
      <button type="button" onClick={() => dispatch(people.actions.requested('meera'))}>
        Ask
      </button>
    </>
  );
}

const bringBookings = async () => ({ default: BookingsPage });
const bringEarnings = jest.fn(async () => ({ default: () => <h1>Earnings</h1> }));

const remote: RemoteModule = {
  contract: contractNumber,
  name: 'mf-tutor',
  features: [peopleFeature],
  routes: [
    { path: 'bookings', element: <LazyPage load={bringBookings} /> },
    { path: 'earnings', element: <LazyPage load={bringEarnings} /> },
    { path: 'help', element: <h1>Help</h1> },
    { path: '*', element: <NotFoundPage /> },
  ],
};
const declaration = aDeclaration({
  landing: { tutor: '/tutor/bookings' },
  routes: [
    { id: 'tutor.bookings', path: '/tutor/bookings', roles: ['tutor'], chunk: 'bookings' },
    { id: 'tutor.earnings', path: '/tutor/earnings', roles: ['tutor'], chunk: 'earnings' },
    { id: 'tutor.help', path: '/tutor/help', chunk: 'help' },
  ],
});
const tutor = anAuthData({ role: 'tutor' });

const serveSession = (session = aSessionCheck(tutor)) =>
  server.use(http.get(apiUrl('/refresh_auth'), () => HttpResponse.json(session)));

const mount = () => {
  const element = document.body.appendChild(document.createElement('div'));
  let mounted = { unmount: () => {} };
  act(() => {
    mounted = mountPortal({ remote, declaration }, element);
  });
  return { element, unmount: () => act(mounted.unmount) };
};

afterEach(() => history.replaceState(null, '', '/'));

test('a portal opens at its home, with its own sign-in for a visitor', async () => {
  serveSession(aSessionCheck());
  const { element, unmount } = mount();
  server.use(http.post(apiUrl('/login'), () => HttpResponse.json(ok(tutor, { token: 'token' }))));
  const user = userEvent.setup();
  await user.type(await within(element).findByRole('textbox', { name: 'Email Address' }), tutor.email);
  await user.type(within(element).getByLabelText('Password'), 'a long pass phrase');
  await user.click(within(element).getByRole('button', { name: 'Login' }));
  expect(await within(element).findByRole('heading', { name: 'Bookings' })).toBeVisible();
  expect(location.pathname).toBe('/tutor/bookings');
  unmount();
});

test('a portal opens at the page that the address names, and shows it to who is signed in', async () => {
  serveSession();
  history.replaceState(null, '', '/tutor/help?of=pay');
  const { element, unmount } = mount();
  expect(await within(element).findByRole('heading', { name: 'Help' })).toBeVisible();
  expect(location.search).toBe('?of=pay');
  unmount();
});

test('a page that does not come on the way from another is asked for once, and comes back by Retry', async () => {
  serveSession();
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  bringEarnings.mockRejectedValueOnce(new Error('no such chunk'));
  const { element, unmount } = mount();
  await userEvent.click(await within(element).findByRole('link', { name: 'Earnings' }));
  expect(await within(element).findByRole('alert')).toHaveTextContent(
    'The tutor panel is not available right now',
  );
  expect(bringEarnings).toHaveBeenCalledTimes(1);
  await userEvent.click(within(element).getByRole('button', { name: 'Retry' }));
  expect(await within(element).findByRole('heading', { name: 'Earnings' })).toBeVisible();
  expect(bringEarnings).toHaveBeenCalledTimes(2);
  unmount();
  reported.mockRestore();
});

test('an unmounted portal leaves no element, no listener of the router’s and no saga', async () => {
  let letAnswerCome = () => {};
  const word = new Promise<void>((resolve) => {
    letAnswerCome = resolve;
  });
  let asked = false;
  server.use(
    http.get(apiUrl('/profile/meera'), async () => {
      asked = true;
      await word;
      // A running saga would ask for a new token at once.
      return HttpResponse.json(failure('csrf_failed', 'Out of date.'), { status: 403 });
    }),
  );
  serveSession();
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const { element, unmount } = mount();
  await userEvent.click(await within(element).findByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(asked).toBe(true));
  unmount();
  expect(element).toBeEmptyDOMElement();
  const before = { ...apiLog };
  letAnswerCome();
  await waitFor(() => expect(apiLog.answered).toBe(before.answered + 1));
  expect(apiLog.asked).toBe(before.asked);
  const ofHistory = (spy: jest.SpyInstance) =>
    spy.mock.calls.filter(([type]) => type === 'popstate').map(([, listener]) => listener);
  expect(ofHistory(added)).not.toHaveLength(0);
  expect(ofHistory(removed)).toEqual(expect.arrayContaining(ofHistory(added)));
  added.mockRestore();
  removed.mockRestore();
});

test('an unknown path inside and outside the portal’s area is a page of its own, which leads to its home', () => {
  renderPortal({ remote, declaration, path: '/tutor/nowhere', user: tutor }).unmount();
  renderPortal({ remote, declaration, path: '/elsewhere', user: tutor });
  expect(screen.getByRole('link', { name: 'Beam Me Home' })).toHaveAttribute('href', '/tutor/bookings');
});

test('who signs out of a portal finds its sign-in, not a lost page', async () => {
  server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
  const { store } = renderPortal({ remote, declaration, path: '/tutor/help', user: tutor });
  act(() => void store.dispatch({ type: 'auth/signOutRequested' }));
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText('404')).not.toBeInTheDocument();
});
