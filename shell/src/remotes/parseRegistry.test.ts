import { parseRegistry } from './parseRegistry';
import { aRow } from './testPortal';

const tutor = aRow({
  nav: [{ label: 'Bookings', path: '/tutor/bookings', for: 'tutor', order: 20 }],
  routes: [{ id: 'tutor.bookings', path: '/tutor/bookings', roles: ['tutor'], chunk: 'bookings', files: [] }],
});
const parent = aRow({ name: 'mf-parent' });

test('sound rows are taken as they are', () => {
  const raw = { remotes: { 'mf-tutor': tutor, 'mf-parent': parent } };
  expect(parseRegistry(JSON.parse(JSON.stringify(raw)))).toEqual(raw);
});

test.each([
  ['no object', 'mf-parent'],
  ['no address', { ...parent, baseUrl: undefined }],
  ['no entry', { ...parent, entry: 7 }],
  ['no declaration', { ...parent, remote: null }],
  ['another’s declaration', { ...parent, remote: tutor.remote }],
  ['no landing', aRow({ name: 'mf-parent', landing: undefined })],
  ['no menu', aRow({ name: 'mf-parent', nav: undefined })],
  ['an item without a path', { ...parent, remote: { ...parent.remote, nav: [{ label: 'Home' }] } }],
  ['no routes', aRow({ name: 'mf-parent', routes: undefined })],
  ['a route without a path', { ...parent, remote: { ...parent.remote, routes: [{ id: 'x' }] } }],
  [
    'roles that are no list',
    { ...parent, remote: { ...parent.remote, routes: [{ path: '/parent', roles: 'parent' }] } },
  ],
])('a row with %s costs only itself', (_, row) => {
  expect(parseRegistry({ remotes: { 'mf-tutor': tutor, 'mf-parent': row } })).toEqual({
    remotes: { 'mf-tutor': tutor },
  });
});

test.each([undefined, null, 'registry', [], {}, { remotes: [] }, { remotes: null }])(
  'of %j nothing is left, and nothing breaks',
  (raw) => {
    expect(parseRegistry(raw)).toEqual({ remotes: {} });
  },
);
