import type { RouteObject } from 'react-router-dom';
import * as facade from 'react-router-dom';
import * as whole from 'react-router-dom-real';

const routes = (): RouteObject[] => [
  {
    element: null,
    children: [
      { path: 'tutor/*', element: null },
      { path: '*', element: null },
    ],
  },
];

/** React Router's own, which does more, is what ours is held to. */
const routers = [
  ['ours', facade.createMemoryRouter],
  ['React Router’s', whole.createMemoryRouter],
] as const;
type Router = ReturnType<typeof facade.createMemoryRouter>;

const addressOf = ({ state: { location } }: Router) => location.pathname + location.search + location.hash;
/** What a router that goes on only after a promise still has to do. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe.each(routers)('%s', (_, create) => {
  const open = (...initialEntries: string[]): Router => create(routes(), { initialEntries }) as Router;

  test('goes to an address, replaces one, and goes back and on', async () => {
    const router = open('/');
    await router.navigate('/tutors?subject=maths#list');
    expect(addressOf(router)).toBe('/tutors?subject=maths#list');
    expect(router.state.historyAction).toBe('PUSH');
    await router.navigate('/about', { replace: true, state: { from: 'menu' } });
    expect(router.state.location.state).toEqual({ from: 'menu' });
    await router.navigate(-1);
    expect(addressOf(router)).toBe('/');
    await router.navigate(1);
    expect(addressOf(router)).toBe('/about');
    expect(router.state.historyAction).toBe('POP');
  });

  test('keeps to the page where only a query is given, and starts a relative path at its route', async () => {
    const router = open('/tutor/students');
    await router.navigate('?page=2', { fromRouteId: '0-0' });
    expect(addressOf(router)).toBe('/tutor/students?page=2');
    await router.navigate('earnings', { fromRouteId: '0-0' });
    expect(addressOf(router)).toBe('/tutor/students/earnings');
    expect(router.state.matches.at(-1)?.route.path).toBe('tutor/*');
  });

  test('keeps a prefix of all addresses, of which its routes know nothing', async () => {
    const router = create(routes(), { initialEntries: ['/ta/tutor/students'], basename: '/ta' }) as Router;
    expect(router.state.matches.at(-1)?.route.path).toBe('tutor/*');
    await router.navigate('?page=2', { fromRouteId: '0-0' });
    expect(addressOf(router)).toBe('/ta/tutor/students?page=2');
    await router.navigate('earnings', { fromRouteId: '0-0' });
    expect(addressOf(router)).toBe('/ta/tutor/students/earnings');
    await router.navigate('/about?x=1');
    expect(addressOf(router)).toBe('/ta/about?x=1');
    await router.navigate('/');
    expect(addressOf(router)).toBe('/ta');
    expect(router.state.matches).toHaveLength(2);
    await router.navigate(-1);
    expect(addressOf(router)).toBe('/ta/about?x=1');
  });

  test('never takes an address for another site', async () => {
    const router = open('/about');
    await Promise.resolve(router.navigate('//elsewhere.test/x')).catch(() => {});
    expect(addressOf(router)).not.toMatch(/^\/\//);
  });

  test.each([
    ['a link', (router: Router) => void router.navigate('/about'), '/about'],
    ['Back', (router: Router) => void router.navigate(-1), '/'],
  ])('holds %s up until the page lets go', async (_way, leave, there) => {
    const router = open('/', '/tutor/profile');
    const question = jest.fn(() => true);
    router.getBlocker('form', question);
    leave(router);
    await settle();
    expect(addressOf(router)).toBe('/tutor/profile');
    expect(router.state.blockers.get('form')).toMatchObject({ state: 'blocked' });
    expect(question).toHaveBeenLastCalledWith(
      expect.objectContaining({ nextLocation: expect.objectContaining({ pathname: there }) }),
    );

    router.state.blockers.get('form')?.reset?.();
    expect(router.state.blockers.get('form')).toMatchObject({ state: 'unblocked' });
    leave(router);
    await settle();
    router.state.blockers.get('form')?.proceed?.();
    await settle();
    expect(addressOf(router)).toBe(there);
    expect(router.state.blockers.get('form')).toMatchObject({ state: 'unblocked' });
  });

  test('remembers how far a page was scrolled, and begins others at their top', async () => {
    const router = open('/');
    const positions: Record<string, number> = {};
    let scrolled = 0;
    router.enableScrollRestoration(
      positions,
      () => scrolled,
      ({ pathname }) => pathname,
    );
    scrolled = 700;
    await router.navigate('/about');
    expect(router.state.restoreScrollPosition).toBeNull();
    scrolled = 20;
    await router.navigate(-1);
    expect(router.state.restoreScrollPosition).toBe(700);
    await router.navigate('/about', { preventScrollReset: true });
    expect(router.state).toMatchObject({ restoreScrollPosition: 20, preventScrollReset: true });
  });

  test('tells who comes late what they missed, and nobody who has left', async () => {
    const router = open('/');
    await router.navigate('/about');
    const late = jest.fn();
    const leave = router.subscribe(late);
    expect(late).toHaveBeenCalledWith(router.state, expect.anything());
    leave();
    await router.navigate('/');
    expect(late).toHaveBeenCalledTimes(1);
  });
});

describe('the page that a document was opened with', () => {
  const first = (hash: string, kept: Record<string, number>, position: number) => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000);
    const router = facade.createMemoryRouter(routes(), { initialEntries: [`/about${hash}`] });
    router.enableScrollRestoration(
      kept,
      () => position,
      ({ pathname }) => pathname,
    );
    return router.state.restoreScrollPosition;
  };
  afterEach(() => jest.restoreAllMocks());

  test('stays where it is, however far somebody has read already', () => {
    expect(first('', {}, 0)).toBe(false);
    expect(first('', {}, 300)).toBe(false);
    expect(first('', { '/about': 700 }, 300)).toBe(false);
  });

  test('is scrolled to where it was left, where the browser could not do it or not so far', () => {
    expect(first('', { '/about': 700 }, 0)).toBe(700);
    expect(first('', { '/about': 1_900 }, 2_000 - innerHeight)).toBe(1_900);
  });

  test('is scrolled to what its address names', () => expect(first('#team', {}, 0)).toBeNull());
});

test('the browser’s address and its Back are the router’s', async () => {
  history.pushState(null, '', '/tutors');
  const router = facade.createBrowserRouter(routes());
  await router.navigate('/about');
  expect(location.pathname).toBe('/about');
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
  expect(addressOf(router)).toBe('/tutors');
  router.dispose();
});
