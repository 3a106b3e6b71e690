import {
  aDeclaration,
  anAuthData,
  apiUrl,
  HttpResponse,
  http,
  ok,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CalendarDays, LayoutDashboard, Users } from 'lucide-react';
import { Panel, type PanelLink } from './Panel';

const links: readonly PanelLink[] = [
  { label: 'Dashboard', to: '/tutor', icon: LayoutDashboard },
  { label: 'Bookings', to: '/tutor/bookings', icon: CalendarDays },
  { label: 'My Students', to: '/tutor/students', icon: Users },
];

const declaration = aDeclaration({
  routes: ['/tutor', '/tutor/bookings', '/tutor/bookings/:id'].map((path) => ({
    id: path,
    path,
    chunk: 'page',
  })),
});

const show = (path: string) =>
  renderInHost(
    <Panel title="Tutor Panel" subTitle="For teaching" links={links}>
      <h1>The page</h1>
    </Panel>,
    { path, user: anAuthData({ role: 'tutor' }), remotes: [declaration] },
  );

/** The tests' browser knows no container queries: it shows what a phone does. */
const openMenu = async (user: ReturnType<typeof show>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Tutor Panel menu' }));
  return screen.getByRole('dialog', { name: 'Tutor Panel' });
};

test('stands around the page with its title and sub-title', () => {
  show('/tutor');
  expect(screen.getByText('Tutor Panel')).toBeVisible();
  expect(screen.getByText('For teaching')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('links to the pages that the host has, and to no others', async () => {
  const { user } = show('/tutor');
  const menu = await openMenu(user);
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Dashboard', 'Bookings']);
});

test.each([
  ['/tutor', 'Dashboard'],
  ['/tutor/bookings', 'Bookings'],
  ['/tutor/bookings/7', 'Bookings'],
])('on %s marks %s alone', async (path, name) => {
  const { user } = show(path);
  const menu = await openMenu(user);
  const marked = within(menu).getAllByRole('link', { current: 'page' });
  expect(marked.map((link) => link.textContent)).toEqual([name]);
});

test('marks a link on the pages that it says it stands for, and on no others', async () => {
  const { user } = renderInHost(
    <Panel
      title="Tutor Panel"
      links={[{ label: 'Bookings', to: '/tutor/bookings', icon: CalendarDays, marks: ['/tutor'] }]}
    >
      <h1>The page</h1>
    </Panel>,
    { path: '/tutor', remotes: [declaration] },
  );
  const menu = await openMenu(user);
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Bookings');
});

test('closes the menu with any change of route', async () => {
  const { user, router } = show('/tutor');
  await openMenu(user);
  await act(() => router.navigate('/tutor/bookings'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closes the menu as soon as a page is chosen, and goes there', async () => {
  const { user, router } = show('/tutor');
  const menu = await openMenu(user);
  await user.click(within(menu).getByRole('link', { name: 'Bookings' }));
  expect(router.state.location.pathname).toBe('/tutor/bookings');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('does not open the menu again on the way back', async () => {
  const { user, router } = show('/tutor');
  const menu = await openMenu(user);
  await user.click(within(menu).getByRole('link', { name: 'Bookings' }));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/tutor');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closes the menu on Escape, and gives the focus back', async () => {
  const { user } = show('/tutor');
  await openMenu(user);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tutor Panel menu' })).toHaveFocus();
});

test('ends the session, and the menu with it', async () => {
  let asked = 0;
  server.use(
    http.get(apiUrl('/logout'), () => {
      asked += 1;
      return HttpResponse.json(ok(null));
    }),
  );
  const { user, store } = show('/tutor');
  const menu = await openMenu(user);
  await user.click(within(menu).getByRole('button', { name: 'Sign out' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(store.getState().auth.session.status).toBe('visitor'));
  expect(asked).toBe(1);
});
