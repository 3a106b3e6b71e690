import {
  aDeclaration,
  anAuthData,
  apiUrl,
  aSessionCheck,
  HttpResponse,
  http,
  ok,
  renderInHost,
  server,
  startUncheckedStore,
} from '@paadam/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { TopNavigation } from './TopNavigation';

const page = (path: string) => ({ id: path, path, chunk: 'page' });
const remotes = [
  aDeclaration({
    name: 'mf-public',
    basePath: '/',
    nav: [
      { label: 'Home', path: '/', for: 'everyone', order: 0 },
      { label: 'Tutors', path: '/tutors', for: 'student', order: 20 },
    ],
    routes: [page('/'), page('/tutors')],
  }),
  aDeclaration({
    name: 'mf-student',
    basePath: '/student',
    landing: { student: '/student/dashboard' },
    nav: [{ label: 'Dashboard', path: '/student/dashboard', for: 'student', order: 10 }],
    routes: [page('/student/dashboard')],
  }),
];
const withProfile = [...remotes, aDeclaration({ name: 'mf-more', routes: [page('/student/profile')] })];
const student = anAuthData();

type Options = Parameters<typeof renderInHost>[1];
const open = (options: Options = {}) => renderInHost(<TopNavigation />, { remotes, ...options });
const labels = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);

/** The navigation that stands open on a wide screen; jsdom's is narrow, where CSS hides it. */
const wide = () => screen.getByRole('navigation', { name: 'Main', hidden: true });
const wideLink = (name: string) => screen.getByRole('link', { name, hidden: true });

/** One in the navigation that stands open, one in the phone's bar; CSS shows one of them. */
const pictures = () => screen.getAllByRole('link', { name: 'Asha Raman, my area', hidden: true });

describe('on a wide screen', () => {
  test('a visitor finds the items for everyone, Sign in and Register', () => {
    open();
    expect(labels(wide())).toEqual(['Home']);
    expect(wideLink('Sign in')).toHaveAttribute('href', '/login');
    expect(wideLink('Register')).toHaveAttribute('href', '/register');
  });

  test('a student finds their own items, and their picture, which leads to where they are at home', () => {
    open({ user: student });
    expect(labels(wide())).toEqual(['Home', 'Dashboard', 'Tutors']);
    for (const picture of pictures()) expect(picture).toHaveAttribute('href', '/student/dashboard');
    expect(screen.queryByRole('link', { name: 'Sign in', hidden: true })).not.toBeInTheDocument();
  });

  test('the page that is open is marked, and home is not every page', () => {
    open({ path: '/tutors', user: student });
    expect(wideLink('Tutors')).toHaveAttribute('aria-current', 'page');
    expect(wideLink('Home')).not.toHaveAttribute('aria-current');
  });

  test.each([
    ['/tutor', ['Dashboard']],
    ['/tutor/bookings', ['Bookings']],
    ['/tutor/bookings/7', ['Bookings']],
    ['/tutor/students', []],
  ])('a tutor on %s finds %j marked', (path, marked) => {
    const portal = aDeclaration({
      nav: [
        { label: 'Dashboard', path: '/tutor', for: 'tutor', order: 10 },
        { label: 'Bookings', path: '/tutor/bookings', for: 'tutor', order: 20 },
      ],
      routes: ['/tutor', '/tutor/bookings', '/tutor/bookings/:id', '/tutor/students'].map(page),
    });
    open({ path, user: anAuthData({ role: 'tutor' }), remotes: [...remotes, portal] });
    const current = within(wide()).queryAllByRole('link', { current: 'page', hidden: true });
    expect(current.map((link) => link.textContent)).toEqual(marked);
  });

  test('nobody is called a visitor while the session is checked', async () => {
    let letAnswerCome = () => {};
    const word = new Promise<void>((resolve) => {
      letAnswerCome = resolve;
    });
    server.use(
      http.get(apiUrl('/refresh_auth'), async () => {
        await word;
        return HttpResponse.json(aSessionCheck(student));
      }),
    );
    open({ paadam: startUncheckedStore() });
    expect(screen.queryByRole('link', { name: 'Sign in', hidden: true })).not.toBeInTheDocument();
    letAnswerCome();
    expect(
      await screen.findAllByRole('link', { name: 'Asha Raman, my area', hidden: true }),
    ).not.toHaveLength(0);
  });
});

test('the picture stands in the wide navigation and in the phone’s bar', () => {
  open({ user: student });
  expect(pictures()).toHaveLength(2);
});

describe('on a phone', () => {
  const openMenu = async (options: Options = {}) => {
    const view = open(options);
    await view.user.click(screen.getByRole('button', { name: 'Menu' }));
    return { ...view, menu: screen.getByRole('dialog', { name: 'Menu' }) };
  };
  const menu = () => screen.queryByRole('dialog', { name: 'Menu' });

  test('the menu lists the same items, with Sign In and Register for a visitor', async () => {
    expect(labels((await openMenu()).menu)).toEqual(['Home', 'Sign In', 'Register']);
  });

  test('the menu lists a student’s items, with My Profile where that page is there', async () => {
    const first = await openMenu({ user: student });
    expect(labels(first.menu)).toEqual(['Home', 'Dashboard', 'Tutors']);
    first.unmount();
    const second = await openMenu({ user: student, remotes: withProfile });
    expect(labels(second.menu)).toEqual(['Home', 'Dashboard', 'Tutors', 'My Profile']);
    expect(within(second.menu).getByRole('link', { name: 'My Profile' })).toHaveAttribute(
      'href',
      '/student/profile',
    );
  });

  test.each([
    ['/tutors', 'Tutors'],
    ['/', 'Home'],
  ])('the menu closes on a change of route to %s, also to the page that is open', async (path, name) => {
    const { user, menu: shown, router } = await openMenu({ user: student });
    await user.click(within(shown).getByRole('link', { name }));
    expect(menu()).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path);
  });

  test('the menu closes at once, however long the page that was chosen is on its way', async () => {
    const Slow = lazy(() => new Promise<never>(() => {}));
    const routes = [
      { path: '/', element: <TopNavigation /> },
      { path: '/tutors', element: <Slow /> },
    ];
    const { user, router } = renderInHost(routes, { remotes, user: student });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Tutors' }),
    );
    expect(menu()).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/tutors');
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  });

  test('the menu does not open again on the way back', async () => {
    const { user, menu: shown, router } = await openMenu({ user: student });
    await user.click(within(shown).getByRole('link', { name: 'Tutors' }));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
    expect(menu()).not.toBeInTheDocument();
  });

  test('the menu closes on Escape, and gives focus back', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  test('logging out closes the menu, which would cover what is said of it', async () => {
    server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
    const { user, menu: shown, store } = await openMenu({ user: student });
    await user.click(within(shown).getByRole('button', { name: 'Sign out' }));
    expect(menu()).not.toBeInTheDocument();
    await waitFor(() => expect(store.getState().auth.session.status).toBe('visitor'));
  });
});
