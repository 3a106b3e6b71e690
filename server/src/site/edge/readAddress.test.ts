import { readAddress } from './readAddress';

const read = (url: string, offered: Parameters<typeof readAddress>[2] = ['en', 'ta', 'hi']) =>
  readAddress(url, decodeURIComponent(url.split('?', 1)[0] ?? ''), offered);

test.each([
  ['/', 'en', '/'],
  ['/tutors?q=1', 'en', '/tutors'],
  ['/ta', 'ta', '/'],
  ['/ta/', 'ta', '/'],
  ['/ta?q=1', 'ta', '/'],
  ['/hi/tutors/%31?from=/ta', 'hi', '/tutors/1'],
  ['/ta/hi/tutors', 'ta', '/hi/tutors'],
])('%s is in %s, of the page %s', (url, language, pathname) => {
  expect(read(url)).toMatchObject({ language, pathname });
});

test.each(['/tamil', '/TA/tutors', '/%74a/tutors', '//ta/tutors', '/en/tutors', '/fr/tutors'])(
  '%s is a path like any other',
  (url) => {
    expect(read(url)).toMatchObject({ language: 'en', pathname: decodeURIComponent(url) });
  },
);

test('what is not offered has no addresses', () => {
  expect(read('/ta/tutors', ['en'])).toMatchObject({ language: 'en', pathname: '/ta/tutors' });
  expect(read('/qps/tutors')).toMatchObject({ language: 'en', pathname: '/qps/tutors' });
  expect(read('/qps/tutors', ['en', 'qps'])).toMatchObject({ language: 'qps', pathname: '/tutors' });
});

test('the path stays as it was written', () => {
  expect(read('/ta/tutors/%E0%AE%85?x=1').path).toBe('/tutors/%E0%AE%85');
});
