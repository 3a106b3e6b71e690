import { LazyPage, type Registry, type RemoteModule } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { anAuthData, renderInHost } from '@paadam/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { LoadSink } from '../telemetry/reportLoads';
import { aFederation, aRemote, aRow } from '../testing/testPortal';
import { contractRange } from './contractRange';
import { createRemoteLoader } from './createRemoteLoader';
import { portals } from './portals';
import { RegistryHost } from './RegistryHost';
import { RemoteError } from './RemoteError';
import { RemoteOutlet } from './RemoteOutlet';

const row = aRow({
  routes: [
    { id: 'tutor.bookings', path: '/tutor/bookings', roles: ['tutor'], chunk: 'bookings', files: [] },
    { id: 'tutor.help', path: '/tutor/help', chunk: 'help', files: [] },
  ],
});
const registry: Registry = { remotes: { 'mf-tutor': row } };
const tutor = anAuthData({ role: 'tutor' });

let pageBreaks = false;
function HelpPage() {
  if (pageBreaks) throw new Error('It broke.');
  return (
    <>
      <h1 tabIndex={-1}>Help</h1>
      <Link to="/tutor/bookings">Bookings</Link>
    </>
  );
}
const bringStudents = jest.fn(async () => ({ default: () => <h1>My Students</h1> }));
const bringEarnings = jest.fn(async () => ({ default: () => <h1>Earnings</h1> }));
const remote: RemoteModule = aRemote({
  routes: [
    { path: 'bookings', element: <h1>Bookings</h1> },
    { path: 'help', element: <HelpPage /> },
    { path: 'students', element: <LazyPage load={bringStudents} /> },
    { path: 'earnings', element: <LazyPage load={bringEarnings} /> },
  ],
});

interface Opening {
  outcomes: unknown[];
  report?: LoadSink;
  user?: typeof tutor;
  registry?: Registry;
  fetchRegistry?: () => Promise<Registry>;
  timeout?: number;
}

const openAt = (path: string, { outcomes, user, ...options }: Opening) => {
  const loader = createRemoteLoader({
    registry,
    federation: aFederation(...outcomes).federation,
    fetchRegistry: () => Promise.reject(new Error('away')),
    onReady: () => {},
    report: () => {},
    reload: () => {},
    ...options,
  });
  const places = portals
    .filter(({ name }) => name === 'mf-tutor')
    .map((place) => ({ path: `${place.basePath}/*`, element: <RemoteOutlet place={place} /> }));
  return renderInHost([...places, { path: '/login', element: <h1>Welcome Back</h1> }], {
    path,
    user,
    around: (children) => <RegistryHost loader={loader}>{children}</RegistryHost>,
  });
};
const broken = () => {
  throw new Error('Failed to load script resources');
};
/** A failure that comes at once is tried again by itself. */
const twice = [broken, broken];
const heading = (name: string) => screen.findByRole('heading', { name });

let silenced: jest.SpyInstance;
beforeEach(() => {
  pageBreaks = false;
  silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => silenced.mockRestore());

test('a portal is loaded when it is opened, and shows its page', async () => {
  openAt('/tutor/help', { outcomes: [remote] });
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
  expect(await heading('Help')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a portal that did not come is named, and Retry brings it back in its place', async () => {
  const { user, router } = openAt('/tutor/help', { outcomes: [...twice, ...twice, remote] });
  expect(await screen.findByRole('alert')).toHaveTextContent('The tutor panel is not available right now');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const panel = await heading('The tutor panel is not available right now');
  expect(panel).toBeVisible();
  await waitFor(() => expect(panel).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('Help')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Help' })).toHaveFocus());
  expect(router.state.location.pathname).toBe('/tutor/help');
});

test('a portal that took too long says so', async () => {
  openAt('/tutor/help', { outcomes: [() => new Promise(() => {})], timeout: 5 });
  expect(await screen.findByRole('alert')).toHaveTextContent('It took too long to answer.');
});

test('a portal that is not what was released says so', async () => {
  const tampered = () => {
    throw new RemoteError('mf-tutor', 'entry', 'tampered');
  };
  openAt('/tutor/help', { outcomes: [tampered, tampered] });
  expect(await screen.findByRole('alert')).toHaveTextContent('did not arrive as it was released');
});

test('a portal that this shell cannot show needs a refresh: it offers a reload, which alone can help, and Home', async () => {
  openAt('/tutor/help', { outcomes: [{ ...remote, contract: contractRange.highest + 1 }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please reload the page');
  expect(await heading('The tutor panel needs a refresh')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a page that breaks is caught in its place, and the next page shows', async () => {
  pageBreaks = true;
  const { router } = openAt('/tutor/help', { outcomes: [remote], user: tutor });
  expect(await screen.findByRole('alert')).toHaveTextContent('The tutor panel is not available right now');
  await act(() => router.navigate('/tutor/bookings'));
  expect(await heading('Bookings')).toBeVisible();
  pageBreaks = false;
  await act(() => router.navigate('/tutor/help'));
  expect(await heading('Help')).toBeVisible();
});

test('a page that does not come on the way from another is asked for and reported once, and comes back by Retry', async () => {
  bringEarnings.mockRejectedValueOnce(new Error('no such chunk'));
  const report = jest.fn<void, Parameters<LoadSink>>();
  const { user, router } = openAt('/tutor/students', { outcomes: [remote], user: tutor, report });
  expect(await heading('My Students')).toBeVisible();
  await act(() => router.navigate('/tutor/earnings'));
  expect(await heading('The tutor panel is not available right now')).toBeVisible();
  expect(bringEarnings).toHaveBeenCalledTimes(1);
  expect(report.mock.calls.map(([{ stage, outcome }]) => [stage, outcome])).toEqual([
    ['expose', 'loaded'],
    ['page', 'failed'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('Earnings')).toBeVisible();
});

test('a visitor is sent to sign in, and the way back is kept', async () => {
  const { router } = openAt('/tutor/bookings?status=pending', { outcomes: [remote] });
  expect(await heading('Welcome Back')).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/login');
  expect(new URLSearchParams(search).get('returnTo')).toBe('/tutor/bookings?status=pending');
});

test('another role is told whose page it is, before any of the portal’s code is asked for', async () => {
  const load = jest.fn(() => remote);
  openAt('/tutor/bookings', { outcomes: [load], user: anAuthData({ role: 'parent' }) });
  expect(await heading('This area is for tutors')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

describe('a portal that the registry lacks at first', () => {
  const empty: Registry = { remotes: {} };

  test('is guarded as the area of its role', async () => {
    openAt('/tutor/bookings', { outcomes: [remote], registry: empty });
    expect(await heading('Welcome Back')).toBeVisible();
  });

  test('is guarded by its own declaration once Retry has found it', async () => {
    const fetchRegistry = jest
      .fn<Promise<Registry>, []>()
      .mockResolvedValueOnce(empty)
      .mockResolvedValue({
        remotes: {
          'mf-tutor': aRow({
            routes: [{ id: 'tutor.help', path: '/tutor/help', roles: ['parent'], chunk: 'help', files: [] }],
          }),
        },
      });
    const { user } = openAt('/tutor/help', {
      outcomes: [remote],
      registry: empty,
      fetchRegistry,
      user: tutor,
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await heading('This area is for parents')).toBeVisible();
  });
});
