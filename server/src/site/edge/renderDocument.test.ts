import type { AuthData, Registry } from '@paadam/shared/contract';
import type { PageLanguage, Role } from '@paadam/shared/domain';
import { registryRow } from '../../development/testing/registryRow';
import { missingPage } from './describePage';
import { renderDocument } from './renderDocument';

const row = (name: string, routes: NonNullable<Parameters<typeof registryRow>[0]['routes']>) =>
  registryRow({ name, entry: `${name}-entry.js`, routes });
const registry: Registry = {
  remotes: {
    'mf-public': row('mf-public', [
      { path: '/', files: ['home.js'] },
      { path: '/login', files: ['login.js'], words: { ta: ['login.ta.js'] } },
    ]),
    'mf-tutor': row('mf-tutor', [{ path: '/tutor/bookings', roles: ['tutor'], files: ['bookings.js'] }]),
  },
};
/** What the tutors' portal asks for; the shell has a file of its own for two of it. */
const shared = { react: {}, '@paadam/bookings': {}, '@paadam/profile': {} };
Object.assign(registry.remotes['mf-tutor']?.remote ?? {}, { shared });
// The public one asks for it too, after its first view; and it has words in Tamil, of one page.
Object.assign(registry.remotes['mf-public']?.remote ?? {}, {
  title: 'The public site',
  nav: [{ label: 'Home', path: '/', for: 'everyone', order: 0 }],
  places: [
    { label: 'Home', path: '/', for: 'student', order: 0, icon: 'home' },
    { label: 'Tutors', path: '/', for: 'student', order: 1, icon: 'search' },
  ],
  texts: { ta: { Home: 'முகப்பு', Tutors: 'ஆசிரியர்கள்', 'Place: Tutors': 'ஆசிரியர்' } },
  hashes: { 'login.ta.js': 'sha384-login', 'other.js': 'sha384-other' },

  shared: { react: {}, '@paadam/bookings': { late: true } },
});

const nobodyNamed = { name: null, address: null, grievanceOfficer: null };

const person = (role: Role): AuthData => ({
  id: '01936e5a-0000-7000-8000-000000000001',
  role,
  profileImg: null,
  isVerified: true,
  name: 'Asha',
  email: 'asha@example.test',
  children: [],
  timeZone: 'Asia/Kolkata',
});

const documentFor = (
  pathname: string,
  role: Role | 'visitor' | 'unknown',
  language: PageLanguage = 'en',
): string => {
  const data = role === 'visitor' || role === 'unknown' ? null : person(role);
  return renderDocument({
    shell: {
      baseUrl: '/shell/1.0.0/',
      scripts: ['shell.js'],
      preload: ['vendor.js', 'app.js'],
      preloadIn: { ta: ['vendor.js', 'app-ta.js'] },
      fonts: [],
      icon: null,
      shared: {
        react: {},
        '@paadam/bookings': { files: ['features.js'] },
        '@paadam/profile': { files: ['features.js'] },
      },
    },
    registry,
    session: role === 'unknown' ? undefined : { success: data !== null, message: '', data, token: null },
    language,
    languages: ['en'],
    pathname,
    page: missingPage('en'),
    styleNonce: 'nonce',
    appearance: undefined,
    bannerDismissed: false,
    contactEmail: 'hello@paadam.test',
    operator: nobodyNamed,
    remoteOrigins: [],
    drawn: null,
    form: null,
  });
};

const preloadsOf = (...asked: Parameters<typeof documentFor>): string[] =>
  [...documentFor(...asked).matchAll(/<link rel="preload" as="script" href="([^"]+)">/g)].map(
    ([, href = '']) => href,
  );

const shell = ['/shell/1.0.0/vendor.js', '/shell/1.0.0/app.js'];
const features = '/shell/1.0.0/features.js';

