import { aDeclaration, anAuthData, renderInHost } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import { PortalGuard } from './PortalGuard';

const remote = aDeclaration({
  routes: [
    { id: 'tutor.bookings', path: '/tutor/bookings', roles: ['tutor'], chunk: 'bookings' },
    { id: 'tutor.help', path: '/tutor/help', chunk: 'help' },
  ],
});
const openAt = (path: string, user?: Parameters<typeof anAuthData>[0]) =>
  renderInHost(
    <PortalGuard remote={remote} visitor={<p>Please sign in</p>}>
      <h1>The page</h1>
    </PortalGuard>,
    { path, user: user && anAuthData(user) },
  );

test('a page is open to the roles that the portal declares for it', () => {
  openAt('/tutor/bookings', { role: 'tutor' });
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('a page that declares no roles is open to anyone', () => {
  openAt('/tutor/help');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('a path that is not declared is the portal’s own to answer', () => {
  openAt('/tutor/nowhere');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test.each([
  '/tutor/bookings',
  '/tutor/bookings/',
  '/Tutor/Bookings',
  '/tutor/b%6Fokings',
  '/t%75tor/bookings',
])('a visitor does not pass by %s, which the router takes for the same page', (path) => {
  openAt(path);
  expect(screen.getByText('Please sign in')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The page' })).not.toBeInTheDocument();
});

test('an address that cannot be decoded breaks nothing', () => {
  // The router itself warns of it.
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  openAt('/tutor/%E0%A4%A');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  warned.mockRestore();
});

test('another role is told whose page it is', () => {
  openAt('/tutor/bookings', { role: 'student' });
  expect(screen.getByRole('heading', { name: 'This area is for tutors' })).toBeVisible();
});
