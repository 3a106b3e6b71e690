import { Link, Outlet } from '@paadam/shared/router';
import { renderInHost } from '@paadam/shared/testing';
import { act, screen } from '@testing-library/react';
import { type ComponentType, startTransition, useState } from 'react';
import { LazyPage } from './LazyPage';
import { PortalProvider } from './PortalContext';

const pageCalled = (name: string) => ({ default: () => <h1>{name}</h1> });
type Module = { default: ComponentType };

let silenced: jest.SpyInstance;
beforeEach(() => {
  silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => silenced.mockRestore());

test('a page shows once its code has come', async () => {
  renderInHost(<LazyPage load={async () => pageCalled('Bookings')} />);
  expect(screen.getByText('Loading the page…')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeVisible();
});

test('a page whose code did not come says so, names the portal, and shows after Retry', async () => {
  const load = jest
    .fn<Promise<Module>, []>()
    .mockRejectedValueOnce(new Error('no such chunk'))
    .mockRejectedValueOnce(new Error('no such chunk'))
    .mockResolvedValue(pageCalled('Bookings'));
  const { user } = renderInHost(
    <PortalProvider value={{ title: 'The tutor panel' }}>
      <LazyPage load={load} />
    </PortalProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The tutor panel is not available right now');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([
  ['timeout', 'took too long to answer'],
  ['missing', 'could not be shown'],
] as const)('a page whose chunk failed by a %s says that it %s, and its host is told', async (type, text) => {
  const onPageFailed = jest.fn();
  const load = async (): Promise<Module> => {
    throw Object.assign(new Error('Whatever the words.'), { name: 'ChunkLoadError', type, request: '/x.js' });
  };
  renderInHost(
    <PortalProvider value={{ title: 'The tutor panel', onPageFailed }}>
      <LazyPage load={load} />
    </PortalProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  const kind = type === 'timeout' ? 'timeout' : 'broken';
  expect(onPageFailed.mock.calls).toEqual([[{ kind, ms: expect.any(Number) }]]);
});

test('a page that failed is tried again by itself on the next visit', async () => {
  const load = jest
    .fn<Promise<Module>, []>()
    .mockRejectedValueOnce(new Error('no such chunk'))
    .mockResolvedValue(pageCalled('Bookings'));
  const first = renderInHost(<LazyPage load={load} />);
  expect(await screen.findByRole('alert')).toBeVisible();
  first.unmount();
  renderInHost(<LazyPage load={load} />);
  expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeVisible();
});

test('a page that was shown before shows at once', async () => {
  const load = jest.fn(async () => pageCalled('Bookings'));
  const first = renderInHost(<LazyPage load={load} />);
  await screen.findByRole('heading', { name: 'Bookings' });
  first.unmount();
  renderInHost(<LazyPage load={load} />);
  expect(screen.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('another page takes the first one’s place, also after a failure', async () => {
  const loadFirst = async (): Promise<Module> => {
    throw new Error('no such chunk');
  };
  const loadSecond = async () => pageCalled('Second');
  function Pages() {
    const [load, setLoad] = useState(() => loadFirst);
    return (
      <>
        <button type="button" onClick={() => setLoad(() => loadSecond)}>
          Go on
        </button>
        <LazyPage load={load} />
      </>
    );
  }
  const { user } = renderInHost(<Pages />);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the page before stays while the next one’s code comes, under a bar that says so', async () => {
  let arrive: (page: Module) => void = () => {};
  const loadFirst = async () => pageCalled('First');
  const loadSecond = () => new Promise<Module>((resolve) => (arrive = resolve));
  function Pages() {
    const [load, setLoad] = useState<() => Promise<Module>>(() => loadFirst);
    return (
      <>
        <button type="button" onClick={() => startTransition(() => setLoad(() => loadSecond))}>
          Go on
        </button>
        <LazyPage load={load} />
      </>
    );
  }
  const { user } = renderInHost(<Pages />);
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
  arrive(pageCalled('Second'));
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

describe('a page that somebody comes to from another by a link', () => {
  const onPageFailed = jest.fn();
  beforeEach(() => onPageFailed.mockClear());

  const links = (
    <nav>
      <Link to="/">First</Link>
      <Link to="/second">Second</Link>
      <Link to="/bare">Bare</Link>
    </nav>
  );
  const openFirst = async (load: () => Promise<Module>) => {
    const first = async () => pageCalled('First');
    const rendered = renderInHost(
      [
        {
          element: (
            <>
              {links}
              <Outlet />
            </>
          ),
          children: [
            { path: '/', element: <LazyPage load={first} /> },
            { path: '/second', element: <LazyPage load={load} /> },
            { path: '/bare', element: <h1>Bare</h1> },
          ],
        },
      ],
      {
        around: (children) => (
          <PortalProvider value={{ title: 'The tutor panel', onPageFailed }}>{children}</PortalProvider>
        ),
      },
    );
    await findPage('First');
    const follow = (name: string) => rendered.user.click(screen.getByRole('link', { name }));
    const go = (steps: number) => act(() => rendered.router.navigate(steps));
    return { ...rendered, follow, go };
  };
  const findPage = (name: string) => screen.findByRole('heading', { name });
  const findPanel = () => findPage('The tutor panel is not available right now');
  const neverComes = () => jest.fn<Promise<Module>, []>().mockRejectedValue(new Error('no such chunk'));

  test('is asked for once where it does not come, and the panel takes its place', async () => {
    const load = neverComes();
    const { follow } = await openFirst(load);
    await follow('Second');
    expect(await findPanel()).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'First' })).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    expect(onPageFailed).toHaveBeenCalledTimes(1);
  });

  test('shows after Retry, once its code is there', async () => {
    const load = neverComes();
    const { follow, user } = await openFirst(load);
    await follow('Second');
    await findPanel();
    load.mockResolvedValue(pageCalled('Second'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findPage('Second')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a page that is there', 'First'],
    ['what is no page of this kind', 'Bare'],
  ])('is tried once more by each way back to it from %s', async (_, other) => {
    const load = neverComes();
    const { follow, go } = await openFirst(load);
    await follow('Second');
    await findPanel();
    await follow(other);
    expect(await findPage(other)).toBeVisible();
    await follow('Second');
    await findPanel();
    expect(load).toHaveBeenCalledTimes(2);
    await go(-1);
    expect(await findPage(other)).toBeVisible();
    await go(1);
    await findPanel();
    expect(load).toHaveBeenCalledTimes(3);
    expect(onPageFailed).toHaveBeenCalledTimes(3);
  });

  test('is tried anew where it failed only after somebody had turned back', async () => {
    let fail: (cause: Error) => void = () => {};
    const load = neverComes().mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const { follow, go } = await openFirst(load);
    await follow('Second');
    await go(-1);
    await act(async () => fail(new Error('no such chunk')));
    expect(await findPage('First')).toBeVisible();
    load.mockResolvedValue(pageCalled('Second'));
    await go(1);
    expect(await findPage('Second')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