describe('the scripts that a document preloads', () => {
  test.each<[string, Role | 'visitor' | 'unknown', string[]]>([
    ['/', 'visitor', ['/mf-public/1.0.0/mf-public-entry.js', '/mf-public/1.0.0/home.js']],
    [
      '/tutor/bookings',
      'tutor',
      [features, '/mf-tutor/1.0.0/mf-tutor-entry.js', '/mf-tutor/1.0.0/bookings.js'],
    ],
    [
      '/tutor/bookings',
      'unknown',
      [features, '/mf-tutor/1.0.0/mf-tutor-entry.js', '/mf-tutor/1.0.0/bookings.js'],
    ],
    ['/tutor/bookings', 'visitor', ['/mf-public/1.0.0/mf-public-entry.js', '/mf-public/1.0.0/login.js']],
    ['/tutor/bookings', 'student', []],
    ['/nowhere', 'student', []],
  ])('at %s for a %s are those of the page that is shown', (pathname, role, expected) => {
    expect(preloadsOf(pathname, role)).toEqual([...shell, ...expected]);
  });

  test('come after the script that all of them wait for, which is asked for with high priority', () => {
    const html = documentFor('/', 'visitor');
    const script = html.indexOf('<script defer fetchpriority="high" src="/shell/1.0.0/shell.js">');
    expect(script).toBeGreaterThan(0);
    expect(html.indexOf('rel="preload"')).toBeGreaterThan(script);
  });

  test('ask as their use will: with CORS where they come from another origin, and held to their hashes', () => {
    const tutor = registry.remotes['mf-tutor'];
    const elsewhere = {
      ...tutor,
      baseUrl: 'https://files.example/mf-tutor/1.0.0/',
      integrity: 'sha384-entry',
      remote: { ...tutor?.remote, hashes: { 'bookings.js': 'sha384-bookings' } },
    } as typeof tutor & object;
    const html = renderDocument({
      shell: { baseUrl: '/shell/1.0.0/', scripts: [], preload: [], fonts: [], icon: null },
      registry: { remotes: { 'mf-tutor': { ...elsewhere, previous: elsewhere } } },
      session: undefined,
      language: 'en',
      languages: ['en'],
      pathname: '/tutor/bookings',
      page: missingPage('en'),
      styleNonce: 'nonce',
      appearance: undefined,
      bannerDismissed: false,
      contactEmail: 'hello@paadam.test',
      operator: nobodyNamed,
      remoteOrigins: ['https://files.example'],
      drawn: null,
      form: null,
    });
    const folder = 'href="https://files.example/mf-tutor/1.0.0';
    expect(html).toContain(`${folder}/mf-tutor-entry.js" integrity="sha384-entry" crossorigin>`);
    expect(html).toContain(`${folder}/bookings.js" integrity="sha384-bookings" crossorigin>`);
    expect(html.match(/sha384-bookings/g)).toHaveLength(1);
  });
});

describe('the document', () => {
  const documentOf = (appearance: 'light' | 'dark' | undefined, bannerDismissed = false): string =>
    renderDocument({
      shell: { baseUrl: '/shell/1.0.0/', scripts: [], preload: [], fonts: [], icon: null },
      registry,
      session: undefined,
      language: 'en',
      languages: ['en'],
      pathname: '/',
      page: missingPage('en'),
      styleNonce: 'nonce',
      appearance,
      bannerDismissed,
      contactEmail: 'office@lessons.example',
      operator: { ...nobodyNamed, name: 'Lessons & </script> Co', address: '12 Masi Street' },
      remoteOrigins: ['https://files.example'],
      drawn: null,
      form: null,
    });

  test('says that the banner was put away, where it was', () => {
    expect(documentOf(undefined, true)).toContain('<html lang="en" data-banner="dismissed">');
    expect(documentOf(undefined)).toContain('<html lang="en">');
  });

  test.each(['light', 'dark'] as const)('is %s from the start where the browser has chosen so', (chosen) => {
    expect(documentOf(chosen)).toContain(`<html lang="en" data-theme="${chosen}">`);
    expect(documentOf(chosen).match(/name="theme-color"/g)).toHaveLength(1);
  });

  test('follows the system where nobody has chosen', () => {
    expect(documentOf(undefined)).toContain('<html lang="en">');
    expect(documentOf(undefined).match(/name="theme-color"/g)).toHaveLength(2);
  });

  test('tells the page whom to name, and where portals may come from', () => {
    expect(documentOf(undefined)).toContain(
      '<script type="application/json" id="paadam-site">{"contactEmail":"office@lessons.example",' +
        '"operator":{"name":"Lessons & \\u003c/script> Co","address":"12 Masi Street","grievanceOfficer":null},' +
        '"remoteOrigins":["https://files.example"]}</script>',
    );
  });
});

describe('the words of a language', () => {
  const registryIn = (html: string) =>
    JSON.parse(/id="paadam-registry">(.*?)<\/script>/.exec(html)?.[1] ?? 'null').remotes['mf-public'].remote;

  test('of English there is nothing in the document', () => {
    const html = documentFor('/login', 'visitor');
    expect(html).not.toMatch(/app-|\.ta\.|முகப்பு|sha384/);
  });

  test('others come with the frame, and beside the page, held to their hash', () => {
    const html = documentFor('/login', 'visitor', 'ta');
    expect(html).toContain('<link rel="preload" as="script" href="/shell/1.0.0/app-ta.js">');
    expect(html).not.toContain('/app.js');
    expect(html).toMatch(/href="[^"]*login\.ta\.js" integrity="sha384-login"/);
    const { routes, nav, places, texts, hashes } = registryIn(html);
    expect(nav).toMatchObject([{ label: 'முகப்பு' }]);
    expect(places).toMatchObject([{ label: 'முகப்பு' }, { label: 'ஆசிரியர்' }]);
    expect(routes).toMatchObject([{ path: '/' }, { path: '/login', words: { ta: ['login.ta.js'] } }]);
    expect({ texts, hashes }).toEqual({ texts: undefined, hashes: { 'login.ta.js': 'sha384-login' } });
  });

  test('a language that a portal has no words in is asked of nobody', () => {
    const html = documentFor('/login', 'visitor', 'hi');
    expect(html).not.toMatch(/\.hi\.|app-/);
    expect(registryIn(html).nav).toMatchObject([{ label: 'Home' }]);
  });
});
