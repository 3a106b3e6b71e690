import { pathIn } from './siteLanguages';

test.each([
  ['en', '/', '/'],
  ['ta', '/', '/ta'],
  ['ta', '/?q=1', '/ta?q=1'],
  ['hi', '/tutors?q=1#top', '/hi/tutors?q=1#top'],
  // Of "/ta//other.example", which anyone may link to.
  ['en', '//other.example/a', '/other.example/a'],
  ['en', '///other.example', '/other.example'],
  ['hi', '//other.example', '/hi/other.example'],
])('in %s the page at %s is at %s', (language, path, expected) => {
  expect(pathIn(language, path)).toBe(expected);
});
