import { registryRow } from '../../development/testing/registryRow';
import { findRoute } from './findRoute';

const registry = {
  remotes: {
    'mf-public': registryRow({ name: 'mf-public', routes: [{ path: '/' }, { path: '/tutors' }] }),
    'mf-student': registryRow({
      name: 'mf-student',
      basePath: '/student',
      routes: [{ path: '/student/dashboard' }, { path: '/student/bookings/:id' }],
    }),
  },
};

describe('the page that answers an address', () => {
  test.each([
    ['/', '/'],
    ['/tutors', '/tutors'],
    ['/tutors/', '/tutors'],
    ['/student/bookings/:42', '/student/bookings/:id'],
  ])('%s is %s', (address, path) => {
    expect(findRoute(registry, address)?.route.path).toBe(path);
  });

  test.each(['/nowhere', '/student', '/student/bookings/', '/student/bookings/1/2', '/tutors/1'])(
    '%s has none',
    (address) => {
      expect(findRoute(registry, address)).toBeNull();
    },
  );
});
