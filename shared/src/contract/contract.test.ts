import { aBooking, anAuthData, aSubject, aTutor, failure, list, ok } from '@paadam/shared/testing';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { type Call, calls, Failure } from '.';

const accepts = (schema: TSchema | undefined, value: unknown): boolean => {
  if (!schema) throw new Error('The call takes nothing here');
  return Value.Check(schema, value);
};

const all: [string, Call][] = Object.entries(calls);
const id = aTutor()._id;

test('no two calls answer the same method and path', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test.each(all)('%s names each parameter of its path', (_, { path, params }) => {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(params ? Object.keys((params as { properties?: object }).properties ?? {}) : []).toEqual(named);
});

test.each(all)('%s refuses a field that it does not know', (_, call) => {
  for (const schema of [call.params, call.query, call.body]) {
    expect(schema ? (schema as { additionalProperties?: unknown }).additionalProperties : false).toBe(false);
  }
});

test.each(all)('%s reads nothing but its path and query where it is a GET', (_, { method, body }) => {
  expect(method === 'GET' && body !== undefined).toBe(false);
});

test('what is the same for everyone is what anyone may read of tutors and subjects', () => {
  const open = all.filter(([, { isPublic }]) => isPublic);
  const namesOf = (kind: true | 'to-visitors') =>
    open.flatMap(([name, { isPublic }]) => (isPublic === kind ? name : [])).sort();
  expect(namesOf(true)).toEqual(['getAllTutors', 'subjects', 'tutorCounts', 'tutorReviews']);
  expect(namesOf('to-visitors')).toEqual(['tutorSlots']);
  for (const [, { method, who }] of open) expect([method, who]).toEqual(['GET', 'anyone']);
});

describe('a registration', () => {
  const details = {
    name: 'Asha',
    email: 'asha@example.test',
    password: 'a long pass phrase',
    role: 'student',
  };
  const { body } = calls.register;

  test('is taken with its zone and without it', () => {
    expect(accepts(body, details)).toBe(true);
    expect(accepts(body, { ...details, timeZone: 'Asia/Kolkata' })).toBe(true);
  });

  test.each([
    ['an administrator’s role', { role: 'admin' }],
    ['a privileged field', { isVerified: true }],
    ['a short password', { password: 'short' }],
    ['a password of more than 128 characters', { password: 'x'.repeat(129) }],
    ['a name of blanks', { name: '   ' }],
    ['a name of two lines', { name: 'Asha\nRao' }],
    ['a name that turns the text around it', { name: 'Asha \u202Eoar' }],
    ['a name with a mark of direction', { name: 'Asha \u061Coar' }],
    ['no e-mail address', { email: 'asha' }],
  ])('is refused with %s', (_, change) => {
    expect(accepts(body, { ...details, ...change })).toBe(false);
  });
});

describe('a name', () => {
  const names = (name: string) => accepts(calls.saveProfile.body, { name });

  test.each([
    'அஷா',
    'शर्मा',
    'क्\u200Dष',
    'نام\u200Cها',
    '李',
    'Ελένη',
    'Asha 🌸',
    'O’Neill-Rao, 3rd',
    'Łukasz',
    'e\u0301a',
  ])('%s is one', (name) => {
    expect(names(name)).toBe(true);
  });

  test.each([
    ['zero-width blanks', '\u200B\u200C\u200D\uFEFF'],
    ['soft hyphens', '\u00AD\u00AD'],
    ['a blank of Braille', '\u2800'],
    ['fillers of Hangul', '\u3164\u115F\u1160\uFFA0'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['marks without a letter', '\u0301 \u094D'],
    ['tags', '\u{E0041}\u{E0042}'],
    ['signs of nobody', '\uE000\u{10FFFD}'],
    ['blanks of all widths', '\u00A0\u2003\u3000'],
  ])('is not made of %s', (_, name) => {
    expect(names(name)).toBe(false);
    expect(names(`Asha${name}Rao`)).toBe(true);
  });

  test.each(['\u061C', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069'])(
    'holds no sign of direction (%j)',
    (sign) => {
      expect(names(`Asha ${sign}Rao`)).toBe(false);
    },
  );
});

test.each(['12345', '1234567', '12345a', ' 123456', '१२३४५६'])('%j is no code', (otp) => {
  expect(accepts(calls.verifyOtp.body, { email: 'asha@example.test', otp })).toBe(false);
});

test('a code keeps its leading zeros', () => {
  expect(accepts(calls.verifyOtp.body, { email: 'asha@example.test', otp: '000123' })).toBe(true);
});

describe('a booking request', () => {
  const request = {
    student: anAuthData().id,
    tutor: id,
    subject: aSubject()._id,
    dateTime: '2030-01-07T10:00:00+05:30',
    duration: '1.5',
  };
  const { body } = calls.createBooking;

  test('is taken with its offset', () => {
    expect(accepts(body, request)).toBe(true);
    expect(accepts(body, { ...request, dateTime: '2030-01-07T04:30:00.000Z' })).toBe(true);
  });

  test.each([
    ['a time without an offset', { dateTime: '2030-01-07T10:00:00' }],
    ['another duration', { duration: '3' }],
    ['a duration as a number', { duration: 1 }],
    ['a price of one’s own', { price: 1 }],
    ['an id that is none', { tutor: ':1' }],
    ['an id in capitals', { tutor: '01936E5A-0000-7000-8000-00000000000A' }],
    ['an id as a URN', { tutor: `urn:uuid:${id}` }],
  ])('is refused with %s', (_, change) => {
    expect(accepts(body, { ...request, ...change })).toBe(false);
  });
});

test('a tutor may not complete a booking by hand', () => {
  const { body } = calls.setBookingStatus;
  expect(accepts(body, { bookingId: id, status: 'accepted' })).toBe(true);
  expect(accepts(body, { bookingId: id, status: 'completed' })).toBe(false);
});

test('a page of a list has 1 to 100 rows', () => {
  const { query } = calls.getAllTutors;
  expect([0, 1, 100, 101, 1.5].map((limit) => accepts(query, { limit }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('the answers that the component tests give are answers of the contract', () => {
  expect(accepts(calls.login.answer, ok(anAuthData(), { token: 'token' }))).toBe(true);
  expect(accepts(calls.subjects.answer, list([aSubject()]))).toBe(true);
  expect(accepts(calls.getAllTutors.answer, list([aTutor()]))).toBe(true);
  expect(accepts(calls.profile.answer, ok(aTutor()))).toBe(true);
  expect(
    accepts(
      calls.studentBookings.answer,
      list([aBooking()], { sessionCount: 1, upcomingCount: 0, waitingCount: 1 }),
    ),
  ).toBe(true);
  expect(accepts(calls.refreshAuth.answer, { ...ok(null), success: false, token: null })).toBe(true);
  expect(accepts(calls.profile.answer, ok({ ...aTutor(), hourlyRate: '600' }))).toBe(false);
});

test('an error has a known code, and is no success', () => {
  expect(accepts(Failure, failure('internal', 'Because.'))).toBe(true);
  expect(accepts(Failure, { success: false, message: 'Because.', code: 'of_mine' })).toBe(false);
  expect(accepts(Failure, { success: true, message: 'Because.', code: 'internal' })).toBe(false);
});
