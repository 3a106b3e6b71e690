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
  ])('is home where %j was wanted, which is no path of this site', (wanted) => {
    expect(safeReturnTo(wanted)).toBe('/');
  });

  test('survives the trip through the sign-in address', () => {
    const path = signInPath({ pathname: '/tutor/bookings', search: '?status=pending' });
    expect(safeReturnTo(new URLSearchParams(path.split('?')[1]).get('returnTo'))).toBe(
      '/tutor/bookings?status=pending',
    );
  });
});
