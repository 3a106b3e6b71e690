import { contractNumber, LazyPage, type RemoteModule, useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import {
  aDeclaration,
  anAuthData,
  apiLog,
  aSessionCheck,
  failure,
  HttpResponse,
  http,
  ok,
  server,
} from '@paadam/shared/testing';
import { Avatar, Dialog, PageTitle } from '@paadam/shared/ui';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { definePortalElement } from './definePortalElement';
import type { EmbedSettings } from './mountElement';
import { SignInPage } from './SignInPage';

jest.mock('@paadam/shared/api', () => {
  const real = jest.requireActual<typeof import('@paadam/shared/api')>('@paadam/shared/api');
  const { watchedApi } = jest.requireActual<typeof import('@paadam/shared/testing')>('../testing/watchedApi');
  return { ...real, createApi: (base: string) => watchedApi(real.createApi(base)) };
});

jest.mock('./SignInPage', () => {
  const real = jest.requireActual<typeof import('./SignInPage')>('./SignInPage');
  return { SignInPage: jest.fn(real.SignInPage) };
});

const site = 'https://lessons.example';
let ticking = 0;

function BookingsPage() {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      ticking += 1;
    }, 5);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <PageTitle>Bookings</PageTitle>
      <Link to="/tutor/help?of=pay#fees">Help</Link>
      {useHasPage('/tutors/meera') && <Link to="/tutors/meera">My public page</Link>}
      <Avatar name="Meera" alt="Meera" src="/sample-data/meera.webp" />
      <button type="button" onClick={() => setAsking(true)}>
        Cancel
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Really?" />
    </>
  );
}

function BrokenPage(): never {
  throw new Error('The page broke down.');
}
const broken = async () => ({ default: BrokenPage });

const remote: RemoteModule = {
  contract: contractNumber,
  name: 'mf-tutor',
  routes: [
    { path: 'bookings', element: <BookingsPage /> },
    { path: 'help', element: <h1>Help</h1> },
    { path: 'broken', element: <LazyPage load={broken} /> },
    { path: 'frame', element: <BrokenPage /> },
  ],
};
const declaration = aDeclaration({
  landing: { tutor: '/tutor/bookings' },
  routes: ['bookings', 'help', 'broken', 'frame'].map((chunk) => ({
    id: `tutor.${chunk}`,
    path: `/tutor/${chunk}`,
    roles: ['tutor' as const],
    chunk,
  })),
});
const mount = definePortalElement('paadam-tutor', { remote, declaration });

const tutor = anAuthData({ role: 'tutor' });
const serveSession = (session = aSessionCheck(tutor), from = site) =>
  server.use(http.get(`${from}/api/refresh_auth`, () => HttpResponse.json(session)));

const otherPortal = aDeclaration({
  name: 'mf-public',
  basePath: '/',
  routes: [{ id: 'public.tutor', path: '/tutors/:tutorId', chunk: 'tutor' }],
});
beforeEach(() => {
  server.use(
    http.get('*/registry.json', () =>
      HttpResponse.json({ remotes: { 'mf-public': { remote: otherPortal } } }),
    ),
  );
});

const events: { name: string; detail: Record<string, unknown> }[] = [];
for (const name of ['paadam-ready', 'paadam-navigate', 'paadam-failed']) {
  document.addEventListener(name, (event) => events.push({ name, detail: (event as CustomEvent).detail }));
}

const place = () => document.body.appendChild(document.createElement('main'));
const open = (attributes: Record<string, string> = {}) => {
  const element = document.createElement('paadam-tutor');
  for (const [name, value] of Object.entries({ 'api-base': `${site}/api`, ...attributes })) {
    element.setAttribute(name, value);
  }
  act(() => place().append(element));
  return element;
};
const inside = (element: Element) => {
  const ground = element.shadowRoot?.querySelector<HTMLElement>('[data-paadam-ground]');
  if (!ground) throw new Error('the portal is not there');
  return within(ground);
};
const gone = (element: Element) => waitFor(() => expect(element.shadowRoot?.childNodes).toHaveLength(0));

