import { findShownAddress } from './findShownAddress';

const origin = 'https://lessons.example';

it.each([
  ['/', '?from=mail', '/'],
  ['/tutors', '', '/tutors'],
  ['/tutors', '?child=01936e5a&utm_source=post&q=', '/tutors'],
  [
    '/tutors/01936e5a-0000-7000-8000-000000000001',
    '?q=algebra',
    '/tutors/01936e5a-0000-7000-8000-000000000001',
  ],
  ['/subjects/mathematics', '?sort=rating', '/subjects/mathematics'],
])('%s%s is listed as %s', (pathname, search, expected) => {
  expect(findShownAddress(origin, 'en', pathname, search)).toEqual({ url: origin + expected, listed: true });
});

it.each([
  ['?utm_source=post&q=algebra', '?q=algebra'],
  ['?sort=rating&maxRate=500&child=1', '?maxRate=500&sort=rating'],
  ['?q=%20a%26b%22%3E%20', '?q=a%26b%22%3E'],
  ['?q=algebra&q=physics', '?q=algebra'],
])('what somebody looks for by %s is not listed, and known as %s', (search, expected) => {
  expect(findShownAddress(origin, 'en', '/tutors', search)).toEqual({
    url: `${origin}/tutors${expected}`,
    listed: false,
  });
});

it.each([
  ['/', '', '/ta'],
  ['/tutors', '?q=algebra', '/ta/tutors?q=algebra'],
])('%s%s in Tamil is known as %s', (pathname, search, expected) => {
  expect(findShownAddress(origin, 'ta', pathname, search).url).toBe(origin + expected);
});
