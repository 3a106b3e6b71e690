import { calls } from '@paadam/shared/contract';
import type { TestBrowser } from '../testing/TestBrowser';
import { type Person, startTestApp, type TestApp } from '../testing/testApp';
import { addBooking, addParent, addTutor, daysAhead, mathematics } from './testScene';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

interface Scene {
  student: Person;
  tutor: Person;
  /** Of the student, at the tutor's. */
  bookingId: string;
}

/** Every caller there is, with regard to the scene's student and tutor. */
const callers = {
  visitor: async () => test.browser(),
  student: async ({ student }: Scene) => student.browser,
  'another student': async () => (await test.signedIn('student')).browser,
  tutor: async ({ tutor }: Scene) => tutor.browser,
  'another tutor': async () => (await addTutor(test)).browser,
  'linked parent': async ({ student }: Scene) => (await addParent(test, student)).browser,
  'another parent': async () => (await addParent(test, await test.signedIn('student'))).browser,
};
type Caller = keyof typeof callers;

const table: Record<
  string,
  { make: (browser: TestBrowser, scene: Scene) => Promise<{ status: number }>; gives: Record<Caller, number> }
> = {
  'GET /bookings/tutor/{id}': {
    make: (browser, { tutor }) => browser.call(calls.tutorBookings, { params: { id: tutor.id } }),
    gives: {
      visitor: 401,
      student: 403,
      'another student': 403,
      tutor: 200,
      'another tutor': 404,
      'linked parent': 403,
      'another parent': 403,
    },
  },
  'GET /bookings/student/{id}': {
    make: (browser, { student }) => browser.call(calls.studentBookings, { params: { id: student.id } }),
    gives: {
      visitor: 401,
      student: 200,
      'another student': 404,
      tutor: 403,
      'another tutor': 403,
      'linked parent': 200,
      'another parent': 404,
    },
  },
  'POST /bookings/create': {
    make: (browser, { student, tutor }) =>
      browser.call(calls.createBooking, {
        body: {
          student: student.id,
          tutor: tutor.id,
          subject: mathematics,
          dateTime: daysAhead(5, 9).toISOString(),
          duration: '1',
        },
      }),
    gives: {
      visitor: 401,
      student: 201,
      'another student': 404,
      tutor: 403,
      'another tutor': 403,
      'linked parent': 201,
      'another parent': 404,
    },
  },
  'PUT /bookings/status': {
    make: (browser, { bookingId }) =>
      browser.call(calls.setBookingStatus, { body: { bookingId, status: 'accepted' } }),
    gives: {
      visitor: 401,
      student: 403,
      'another student': 403,
      tutor: 200,
      'another tutor': 404,
      'linked parent': 403,
      'another parent': 403,
    },
  },
};

const rows = Object.entries(table).flatMap(([name, { make, gives }]) =>
  (Object.entries(gives) as [Caller, number][]).map(([caller, status]) => ({ name, make, caller, status })),
);

it.each(rows)('$name gives the $caller $status', async ({ make, caller, status }) => {
  const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
  const scene = { student, tutor, bookingId: await addBooking(test, student, tutor, daysAhead(3, 9)) };
  expect((await make(await callers[caller](scene), scene)).status).toBe(status);
});

it('refuses a session’s booking without its token', async () => {
  const student = await test.signedIn('student');
  student.browser.cookies.delete('token');
  const { status, failure } = await student.browser.call(calls.createBooking, {});
  expect([status, failure.code]).toEqual([403, 'csrf_failed']);
});

it('refuses fields that the contract does not name', async () => {
  const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
  const response = await student.browser.request({
    method: 'POST',
    url: '/api/bookings/create',
    payload: {
      student: student.id,
      tutor: tutor.id,
      subject: mathematics,
      dateTime: daysAhead(5, 9).toISOString(),
      duration: '1',
      price: 1,
      status: 'accepted',
    },
  });
  expect([response.statusCode, response.json().code]).toEqual([400, 'unknown_field']);
  expect(Object.keys(response.json().fields)).toEqual(['price', 'status']);
});
