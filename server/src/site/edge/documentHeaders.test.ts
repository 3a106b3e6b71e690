import type { Config } from '../../foundation/config/Config';
import { contentSecurityPolicy } from './documentHeaders';

const remoteOrigins = ['http://localhost:3003', 'https://tutor.https.example'];
const sourcesOf = (directive: string, staging: boolean, liveKit: Config['liveKit'] = null): string[] =>
  contentSecurityPolicy(
    { remoteOrigins, publicOrigin: 'https://lessons.example', staging, liveKit },
    { nonce: 'n' },
  )
    .split('; ')
    .find((text) => text.startsWith(directive))
    ?.split(/\s+/)
    .slice(1) ?? [];

test('connect-src names the origins that portals may come from', () => {
  expect(sourcesOf('connect-src', false)).toEqual(["'self'", ...remoteOrigins]);
});

test('script-src names them as well, and allows WebAssembly, which the PDF reader needs', () => {
  expect(sourcesOf('script-src', false)).toEqual([
    "'self'",
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    ...remoteOrigins,
    "'wasm-unsafe-eval'",
  ]);
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

test('a lesson may connect to the media server that the operator named', () => {
  const liveKit = { url: 'wss://rooms.example/path', key: 'key', secret: 'secret' };
  expect(sourcesOf('connect-src', false, liveKit)).toEqual([
    "'self'",
    ...remoteOrigins,
    'wss://rooms.example',
    'https://rooms.example',
  ]);
});