afterEach(async () => {
  for (const element of document.querySelectorAll('paadam-tutor')) {
    element.remove();
    await gone(element);
  }
  document.body.replaceChildren();
  events.length = 0;
});

test('the element shows the portal, says how it stands, and leaves the page’s title and address be', async () => {
  document.title = 'The school’s own page';
  const before = location.href;
  serveSession();
  const element = open();
  expect(element).toHaveAttribute('state', 'loading');
  expect(await inside(element).findByRole('heading', { name: 'Bookings' })).toBeVisible();
  expect(element).toHaveAttribute('state', 'ready');
  expect(events).toEqual([{ name: 'paadam-ready', detail: {} }]);
  expect(document.title).toBe('The school’s own page');
  await userEvent.click(inside(element).getByRole('link', { name: 'Help' }));
  expect(await inside(element).findByRole('heading', { name: 'Help' })).toBeVisible();
  expect(events.at(-1)).toEqual({ name: 'paadam-navigate', detail: { path: '/tutor/help?of=pay#fees' } });
  expect(location.href).toBe(before);
});

test('a visitor finds a sign-in form, and the ways to the site for the rest', async () => {
  serveSession(aSessionCheck());
  let sent: { token: string | null; body: unknown } | undefined;
  server.use(
    http.post(`${site}/api/login`, async ({ request }) => {
      sent = { token: request.headers.get('x-csrf-token'), body: await request.json() };
      serveSession();
      return HttpResponse.json(ok(tutor, { token: 'the token' }));
    }),
  );
  const element = open();
  const page = inside(element);
  const user = userEvent.setup();
  await user.type(await page.findByRole('textbox', { name: 'Email Address' }), tutor.email);
  expect(page.getByRole('link', { name: /^Create an account/ })).toHaveAttribute('href', `${site}/register`);
  expect(page.getByRole('link', { name: /^Forgot password/ })).toHaveAttribute(
    'href',
    `${site}/forgot-password`,
  );
  // jsdom moves no focus from field to field inside a shadow root.
  fireEvent.change(page.getByLabelText('Password'), { target: { value: 'a long pass phrase' } });
  await user.click(page.getByRole('button', { name: 'Login' }));
  expect(await page.findByRole('heading', { name: 'Bookings' })).toBeVisible();
  expect(sent).toEqual({ token: null, body: { email: tutor.email, password: 'a long pass phrase' } });
  // Nothing that opens a session may stand where the page's scripts and its HTML can show it.
  expect(element.outerHTML).not.toMatch(/token/);
});

test('links and pictures lead to the site, not into the page around', async () => {
  serveSession();
  const page = inside(open());
  expect(await page.findByRole('link', { name: 'Help' })).toHaveAttribute(
    'href',
    `${site}/tutor/help?of=pay#fees`,
  );
  expect(page.getByRole('img', { name: 'Meera' })).toHaveAttribute('src', `${site}/sample-data/meera.webp`);
});

test('a link to another portal leaves for the site, unless the page takes it over', async () => {
  serveSession();
  const element = open();
  const link = await inside(element).findByRole('link', { name: 'My public page' });
  expect(link).toHaveAttribute('href', `${site}/tutors/meera`);
  let opens: boolean | undefined;
  // jsdom opens nothing; whether the browser would is what the click's default says.
  element.addEventListener('paadam-leave', (event) => {
    events.push({ name: 'leave', detail: (event as CustomEvent).detail });
    if (opens === false) event.preventDefault();
  });
  opens = fireEvent.click(link);
  expect(opens).toBe(true);
  expect(link).toHaveAttribute('target', '_blank');
  opens = false;
  expect(fireEvent.click(link)).toBe(false);
  expect(events.filter(({ name }) => name === 'leave')).toEqual([
    { name: 'leave', detail: { path: '/tutors/meera' } },
    { name: 'leave', detail: { path: '/tutors/meera' } },
  ]);
  expect(inside(element).getByRole('heading', { name: 'Bookings' })).toBeVisible();
});

