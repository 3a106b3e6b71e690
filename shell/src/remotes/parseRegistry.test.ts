import { parseRegistry } from './parseRegistry';
import { aRow, ownOrigin } from './testPortal';

const tutor = aRow({
  nav: [{ label: 'Bookings', path: '/tutor/bookings', for: 'tutor', order: 20 }],
  routes: [{ id: 'tutor.bookings', path: '/tutor/bookings', roles: ['tutor'], chunk: 'bookings', files: [] }],
});
const parent = aRow({ name: 'mf-parent' });

test('sound rows are taken as they are', () => {
  const raw = { remotes: { 'mf-tutor': tutor, 'mf-parent': parent } };
  expect(parseRegistry(JSON.parse(JSON.stringify(raw)), ownOrigin)).toEqual(raw);
});

test.each([
  ['no object', 'mf-parent'],
  ['no address', { ...parent, baseUrl: undefined }],
  ['no entry', { ...parent, entry: 7 }],
  ['no hash', { ...parent, integrity: '' }],
  ['a hash that browsers pass over', { ...parent, integrity: 'md5-x' }],
  ['no declaration', { ...parent, remote: null }],
  ['another’s declaration', { ...parent, remote: tutor.remote }],
  ['no landing', { ...parent, remote: { ...parent.remote, landing: undefined } }],
  ['no menu', { ...parent, remote: { ...parent.remote, nav: undefined } }],
  ['an item without a path', { ...parent, remote: { ...parent.remote, nav: [{ label: 'Home' }] } }],
  ['no routes', { ...parent, remote: { ...parent.remote, routes: undefined } }],
  ['a route without a path', { ...parent, remote: { ...parent.remote, routes: [{ id: 'x' }] } }],
  [
    'roles that are no list',
    { ...parent, remote: { ...parent.remote, routes: [{ path: '/parent', roles: 'parent' }] } },
  ],
])('a row with %s costs only itself', (_, row) => {
  expect(parseRegistry({ remotes: { 'mf-tutor': tutor, 'mf-parent': row } }, ownOrigin)).toEqual({
    remotes: { 'mf-tutor': tutor },
  });
});

test.each([undefined, null, 'registry', [], {}, { remotes: [] }, { remotes: null }])(
  'of %j nothing is left, and nothing breaks',
  (raw) => {
    expect(parseRegistry(raw, ownOrigin)).toEqual({ remotes: {} });
  },
);

describe('a row from another origin', () => {
  const elsewhere = { ...parent, baseUrl: 'https://files.example/mf-parent/1.0.0/' };
  const parse = (row: unknown, remotes: string[]) =>
    parseRegistry({ remotes: { 'mf-parent': row } }, { own: 'http://localhost', remotes }).remotes;

  test('is taken only where that origin is allowed', () => {
    expect(parse(elsewhere, ['https://files.example'])).toEqual({ 'mf-parent': elsewhere });
    expect(parse(elsewhere, [])).toEqual({});
    expect(parse(elsewhere, ['https://files.example.evil.example'])).toEqual({});
  });

  test.each([
    ['data:text/javascript,', 'alert(1)//'],
    ['//evil.example/', 'entry.js'],
    ['/mf-parent/', '/\\evil.example/entry.js'],
    ['', 'https://evil.example/entry.js'],
    ['https://files.example@evil.example/', 'entry.js'],
  ])('is found out in %j and %j', (baseUrl, entry) => {
    expect(parse({ ...parent, baseUrl, entry }, ['https://files.example'])).toEqual({});
  });

  test('costs a row that stands before it nothing but the way back', () => {
    expect(parse({ ...parent, previous: elsewhere }, [])).toEqual({ 'mf-parent': parent });
    const previous = { ...parent, version: '0.9.0' };
    expect(parse({ ...parent, previous }, [])).toEqual({ 'mf-parent': { ...parent, previous } });
  });
});
