import { completeUrl, webUrl } from './webUrl';

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

test.each([
  ['meet.example.org/asha', 'https://meet.example.org/asha'],
  [' meet.example.org ', 'https://meet.example.org'],
  ['meet.example.org:8443/asha?x=1', 'https://meet.example.org:8443/asha?x=1'],
  ['பாடம்.இந்தியா', 'https://பாடம்.இந்தியா'],
  ['http://meet.example.org', 'http://meet.example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['asha@example.org', 'asha@example.org'],
  ['meet', 'meet'],
  ['10.5', '10.5'],
  ['', ''],
])('%j is completed to %j', (typed, address) => {
  expect(completeUrl(typed)).toBe(address);
});
