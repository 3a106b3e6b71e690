import { Secret } from 'otpauth';
import { appAddress, drawAppSecret, pictureOf, stepOfCode } from './appCodes';

/** The secret and the moments of RFC 6238, appendix B; its codes have eight digits, of which the last six are ours. */
const rfcSecret = Secret.fromUTF8('12345678901234567890').base32;

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code of RFC 6238 is %s', (second, code) => {
  expect(stepOfCode(rfcSecret, code, second * 1000)).toBe(Math.floor(second / 30));
});

it('is good for the step before and the step after, and no longer', () => {
  const at = (second: number) => stepOfCode(rfcSecret, '005924', second * 1000);
  const step = Math.floor(1_234_567_890 / 30);
  const start = step * 30;
  expect([start - 30, start - 1, start, start + 29, start + 30, start + 59].map(at)).toEqual(
    Array.from({ length: 6 }, () => step),
  );
  expect([start - 31, start + 60].map(at)).toEqual([null, null]);
});

it('is of 160 random bits, and of an address that apps read', () => {
  const [secret, another] = [drawAppSecret(), drawAppSecret()];
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(another).not.toBe(secret);
  const address = new URL(appAddress(secret, 'asha+maths@example.org'));
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Paadam:asha%2Bmaths%40example\.org\?/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Paadam',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

it('is drawn as SVG that has nothing but a path, with the quiet zone that scanners need', () => {
  const picture = pictureOf(appAddress(drawAppSecret(), `${'a'.repeat(242)}@example.org`));
  expect(picture).toMatch(
    /^<svg viewBox="0 0 \d+ \d+" xmlns="http:\/\/www\.w3\.org\/2000\/svg"><path d="M4 4[\w. -]+"\/><\/svg>$/,
  );
});