test('a sign-in that the browser does not keep is none, and the form says so', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  serveSession(aSessionCheck());
  server.use(http.post(`${site}/api/login`, () => HttpResponse.json(ok(tutor, { token: 'the token' }))));
  const page = inside(open());
  const user = userEvent.setup();
  await user.type(await page.findByRole('textbox', { name: 'Email Address' }), tutor.email);
  fireEvent.change(page.getByLabelText('Password'), { target: { value: 'a long pass phrase' } });
  await user.click(page.getByRole('button', { name: 'Login' }));
  expect(await page.findByText(/does not keep you signed in inside this page/)).toBeVisible();
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/need https/));
  said.mockRestore();
});

test('a page that the API does not know is told what to set', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get(`${site}/api/refresh_auth`, () => HttpResponse.error()));
  const element = open();
  await waitFor(() => expect(element).toHaveAttribute('state', 'failed'));
  expect(events).toMatchObject([{ name: 'paadam-failed', detail: { stage: 'origin' } }]);
  expect(said).toHaveBeenCalledWith(expect.stringContaining(`ALLOWED_ORIGINS=${location.origin}`));
  said.mockRestore();
});

test('its styles, its dialogs and its sizes are its own', async () => {
  serveSession();
  const head = document.head.innerHTML;
  const element = open();
  await userEvent.click(await inside(element).findByRole('button', { name: 'Cancel' }));
  const dialog = inside(element).getByRole('dialog', { name: 'Really?' });
  expect(dialog.getRootNode()).toBe(element.shadowRoot);
  expect(document.head.innerHTML).toBe(head);
  const css = [...(element.shadowRoot?.querySelectorAll('style') ?? [])]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
    .join('');
  expect(css).toContain('width: calc(3 * var(--paadam-rem, 16px))');
  expect(css.replace(/@media[^{]*/g, '')).not.toMatch(/[\d.]rem/);
});

test('a changed path goes there; another API begins anew', async () => {
  serveSession();
  const element = open({ path: '/tutor/help' });
  expect(await inside(element).findByRole('heading', { name: 'Help' })).toBeVisible();
  act(() => element.setAttribute('path', '/tutor/bookings'));
  expect(await inside(element).findByRole('heading', { name: 'Bookings' })).toBeVisible();
  serveSession(aSessionCheck(), 'https://other.example');
  act(() => element.setAttribute('api-base', 'https://other.example/api'));
  expect(await inside(element).findByRole('button', { name: 'Login' })).toBeVisible();
});

test('an API that is away is a failure that the page hears of, and that Retry mends', async () => {
  server.use(
    http.get(`${site}/api/refresh_auth`, () =>
      HttpResponse.json(failure('unavailable', 'Away.'), { status: 503 }),
    ),
  );
  const element = open();
  await waitFor(() => expect(element).toHaveAttribute('state', 'failed'));
  expect(events).toMatchObject([{ name: 'paadam-failed', detail: { stage: 'session', message: 'Away.' } }]);
  serveSession();
  await userEvent.click(await inside(element).findByRole('button', { name: /Retry|Try again/ }));
  await waitFor(() => expect(element).toHaveAttribute('state', 'ready'));
  expect(events.at(-1)?.name).toBe('paadam-ready');
});

const toastsOf = (element: Element) =>
  element.shadowRoot?.querySelector('[role="status"][aria-relevant="additions"]') ?? null;

const expectFailure = async (element: Element) => {
  await waitFor(() => expect(element).toHaveAttribute('state', 'failed'));
  expect(events.at(-1)).toMatchObject({
    name: 'paadam-failed',
    detail: { stage: 'render', message: 'The page broke down.' },
  });
  const page = inside(element);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
    'The tutor panel is not available right now',
  );
  // Nor its stack, nor the router's own words.
  expect(page.queryByText(/The page broke down|Unexpected|Error/)).toBeNull();
};

