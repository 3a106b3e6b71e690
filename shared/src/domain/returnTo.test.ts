import { safeReturnTo, signInPath } from './returnTo';

describe('where sign-in returns to', () => {
  test('is the wanted path of this site, with its query', () => {
    expect(safeReturnTo('/student/bookings/:7?child=2#times')).toBe('/student/bookings/:7?child=2#times');
  });

  test.each([
    null,
    '',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/tutors/..//elsewhere.example',
    '///elsewhere.example',
    '/\n/elsewhere.example',
    '/\\/elsewhere.example',
    'https:elsewhere.example',
    ' //elsewhere.example',
    '%2F%2Felsewhere.example',
  ])('is home where %j was wanted, which is no path of this site', (wanted) => {
    expect(safeReturnTo(wanted)).toBe('/');
  });

  test.each([
    '%2F%2Felsewhere.example',
    '%2F%5Celsewhere.example',
    '%2F%09%2Felsewhere.example',
    'https%3A%2F%2Felsewhere.example',
  ])('is home where the address bar holds %s', (encoded) => {
    expect(safeReturnTo(new URLSearchParams(`returnTo=${encoded}`).get('returnTo'))).toBe('/');
  });

  test.each([
    '/%2Felsewhere.example',
    '/%5Celsewhere.example',
    '/%09/elsewhere.example',
    '/%252F%252Felsewhere.example',
  ])('stays on this site with %s, which only looks like another’s once it is decoded again', (wanted) => {
    expect(new URL(safeReturnTo(wanted), 'https://paadam.example').host).toBe('paadam.example');
  });

  test('survives the trip through the sign-in address', () => {
    const path = signInPath({ pathname: '/tutor/bookings', search: '?status=pending' });
    expect(safeReturnTo(new URLSearchParams(path.split('?')[1]).get('returnTo'))).toBe(
      '/tutor/bookings?status=pending',
    );
  });
});
