import { findRoute } from './findRoute';

const row = (basePath: string, ...paths: string[]) => ({
  baseUrl: `/mf${basePath}/1.0.0/`,
  entry: 'remoteEntry.js',
  remote: { basePath, routes: paths.map((path) => ({ path, files: [] })) },
});
const registry = {
  remotes: {
    'mf-public': row('/', '/', '/tutors'),
    'mf-student': row('/student', '/student/dashboard', '/student/bookings/:id'),
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
