import { webUrl } from './webUrl';

test.each([
  ['https://meet.example/room?pwd=1', 'https://meet.example/room?pwd=1'],
  ['http://example.test', 'http://example.test/'],
  ['HTTPS://EXAMPLE.TEST/A', 'https://example.test/A'],
])('%s may be linked', (entered, url) => {
  expect(webUrl(entered)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \tjavascript:alert(1)',
  'data:text/html,hello',
  'ftp://example.test/file',
  '//example.test/a',
  '/a/path',
  'example.test',
  '',
  null,
  undefined,
])('%j may not', (entered) => {
  expect(webUrl(entered)).toBeNull();
});