test.each(['broken', 'frame'])(
  'a page that breaks down, its code apart or not, is a failure until another is shown: %s',
  async (page) => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    serveSession();
    const element = open({ path: `/tutor/${page}` });
    await expectFailure(element);
    await userEvent.click(inside(element).getByRole('link', { name: 'Home' }));
    expect(await inside(element).findByRole('heading', { name: 'Bookings' })).toBeVisible();
    expect(element).toHaveAttribute('state', 'ready');
    act(() => element.setAttribute('path', '/tutor/help'));
    expect(await inside(element).findByRole('heading', { name: 'Help' })).toBeVisible();
    const around = toastsOf(element);
    expect(around).not.toBeNull();
    act(() => element.setAttribute('path', `/tutor/${page}`));
    await expectFailure(element);
    // What stands around the pages is not what broke.
    expect(toastsOf(element)).toBe(around);
    act(() => element.setAttribute('path', '/tutor/help'));
    expect(await inside(element).findByRole('heading', { name: 'Help' })).toBeVisible();
    expect(element).toHaveAttribute('state', 'ready');
    reported.mockRestore();
  },
);

test('what breaks down around the pages is a failure, too, and the next page another chance', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  const form = jest.mocked(SignInPage);
  const whole = form.getMockImplementation() as typeof SignInPage;
  form.mockImplementation(BrokenPage);
  serveSession(aSessionCheck());
  const element = open({ path: '/tutor/help' });
  await expectFailure(element);
  form.mockImplementation(whole);
  await userEvent.click(inside(element).getByRole('link', { name: 'Home' }));
  expect(await inside(element).findByRole('button', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(element).toHaveAttribute('state', 'ready'));
  reported.mockRestore();
});

test('an element that moves within the page keeps what it shows', async () => {
  serveSession();
  const element = open();
  await userEvent.click(await inside(element).findByRole('link', { name: 'Help' }));
  const heading = await inside(element).findByRole('heading', { name: 'Help' });
  act(() => place().append(element));
  await act(async () => {});
  expect(inside(element).getByRole('heading', { name: 'Help' })).toBe(heading);
  expect(element).toHaveAttribute('state', 'ready');
});

