import { portalAt } from './portals';

test.each([
  ['/', 'mf-public'],
  ['/tutors/7', 'mf-public'],
  ['/tutor', 'mf-tutor'],
  ['/tutor/bookings', 'mf-tutor'],
  ['/student/bookings/:7', 'mf-student'],
  ['/parent', 'mf-parent'],
  ['/parents', 'mf-public'],
])('%s belongs to %s', (path, name) => {
  expect(portalAt(path)?.name).toBe(name);
});
