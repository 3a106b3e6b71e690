import { aRow, ownOrigin } from '../testing/testPortal';
import { parseRegistry } from './parseRegistry';

const tutor = aRow({
  nav: [{ label: 'Bookings', path: '/tutor/bookings', for: 'tutor', order: 20 }],
  routes: [{ id: 'tutor.bookings', path: '/tutor/bookings', roles: ['tutor'], chunk: 'bookings', files: [] }],
});
const parent = aRow({ name: 'mf-parent' });

test('rows of our own origin are taken as they are', () => {
  const raw = { remotes: { 'mf-tutor': tutor, 'mf-parent': parent } };
  expect(parseRegistry(JSON.parse(JSON.stringify(raw)), ownOrigin)).toEqual(raw);
});

test.each([
  ['no hash', ''],
  ['a hash that browsers pass over', 'md5-x'],
])('a row with %s costs only itself', (_, integrity) => {
  const remotes = { 'mf-tutor': tutor, 'mf-parent': { ...parent, integrity } };
  expect(parseRegistry({ remotes }, ownOrigin)).toEqual({ remotes: { 'mf-tutor': tutor } });
});

test.each([undefined, null, 'registry', [], {}, { remotes: [] }, { remotes: null }])(
  'of what the document or the server may have instead, such as %j, nothing is left, and nothing breaks',
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
