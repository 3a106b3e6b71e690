import type { NavItem } from '@paadam/shared/portal';
import { aDeclaration } from '@paadam/shared/testing';
import { navItems } from './navItems';

const item = (label: string, audience: NavItem['for'], order: number): NavItem => ({
  label,
  path: `/${label.toLowerCase().replaceAll(' ', '-')}`,
  for: audience,
  order,
});

/** As the portals declare them, in no order that would help. */
const remotes = [
  aDeclaration({
    name: 'mf-public',
    nav: [
      item('Contact Us', 'everyone', 50),
      item('Subjects', 'everyone', 30),
      item('Tutors', 'visitor', 20),
      item('Tutors', 'student', 20),
      item('About Us', 'everyone', 40),
      item('Home', 'everyone', 0),
    ],
  }),
  aDeclaration({ name: 'mf-student', nav: [item('My Classes', 'student', 10)] }),
  aDeclaration({
    name: 'mf-parent',
    nav: [item('Activity', 'parent', 20), item('My Children', 'parent', 10)],
  }),
  aDeclaration({
    name: 'mf-tutor',
    nav: [item('Dashboard', 'tutor', 10), item('Bookings', 'tutor', 20)],
  }),
];

test.each([
  ['a visitor', undefined, ['Tutors']],
  ['a student', 'student', ['My Classes', 'Tutors']],
  ['a parent', 'parent', ['My Children', 'Activity']],
  ['a tutor', 'tutor', ['Dashboard', 'Bookings']],
] as const)('%s finds Home first, then what is theirs, then the rest', (_, role, own) => {
  expect(navItems(remotes, role).map(({ label }) => label)).toEqual([
    'Home',
    ...own,
    'Subjects',
    'About Us',
    'Contact Us',
  ]);
});

test('what the portals declare stays as it is', () => {
  const before = JSON.stringify(remotes);
  navItems(remotes, 'student');
  expect(JSON.stringify(remotes)).toBe(before);
});

test('without any portal the menu is empty', () => {
  expect(navItems([], 'tutor')).toEqual([]);
});