test('an element that leaves takes everything with it, and begins anew when it comes back', async () => {
  const targets: [string, EventTarget][] = [
    ['document', document],
    ['window', window],
  ];
  const listening = new Set<string>();
  const numbers = new Map<unknown, number>();
  const keyOf = (name: string, [type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    if (!numbers.has(listener)) numbers.set(listener, numbers.size);
    const capture = typeof options === 'object' ? options.capture : options;
    return `${name} ${type} ${Boolean(capture)} ${numbers.get(listener)}`;
  };
  const spies = targets.flatMap(([name, target]) => [
    jest.spyOn(target, 'addEventListener').mockImplementation((...given) => {
      listening.add(keyOf(name, given));
      EventTarget.prototype.addEventListener.apply(target, given);
    }),
    jest.spyOn(target, 'removeEventListener').mockImplementation((...given) => {
      listening.delete(keyOf(name, given));
      EventTarget.prototype.removeEventListener.apply(target, given);
    }),
  ]);
  const marks = Object.keys(document);
  serveSession();
  const element = open();
  await inside(element).findByRole('heading', { name: 'Bookings' });
  element.remove();
  await gone(element);
  expect(element).not.toHaveAttribute('state');
  expect(Object.keys(document)).toEqual(marks);
  expect(numbers.size).toBeGreaterThan(0);
  expect([...listening]).toEqual([]);
  for (const spy of spies) spy.mockRestore();
  const asked = apiLog.asked;
  const ticked = ticking;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([ticking, apiLog.asked]).toEqual([ticked, asked]);
  act(() => place().append(element));
  expect(await inside(element).findByRole('heading', { name: 'Bookings' })).toBeVisible();
});

test('mount puts the element into another, changes it, and takes it out again', async () => {
  serveSession();
  const element = place();
  let mounted: ReturnType<typeof mount> | undefined;
  act(() => {
    mounted = mount(element, { apiBase: `${site}/api`, path: '/tutor/help', theme: 'dark' });
  });
  await act(async () => mounted?.ready);
  const portal = element.firstElementChild as HTMLElement;
  expect(portal).toHaveAttribute('theme', 'dark');
  act(() => mounted?.update({ path: '/tutor/bookings', theme: 'light' }));
  expect(await inside(portal).findByRole('heading', { name: 'Bookings' })).toBeVisible();
  expect(portal).toHaveAttribute('theme', 'light');
  act(() => mounted?.unmount());
  expect(element).toBeEmptyDOMElement();
  await gone(portal);
});

test('mount passes over what has no value and what it does not know; update takes such a setting back', () => {
  serveSession();
  serveSession(aSessionCheck(tutor), location.origin);
  const element = place();
  let mounted: ReturnType<typeof mount> | undefined;
  const settings = { apiBase: undefined, path: undefined, colour: 'blue' } as EmbedSettings;
  act(() => {
    mounted = mount(element, settings);
  });
  const portal = element.firstElementChild as HTMLElement;
  expect(portal.getAttributeNames()).toEqual(['state']);
  act(() => mounted?.update({ apiBase: `${site}/api`, theme: 'dark' }));
  expect(portal).toHaveAttribute('api-base', `${site}/api`);
  act(() => mounted?.update({ apiBase: undefined }));
  expect(portal).not.toHaveAttribute('api-base');
  expect(portal).toHaveAttribute('theme', 'dark');
});

test('mount tells who waits that the portal could not be shown, or was unmounted before', async () => {
  server.use(http.get('*/registry.json', () => HttpResponse.error()));
  server.use(http.get(`${site}/api/refresh_auth`, () => HttpResponse.error()));
  let mounted: ReturnType<typeof mount> | undefined;
  const begin = () =>
    act(() => {
      mounted = mount(place(), { apiBase: `${site}/api` });
    });
  begin();
  await act(() => expect(mounted?.ready).rejects.toThrow(/could not be reached/));
  act(() => mounted?.unmount());
  begin();
  act(() => mounted?.unmount());
  await expect(mounted?.ready).rejects.toThrow(/unmounted/);
});

describe('with routing in the browser', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  test('the page’s address follows', async () => {
    serveSession();
    history.replaceState(null, '', '/tutor/bookings');
    const element = open({ routing: 'browser', path: '/tutor/help' });
    const link = await inside(element).findByRole('link', { name: 'Help' });
    expect(link).toHaveAttribute('href', '/tutor/help?of=pay#fees');
    await userEvent.click(link);
    await waitFor(() => expect(location.pathname).toBe('/tutor/help'));
  });

  test('an address that is no page of the portal gives way to the path, or else to its home', async () => {
    serveSession();
    history.replaceState(null, '', '/lessons/at-our-school');
    const before = history.length;
    const element = open({ routing: 'browser', path: '/tutor/help?of=pay' });
    expect(await inside(element).findByRole('heading', { name: 'Help' })).toBeVisible();
    expect(location.pathname + location.search).toBe('/tutor/help?of=pay');
    expect(history).toHaveLength(before);
    element.remove();
    await gone(element);
    history.replaceState(null, '', '/lessons/at-our-school');
    const another = open({ routing: 'browser' });
    expect(await inside(another).findByRole('heading', { name: 'Bookings' })).toBeVisible();
    expect(location.pathname).toBe('/tutor/bookings');
  });

  test('a link to another portal leaves for the site, however it is opened', async () => {
    serveSession();
    const element = open({ routing: 'browser' });
    const left: unknown[] = [];
    element.addEventListener('paadam-leave', (event) => left.push((event as CustomEvent).detail));
    const link = await inside(element).findByRole('link', { name: 'My public page' });
    fireEvent.pointerDown(link);
    expect(link).toHaveAttribute('href', `${site}/tutors/meera`);
    expect(left).toEqual([]);
    expect(fireEvent.click(link)).toBe(true);
    expect(link).toHaveAttribute('target', '_blank');
    expect(left).toEqual([{ path: '/tutors/meera' }]);
    expect(location.pathname).toBe('/tutor/bookings');
    expect(inside(element).getByRole('heading', { name: 'Bookings' })).toBeVisible();
  });
});
