import { isTimeZone } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { HttpError } from '../../foundation/http/HttpError';
import { knownTimeZone } from './knownTimeZone';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

it.each([
  ['us/pacific', 'US/Pacific'],
  ['US/pacific', 'US/Pacific'],
  ['ETC/GMT-5', 'Etc/GMT-5'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['aSIA/kOLKATA', 'Asia/Kolkata'],
  ['utc', 'UTC'],
  ['africa/porto-novo', 'Africa/Porto-Novo'],
  ['AUSTRALIA/NSW', 'Australia/NSW'],
])('%s is %s', (entered, name) => {
  expect(knownTimeZone(entered)).toBe(name);
});

it('spells every zone of this runtime as the tz database does, whatever the case of the input', async () => {
  const { rows } = await test.database.execute<{ name: string }>(sql`select name from pg_timezone_names`);
  const names = rows.map(({ name }) => name).filter(isTimeZone);
  expect(names.length).toBeGreaterThan(400);
  expect(names.map((name) => knownTimeZone(name.toLowerCase()))).toEqual(names);
  expect(names.map((name) => knownTimeZone(name.toUpperCase()))).toEqual(names);
});

it.each(['Mars/Olympus', 'IST', '+05:30', '', 'Asia/', 'us/atlantis'])('refuses %s', (entered) => {
  expect(() => knownTimeZone(entered)).toThrow(HttpError);
});
