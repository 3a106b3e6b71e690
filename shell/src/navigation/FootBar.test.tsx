import { aDeclaration, anAuthData, renderInHost } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';
import { FootBar } from './FootBar';

const page = (path: string) => ({ id: path, path, chunk: 'page' });
const place = (label: string, path: string, order: number, role: 'student' | 'tutor' = 'student') => ({
  label,
  path,
  order,
  for: role,
  icon: 'home',
});

const student = aDeclaration({
  name: 'mf-student',
  basePath: '/student',
  places: [
    place('Profile', '/student/profile', 50),
    place('Classes', '/student/classes', 20),
    place('Welcome', '/student', 60),
    place('Dashboard', '/student/dashboard', 10),
    place('Gone', '/student/gone', 15),
    place('Reviews', '/student/reviews', 40),
  ],
  routes: ['/student', '/student/profile', '/student/classes', '/student/dashboard', '/student/reviews'].map(
    page,
  ),
});
const open = aDeclaration({
  name: 'mf-public',
  basePath: '/',
  places: [place('Tutors', '/tutors', 30), place('Teach', '/tutors', 10, 'tutor')],
  routes: [page('/tutors')],
});
const show = (options: Parameters<typeof renderInHost>[1] = {}) =>
  renderInHost(<FootBar />, { remotes: [student, open], ...options });

test('a student finds five places, of all portals, in their order, and none without a page', () => {
  show({ user: anAuthData(), path: '/student/classes' });
  const bar = screen.getByRole('navigation', { name: 'Your places' });
  const links = within(bar).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Classes',
    'Tutors',
    'Reviews',
    'Profile',
  ]);
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Classes');
});

test('a visitor has none', () => {
  show();
  expect(screen.queryByRole('navigation', { name: 'Your places' })).not.toBeInTheDocument();
});
