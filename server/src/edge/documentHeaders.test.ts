import { contentSecurityPolicy } from './documentHeaders';

const remoteOrigins = ['http://localhost:3003', 'https://tutor.https.example'];
const sourcesOf = (directive: string, staging: boolean): string[] =>
  contentSecurityPolicy({ remoteOrigins, publicOrigin: 'https://lessons.example', staging }, { nonce: 'n' })
    .split('; ')
    .find((text) => text.startsWith(directive))
    ?.split(/\s+/)
    .slice(1) ?? [];

test.each(['script-src', 'connect-src'])('%s names the origins that portals may come from', (directive) => {
  expect(sourcesOf(directive, false)).toEqual(["'self'", ...remoteOrigins]);
});

test('pictures come from here, and from where portals do, alone', () => {
  expect(sourcesOf('img-src', false)).toEqual(["'self'", ...remoteOrigins, 'data:', 'blob:']);
});

test('only for staging may a development server announce its edits', () => {
  expect(sourcesOf('connect-src', true)).toEqual([
    "'self'",
    ...remoteOrigins,
    'ws://localhost:3003',
    'wss://tutor.https.example',
  ]);
  expect(sourcesOf('script-src', true)).toEqual(sourcesOf('script-src', false));
});
