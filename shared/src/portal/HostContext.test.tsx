import { aDeclaration } from '@paadam/shared/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Host, HostProvider, useHasPage, useHome, useLanding } from './HostContext';

const page = (path: string) => ({ id: path, path, chunk: 'page' });
const host: Host = {
  remotes: [
    aDeclaration({ name: 'mf-public', routes: [page('/'), page('/tutors/:tutorId')] }),
    aDeclaration({ landing: { tutor: '/tutor/bookings' }, routes: [page('/tutor/bookings')] }),
  ],
};
const on = <T,>(hook: () => T, value: Host = host): T =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => <HostProvider value={value}>{children}</HostProvider>,
  }).result.current;

test.each(['/', '/tutors/7', '/tutor/bookings', '/tutor/bookings?status=pending#top'])(
  'the host has the page %s',
  (path) => {
    expect(on(() => useHasPage(path))).toBe(true);
  },
);

test.each(['/contact', '/tutors', '/tutors/7/reviews', '/tutor'])('the host lacks the page %s', (path) => {
  expect(on(() => useHasPage(path))).toBe(false);
});

test('people land where the portal of their role says', () => {
  expect(on(() => useLanding('tutor'))).toBe('/tutor/bookings');
});

test('whose portal is not there, and a visitor, land at home', () => {
  expect(on(() => useLanding('parent'))).toBe('/');
  expect(on(() => useLanding(undefined))).toBe('/');
  expect(on(() => useLanding('parent'), { ...host, home: '/tutor/bookings' })).toBe('/tutor/bookings');
});

test('home is where the host says, "/" unless it says so', () => {
  expect(on(useHome)).toBe('/');
  expect(on(useHome, { ...host, home: '/tutor/bookings' })).toBe('/tutor/bookings');
});
