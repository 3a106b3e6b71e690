import { type Call, calls } from '@paadam/shared/contract';
import { isSafe } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { askToPay, markPaid, testMoney } from './development/testing/money';
import { addPastLessons, daysAhead, mathematics, physics } from './development/testing/scene';
import type { TestBrowser } from './development/testing/TestBrowser';
import { type Person, startTestApp, type TestApp } from './development/testing/testApp';
import {
  bookingFor,
  type CallingRole,
  makeWorld,
  type Objects,
  parentsOf,
  type Relation,
  relations,
  roles,
  students,
  tutorsOf,
  type World,
} from './development/testing/world';
import { availabilityExceptions, lessonFiles, outsideCalendars, sessions } from './foundation/db/schema';
import { invoiceId } from './money/invoices/routes';

let test: TestApp;
/** The people of all cases in which nothing of theirs changes. */
let sharedWorld: World;
beforeAll(async () => {
  test = await startTestApp({ metricsToken: 'a token of some length', money: testMoney });
  sharedWorld = await makeWorld(test);
});
afterAll(() => test.stop());

/** One call, made by a caller upon an object that is theirs, a linked person's, or a stranger's. */
interface Ask {
  browser: TestBrowser;
  world: World;
  role: CallingRole;
  relation: Relation;
  /** The caller; a visitor asks as a student would who is not signed in. */
  caller: Person;
}

type Statuses = number | Partial<Objects<number>>;

interface Row {
  /** Absent: a row of the table, whose call has its name. */
  call?: Call;
  make(ask: Ask): Promise<{ status: number }>;
  /** One status for all objects, or one for each; a visitor meets strangers' objects only. */
  gives: { visitor: number; student: Statuses; tutor: Statuses; parent: Statuses };
}

const anyone = { visitor: 200, student: 200, tutor: 200, parent: 200 };
const signedIn = { visitor: 401, student: 200, tutor: 200, parent: 200 };
/** The caller's own object, and no other person's. */
const onesOwn = { own: 200, linked: 404, stranger: 404 };
/** One's own and a linked person's. */
const family = { own: 200, linked: 200, stranger: 404 };

const email = () => `${crypto.randomUUID()}@paadam.test`;
const password = 'an uncommon phrase';
const newYear = { firstDay: '2099-01-01', lastDay: '2099-01-01' };
const future = () => daysAhead(5, 9).toISOString();
/** Hours ahead of the lesson that was added last: people who share a world share its time. */
let taken = 0;
const bookingOf = ({ world, role, relation }: Ask, values?: object) => {
  taken += 1;
  return bookingFor(test, world, { role, relation }, values, daysAhead(3, taken));
};
/** @returns a lesson that is over */
const pastBookingOf = ({ world, role, relation }: Ask) =>
  bookingFor(test, world, { role, relation }, { status: 'completed' }, daysAhead(-2, 9));

/** Weekly lessons are for those who have had one. */
const letHaveHadALesson = async (studentId: string): Promise<void> => {
  await addPastLessons(test, { id: studentId }, 1);
};

/** @returns the series that the booking is made one of */
const seriesOf = async (bookingId: string): Promise<string> => {
  const id = uuidv7();
  await test.database.execute(sql`with made as (
      insert into booking_series (id, student_id, tutor_id, subject_id, booked_by, weeks, time_zone)
      select ${id}, student_id, tutor_id, subject_id, booked_by, 2, 'UTC' from bookings where id = ${bookingId}
      returning id)
    update bookings set series_id = made.id, series_position = 1 from made where bookings.id = ${bookingId}`);
  return id;
};

/** @returns a calendar elsewhere, of the tutor whose it is to be; its address leads nowhere */
const calendarOf = async ({ world, relation }: Ask): Promise<string> => {
  const tutor = { own: world.tutor, linked: world.colleague, stranger: world.stranger.tutor }[relation];
  const id = uuidv7();
  const addressSealed = test.app.sealer.seal('ftp://calendar.example/a.ics', `outside-calendar:${id}`);
  await test.database.insert(outsideCalendars).values({ id, tutorId: tutor.id, name: 'Work', addressSealed });
  return id;
};

const table: Record<keyof typeof calls, Row> = {
  register: {
    make: ({ browser }) =>
      browser.call(calls.register, { body: { name: 'Kavya', email: email(), password, role: 'student' } }),
    gives: anyone,
  },
  // Admitted, and told that the digits are not right.
  verifyOtp: {
    make: ({ browser }) => browser.call(calls.verifyOtp, { body: { email: email(), otp: '000000' } }),
    gives: { visitor: 400, student: 400, tutor: 400, parent: 400 },
  },
  resendOtp: {
    make: ({ browser }) => browser.call(calls.resendOtp, { body: { email: email() } }),
    gives: anyone,
  },
  // Admitted, and told that the password is not right, which is a 401 of its own code.
  login: {
    make: async ({ browser }) => {
      const { status, failure } = await browser.call(calls.login, { body: { email: email(), password } });
      expect(failure.code).toBe('credentials_wrong');
      return { status };
    },
    gives: { visitor: 401, student: 401, tutor: 401, parent: 401 },
  },
  forgotPassword: {
    make: ({ browser }) => browser.call(calls.forgotPassword, { body: { email: email() } }),
    gives: anyone,
  },
  resetPassword: {
    make: ({ browser }) =>
      browser.call(calls.resetPassword, { body: { email: email(), otp: '000000', password } }),
    gives: { visitor: 400, student: 400, tutor: 400, parent: 400 },
  },
  refreshAuth: { make: ({ browser }) => browser.call(calls.refreshAuth), gives: anyone },
  logout: { make: ({ browser }) => browser.call(calls.logout), gives: signedIn },
  // Admitted, and told that the current password is not right.
  changePassword: {
    make: ({ browser }) => browser.call(calls.changePassword, { body: { current: 'not it', password } }),
    gives: { visitor: 401, student: 400, tutor: 400, parent: 400 },
  },
  // Admitted, and told that the browser has not taken the first step.
  secondStep: {
    make: async ({ browser }) => {
      const { status, failure } = await browser.call(calls.secondStep, { body: { code: '000000' } });
      expect(failure.code).toBe('second_step_over');
      return { status };
    },
    gives: { visitor: 401, student: 401, tutor: 401, parent: 401 },
  },
  twoStep: { make: ({ browser }) => browser.call(calls.twoStep), gives: signedIn },
  newTwoStepSecret: { make: ({ browser }) => browser.call(calls.newTwoStepSecret), gives: signedIn },
  // Admitted, and told that the code is missing: wrong passwords are counted.
  turnOnTwoStep: {
    make: ({ browser }) => browser.call(calls.turnOnTwoStep, { body: { password, code: '' } }),
    gives: { visitor: 401, student: 400, tutor: 400, parent: 400 },
  },
  turnOffTwoStep: {
    make: ({ browser }) => browser.call(calls.turnOffTwoStep, { body: { password, code: '' } }),
    gives: { visitor: 401, student: 400, tutor: 400, parent: 400 },
  },
  newRecoveryCodes: {
    make: ({ browser }) => browser.call(calls.newRecoveryCodes, { body: { password, code: '' } }),
    gives: { visitor: 401, student: 400, tutor: 400, parent: 400 },
  },
  // Admitted, and told that the current password, or the digits, are not right.
  requestEmailChange: {
    make: ({ browser }) =>
      browser.call(calls.requestEmailChange, { body: { email: email(), current: 'not it' } }),
    gives: { visitor: 401, student: 400, tutor: 400, parent: 400 },
  },
  resendEmailCode: {
    make: ({ browser }) => browser.call(calls.resendEmailCode, { body: { email: email() } }),
    gives: signedIn,
  },
  changeEmail: {
    make: ({ browser }) => browser.call(calls.changeEmail, { body: { email: email(), otp: '000000' } }),
    gives: { visitor: 401, student: 400, tutor: 400, parent: 400 },
  },
  sessions: { make: ({ browser }) => browser.call(calls.sessions), gives: signedIn },
  endSession: {
    make: async ({ browser, world, role, relation, caller }) => {
      const owner = { own: caller, linked: linkedTo(world, role), stranger: world.stranger.student }[
        relation
      ];
      return browser.call(calls.endSession, { params: { id: await sessionOf(owner) } });
    },
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: onesOwn },
  },
  signInHistory: { make: ({ browser }) => browser.call(calls.signInHistory), gives: signedIn },
  subjects: { make: ({ browser }) => browser.call(calls.subjects), gives: anyone },
  subjectWishes: { make: ({ browser }) => browser.call(calls.subjectWishes), gives: signedIn },
  wishSubject: {
    make: ({ browser }) => browser.call(calls.wishSubject, { params: { id: physics } }),
    gives: signedIn,
  },
  unwishSubject: {
    make: ({ browser }) => browser.call(calls.unwishSubject, { params: { id: physics } }),
    gives: signedIn,
  },
  tutorCounts: { make: ({ browser }) => browser.call(calls.tutorCounts, { query: {} }), gives: anyone },
  profile: {
    make: async (ask) => {
      await bookingOf({ ...ask, role: 'student', relation: 'own' });
      return ask.browser.call(calls.profile, { params: { id: students(ask.world)[ask.role][ask.relation] } });
    },
    gives: { visitor: 404, student: onesOwn, tutor: family, parent: family },
  },
  saveProfile: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.saveProfile, {
        params: { id: students(world)[role][relation] },
        body: { name: 'Changed' },
      }),
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: onesOwn },
  },
  // Admitted, and told that this is no picture.
  savePhoto: {
    make: ({ browser }) => browser.call(calls.savePhoto, { body: { picture: 'AAAA' } }),
    gives: { visitor: 401, student: 400, tutor: 400, parent: 400 },
  },
  removePhoto: { make: ({ browser }) => browser.call(calls.removePhoto), gives: signedIn },
  getAllTutors: { make: ({ browser }) => browser.call(calls.getAllTutors), gives: anyone },
  tutorSlots: {
    make: ({ browser, world, relation }) =>
      browser.call(calls.tutorSlots, {
        params: { id: tutorsOf(world).tutor[relation] },
        query: { from: daysAhead(1).toISOString(), to: daysAhead(2).toISOString(), duration: '1' },
      }),
    gives: anyone,
  },
  tutorReviews: {
    make: ({ browser, world, relation }) =>
      browser.call(calls.tutorReviews, { params: { id: tutorsOf(world).tutor[relation] } }),
    gives: anyone,
  },
  tutorStudents: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.tutorStudents, { params: { id: tutorsOf(world)[role][relation] } }),
    gives: { visitor: 401, student: 403, tutor: onesOwn, parent: 403 },
  },
  tutorDashboard: {
    make: ({ browser }) => browser.call(calls.tutorDashboard),
    gives: { visitor: 401, student: 403, tutor: 200, parent: 403 },
  },
  tutorEarnings: {
    make: ({ browser }) => browser.call(calls.tutorEarnings),
    gives: { visitor: 401, student: 403, tutor: 200, parent: 403 },
  },
  exceptions: {
    make: ({ browser }) => browser.call(calls.exceptions),
    gives: { visitor: 401, student: 403, tutor: 200, parent: 403 },
  },
  holidays: {
    make: ({ browser }) => browser.call(calls.holidays),
    gives: { visitor: 401, student: 403, tutor: 200, parent: 403 },
  },
  addException: {
    make: ({ browser }) =>
      browser.call(calls.addException, {
        body: { kind: 'off', ...newYear, startTime: null, endTime: null },
      }),
    gives: { visitor: 401, student: 403, tutor: 201, parent: 403 },
  },
  removeException: {
    make: async ({ browser, world, role, relation }) => {
      const id = uuidv7();
      const tutorId = role === 'tutor' ? tutorsOf(world).tutor[relation] : world.tutor.id;
      const off = { id, tutorId, kind: 'off' as const, ...newYear };
      await test.database.insert(availabilityExceptions).values(off);
      return browser.call(calls.removeException, { params: { id } });
    },
    gives: { visitor: 401, student: 403, tutor: onesOwn, parent: 403 },
  },
  bookingRules: {
    make: ({ browser }) => browser.call(calls.bookingRules),
    gives: { visitor: 401, student: 403, tutor: 200, parent: 403 },
  },
  saveBookingRules: {
    make: ({ browser }) =>
      browser.call(calls.saveBookingRules, {
        body: {
          noticeMinutes: 120,
          gapMinutes: 0,
          windowDays: 90,
          lessonsADay: null,
          stepMinutes: 30,
          autoAccept: 'nobody',
        },
      }),
    gives: { visitor: 401, student: 403, tutor: 200, parent: 403 },
  },
  tutorBookings: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.tutorBookings, { params: { id: tutorsOf(world)[role][relation] } }),
    gives: { visitor: 401, student: 403, tutor: onesOwn, parent: 403 },
  },
  studentBookings: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.studentBookings, { params: { id: students(world)[role][relation] } }),
    gives: { visitor: 401, student: onesOwn, tutor: 403, parent: { own: 404, linked: 200, stranger: 404 } },
  },
  requestRoom: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.requestRoom, {
        query: { student: students(world)[role][relation], tutor: world.tutor.id },
      }),
    gives: { visitor: 401, student: onesOwn, tutor: 403, parent: { own: 404, linked: 200, stranger: 404 } },
  },
  createBooking: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.createBooking, {
        body: {
          student: students(world)[role][relation],
          tutor: world.tutor.id,
          subject: mathematics,
          dateTime: future(),
          duration: '1',
        },
      }),
    gives: {
      visitor: 401,
      student: { own: 201, linked: 404, stranger: 404 },
      tutor: 403,
      parent: { own: 404, linked: 201, stranger: 404 },
    },
  },
  previewSeries: {
    make: async ({ browser, world, role, relation }) => {
      const student = students(world)[role][relation];
      await letHaveHadALesson(student);
      return browser.call(calls.previewSeries, {
        body: {
          student,
          tutor: world.tutor.id,
          subject: mathematics,
          dateTime: future(),
          duration: '1',
          weeks: 3,
        },
      });
    },
    gives: { visitor: 401, student: onesOwn, tutor: 403, parent: { own: 404, linked: 200, stranger: 404 } },
  },
  createSeries: {
    make: async ({ browser, world, role, relation }) => {
      const student = students(world)[role][relation];
      await letHaveHadALesson(student);
      const first = future();
      return browser.call(calls.createSeries, {
        body: {
          student,
          tutor: world.tutor.id,
          subject: mathematics,
          dates: [first, new Date(Date.parse(first) + 7 * 86_400_000).toISOString()],
          duration: '1',
        },
      });
    },
    gives: {
      visitor: 401,
      student: { own: 201, linked: 404, stranger: 404 },
      tutor: 403,
      parent: { own: 404, linked: 201, stranger: 404 },
    },
  },
  answerSeries: {
    make: async (ask) =>
      ask.browser.call(calls.answerSeries, {
        params: { id: await seriesOf(await bookingOf(ask, { status: 'accepted' })) },
        body: { status: 'cancelled' },
      }),
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: family },
  },
  setBookingStatus: {
    make: async (ask) =>
      ask.browser.call(calls.setBookingStatus, {
        body: { bookingId: await bookingOf(ask, { status: 'pending' }), status: 'accepted' },
      }),
    gives: { visitor: 401, student: 403, tutor: onesOwn, parent: 403 },
  },
  ownBookings: { make: ({ browser }) => browser.call(calls.ownBookings), gives: signedIn },
  booking: {
    make: async (ask) => ask.browser.call(calls.booking, { params: { id: await bookingOf(ask) } }),
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: family },
  },
  cancelBooking: {
    make: async (ask) => ask.browser.call(calls.cancelBooking, { params: { id: await bookingOf(ask) } }),
    gives: { visitor: 401, student: onesOwn, tutor: 403, parent: family },
  },
  payBooking: {
    make: async (ask) => {
      const bookingId = await bookingOf(ask, { status: 'accepted' });
      await askToPay(test, bookingId);
      return ask.browser.call(calls.payBooking, { body: { bookingId } });
    },
    gives: { visitor: 401, student: onesOwn, tutor: 403, parent: family },
  },
  refundQuote: {
    make: async (ask) => {
      const id = await bookingOf(ask, { status: 'accepted' });
      await markPaid(test, await askToPay(test, id));
      return ask.browser.call(calls.refundQuote, { params: { id } });
    },
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: family },
  },
  payments: {
    make: ({ browser }) => browser.call(calls.payments),
    gives: { visitor: 401, student: 200, tutor: 403, parent: 200 },
  },
  invoices: { make: ({ browser }) => browser.call(calls.invoices), gives: signedIn },
  payment: {
    make: async (ask) => {
      const id = await askToPay(test, await bookingOf(ask, { status: 'accepted' }));
      return ask.browser.call(calls.payment, { params: { id } });
    },
    gives: { visitor: 401, student: onesOwn, tutor: 403, parent: family },
  },
  tutorPayouts: {
    make: ({ browser }) => browser.call(calls.tutorPayouts),
    gives: { visitor: 401, student: 403, tutor: 200, parent: 403 },
  },
  tutorStatement: {
    make: ({ browser }) => browser.call(calls.tutorStatement),
    gives: { visitor: 401, student: 403, tutor: 200, parent: 403 },
  },
  // Admitted, and told that the password is not right.
  setPayoutDestination: {
    make: ({ browser }) =>
      browser.call(calls.setPayoutDestination, {
        body: { kind: 'upi', upiId: 'asha@okbank', password: 'not it' },
      }),
    gives: { visitor: 401, student: 403, tutor: 400, parent: 403 },
  },
  setMeetingLink: {
    make: async (ask) =>
      ask.browser.call(calls.setMeetingLink, {
        params: { id: await bookingOf(ask) },
        body: { meetingLink: 'https://meet.example/a' },
      }),
    gives: { visitor: 401, student: 403, tutor: onesOwn, parent: 403 },
  },
  bookingTimes: {
    make: async (ask) =>
      ask.browser.call(calls.bookingTimes, {
        params: { id: await bookingOf(ask) },
        query: { from: daysAhead(4).toISOString(), to: daysAhead(5).toISOString() },
      }),
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: family },
  },
  proposeTimes: {
    make: async (ask) =>
      ask.browser.call(calls.proposeTimes, {
        params: { id: await bookingOf(ask) },
        body: { times: [daysAhead(20, 9).toISOString()] },
      }),
    gives: {
      visitor: 401,
      student: { own: 201, linked: 404, stranger: 404 },
      tutor: { own: 201, linked: 404, stranger: 404 },
      parent: { own: 201, linked: 201, stranger: 404 },
    },
  },
  // There is no such proposal, of one's own bookings either; that of the other side is in `moving.test.ts`.
  // Too late for it, for who has a part in the lesson.
  reportProblem: {
    make: async (ask) =>
      ask.browser.call(calls.reportProblem, {
        params: { id: await pastBookingOf(ask) },
        body: { kind: 'technical', text: 'The sound was gone.' },
      }),
    gives: {
      visitor: 401,
      student: { own: 409, linked: 404, stranger: 404 },
      tutor: { own: 409, linked: 404, stranger: 404 },
      parent: { own: 409, linked: 409, stranger: 404 },
    },
  },
  answerProblem: {
    make: async (ask) =>
      ask.browser.call(calls.answerProblem, {
        params: { id: await bookingOf(ask) },
        body: { problem: crypto.randomUUID(), answer: 'agreed' },
      }),
    gives: { visitor: 401, student: 404, tutor: 404, parent: 404 },
  },
  answerProposal: {
    make: async (ask) =>
      ask.browser.call(calls.answerProposal, {
        params: { id: await bookingOf(ask), proposal: crypto.randomUUID() },
        body: { answer: 'declined' },
      }),
    gives: { visitor: 401, student: 404, tutor: 404, parent: 404 },
  },
  changeBookingTime: {
    make: async (ask) =>
      ask.browser.call(calls.changeBookingTime, {
        params: { id: await bookingOf(ask, { status: 'pending' }) },
        body: { dateTime: daysAhead(21, taken % 24).toISOString() },
      }),
    gives: { visitor: 401, student: onesOwn, tutor: 403, parent: family },
  },
  room: {
    make: async (ask) => ask.browser.call(calls.room, { params: { id: await bookingOf(ask) } }),
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: family },
  },
  roomEvents: {
    make: async (ask) => ask.browser.call(calls.roomEvents, { params: { id: await bookingOf(ask) } }),
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: family },
  },
  // Admitted, and told that the room is not open yet.
  addRoomFile: {
    make: async (ask) =>
      ask.browser.call(calls.addRoomFile, {
        params: { id: await bookingOf(ask) },
        body: { picture: 'AAAA' },
      }),
    gives: {
      visitor: 401,
      student: { own: 409, linked: 404, stranger: 404 },
      tutor: { own: 409, linked: 404, stranger: 404 },
      parent: 403,
    },
  },
  roomFile: {
    make: async (ask) => {
      const [id, file] = [await bookingOf(ask), uuidv7()];
      const content = Buffer.from('a picture');
      await test.database
        .insert(lessonFiles)
        .values({ id: file, bookingId: id, byId: ask.caller.id, width: 1, height: 1, content });
      return ask.browser.call(calls.roomFile, { params: { id, file } });
    },
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: family },
  },
  bookingCalendar: {
    make: async (ask) =>
      ask.browser.call(calls.bookingCalendar, {
        params: { id: await bookingOf(ask, { status: 'accepted' }) },
      }),
    gives: { visitor: 401, student: onesOwn, tutor: onesOwn, parent: family },
  },
  ownCalendar: {
    make: ({ browser }) =>
      browser.call(calls.ownCalendar, {
        query: { from: daysAhead(1).toISOString(), to: daysAhead(8).toISOString() },
      }),
    gives: signedIn,
  },
  calendarFeed: { make: ({ browser }) => browser.call(calls.calendarFeed), gives: signedIn },
  newCalendarFeed: {
    make: ({ browser }) => browser.call(calls.newCalendarFeed),
    gives: { visitor: 401, student: 201, tutor: 201, parent: 201 },
  },
  endCalendarFeed: { make: ({ browser }) => browser.call(calls.endCalendarFeed), gives: signedIn },
  calendarSettings: { make: ({ browser }) => browser.call(calls.calendarSettings), gives: signedIn },
  saveCalendarSettings: {
    make: ({ browser }) =>
      browser.call(calls.saveCalendarSettings, { body: { mailInvitations: true, feedRequests: false } }),
    gives: signedIn,
  },
  outsideCalendars: {
    make: ({ browser }) => browser.call(calls.outsideCalendars),
    gives: { visitor: 401, student: 403, tutor: 200, parent: 403 },
  },
  // Admitted, and told that the address cannot be read.
  addOutsideCalendar: {
    make: ({ browser }) =>
      browser.call(calls.addOutsideCalendar, {
        body: { name: 'Work', address: 'ftp://calendar.example/a.ics', countsAllDay: true },
      }),
    gives: { visitor: 401, student: 403, tutor: 400, parent: 403 },
  },
  changeOutsideCalendar: {
    make: async (ask) =>
      ask.browser.call(calls.changeOutsideCalendar, {
        params: { id: await calendarOf(ask) },
        body: { name: 'Home', countsAllDay: true },
      }),
    gives: { visitor: 401, student: 403, tutor: onesOwn, parent: 403 },
  },
  removeOutsideCalendar: {
    make: async (ask) =>
      ask.browser.call(calls.removeOutsideCalendar, { params: { id: await calendarOf(ask) } }),
    gives: { visitor: 401, student: 403, tutor: onesOwn, parent: 403 },
  },
  readOutsideCalendar: {
    make: async (ask) =>
      ask.browser.call(calls.readOutsideCalendar, { params: { id: await calendarOf(ask) } }),
    gives: { visitor: 401, student: 403, tutor: onesOwn, parent: 403 },
  },
  createReview: {
    make: async (ask) =>
      ask.browser.call(calls.createReview, {
        body: { bookingId: await pastBookingOf(ask), rating: 5 },
      }),
    gives: { visitor: 401, student: { own: 201, linked: 404, stranger: 404 }, tutor: 403, parent: 403 },
  },
  ownReviews: { make: ({ browser }) => browser.call(calls.ownReviews), gives: signedIn },
  parentProfile: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.parentProfile, { params: { parentId: parentsOf(world)[role][relation] } }),
    gives: { visitor: 401, student: 403, tutor: 403, parent: onesOwn },
  },
  parentBookings: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.parentBookings, { params: { parentId: parentsOf(world)[role][relation] } }),
    gives: { visitor: 401, student: 403, tutor: 403, parent: onesOwn },
  },
  parentDashboard: {
    make: ({ browser }) => browser.call(calls.parentDashboard),
    gives: { visitor: 401, student: 403, tutor: 403, parent: 200 },
  },
  parentReviews: {
    make: ({ browser }) => browser.call(calls.parentReviews),
    gives: { visitor: 401, student: 403, tutor: 403, parent: 200 },
  },
  childProgress: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.childProgress, { params: { childId: students(world)[role][relation] } }),
    gives: { visitor: 401, student: 403, tutor: 403, parent: { own: 404, linked: 200, stranger: 404 } },
  },
  parentTutors: {
    make: ({ browser }) => browser.call(calls.parentTutors),
    gives: { visitor: 401, student: 403, tutor: 403, parent: 200 },
  },
  requestLink: {
    make: ({ browser }) => browser.call(calls.requestLink, { body: { studentEmail: email() } }),
    gives: { visitor: 401, student: 403, tutor: 403, parent: 200 },
  },
  // Admitted, and told that the digits are not right.
  verifyLink: {
    make: ({ browser }) => browser.call(calls.verifyLink, { body: { studentEmail: email(), otp: '000000' } }),
    gives: { visitor: 401, student: 403, tutor: 403, parent: 400 },
  },
  unlinkChild: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.unlinkChild, { params: { childId: students(world)[role][relation] } }),
    gives: { visitor: 401, student: 403, tutor: 403, parent: { own: 404, linked: 200, stranger: 404 } },
  },
  unlinkParent: {
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.unlinkParent, { params: { parentId: parentsOf(world)[role][relation] } }),
    gives: { visitor: 401, student: { own: 404, linked: 200, stranger: 404 }, tutor: 403, parent: 403 },
  },
  contact: {
    make: ({ browser }) =>
      browser.call(calls.contact, {
        body: { name: 'Kavya', email: email(), subject: 'Hello', message: 'Hello.' },
      }),
    gives: { visitor: 201, student: 201, tutor: 201, parent: 201 },
  },
  reportRemote: {
    make: ({ browser }) =>
      browser.call(calls.reportRemote, {
        body: { remote: 'mf-public', version: '1.0.0', stage: 'entry', ms: 12, outcome: 'loaded' },
      }),
    gives: { visitor: 201, student: 201, tutor: 201, parent: 201 },
  },
};

/** The same calls upon objects of another kind. */
const more: Record<string, Required<Row>> = {
  'profile of a tutor': {
    call: calls.profile,
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.profile, { params: { id: tutorsOf(world)[role][relation] } }),
    gives: anyone,
  },
  'profile of a parent': {
    call: calls.profile,
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.profile, { params: { id: parentsOf(world)[role][relation] } }),
    gives: { visitor: 404, student: onesOwn, tutor: onesOwn, parent: onesOwn },
  },
  'parentReviews of one child': {
    call: calls.parentReviews,
    make: ({ browser, world, role, relation }) =>
      browser.call(calls.parentReviews, { query: { child: students(world)[role][relation] } }),
    gives: { visitor: 401, student: 403, tutor: 403, parent: { own: 404, linked: 200, stranger: 404 } },
  },
  'answerSeries with what is the tutor’s': {
    call: calls.answerSeries,
    make: async (ask) =>
      ask.browser.call(calls.answerSeries, {
        params: { id: await seriesOf(await bookingOf(ask, { status: 'pending' })) },
        body: { status: 'accepted' },
      }),
    gives: { visitor: 401, student: 403, tutor: onesOwn, parent: 403 },
  },
  'createBooking with a tutor who is not listed': {
    call: calls.createBooking,
    make: async ({ browser, world, role, relation }) =>
      browser.call(calls.createBooking, {
        body: {
          student: students(world)[role][relation],
          tutor: (await test.signedIn('tutor')).id,
          subject: mathematics,
          dateTime: future(),
          duration: '1',
        },
      }),
    gives: {
      visitor: 401,
      student: { own: 400, linked: 404, stranger: 404 },
      tutor: 403,
      parent: { own: 404, linked: 400, stranger: 404 },
    },
  },
};

/** What stands beside the contract: for operators and integrators. */
const others: Record<string, Row['gives']> = {
  '/health/live': anyone,
  '/health/ready': anyone,
  '/openapi.json': anyone,
  '/docs': anyone,
  '/metrics': anyone,
  '/dev/mail': anyone,
  // A WebSocket's, which these do not ask for.
  '/live': { visitor: 401, student: 426, tutor: 426, parent: 426 },
};
/** Served to this machine alone, or with a token where there is one. */
const ofThisMachine: Record<string, number> = { '/metrics': 401, '/dev/mail': 404 };

const linkedTo = ({ student, parent }: World, role: CallingRole): Person =>
  ({ student: parent, tutor: student, parent: student })[role];

const sessionOf = async ({ id }: Person): Promise<string> => {
  const [session] = await test.database
    .select({ id: sessions.id })
    .from(sessions)
    .where(sql`${sessions.userId} = ${id}`);
  return session?.id ?? '';
};

type Case = [name: string, who: 'visitor' | CallingRole, whose: Relation, status: number, row: Required<Row>];

const casesOf = ([name, row]: [string, Required<Row>]): Case[] => [
  [name, 'visitor', 'stranger', row.gives.visitor, row],
  ...roles.flatMap((role): Case[] => {
    const gives = row.gives[role];
    return relations.flatMap((relation): Case[] => {
      const status = typeof gives === 'number' ? gives : gives[relation];
      return status === undefined ? [] : [[name, role, relation, status, row]];
    });
  }),
];

/** @returns whether a call with that outcome leaves everybody as they were; what a visitor may do is no one's */
const isHarmless = ({ who, method, path }: Call, status: number): boolean =>
  status >= 400 || who === 'anyone' || isSafe(method, path);

/** @returns a browser that is signed in as theirs is, so that no case meets another's cookies */
const anotherBrowserOf = ({ browser }: Person): TestBrowser => {
  const another = test.browser();
  for (const [name, value] of browser.cookies) another.cookies.set(name, value);
  return another;
};

const ofTable = Object.entries(table).map(([name, row]): [string, Required<Row>] => [
  name,
  { call: calls[name as keyof typeof calls], ...row },
]);

it.each([...ofTable, ...Object.entries(more)].flatMap(casesOf))(
  '%s, by a %s, upon their %s object: %i',
  async (_name, who, relation, status, row) => {
    const world = isHarmless(row.call, status) ? sharedWorld : await makeWorld(test);
    const role = who === 'visitor' ? 'student' : who;
    const caller = world[role];
    const browser = who === 'visitor' ? test.browser() : anotherBrowserOf(caller);
    expect((await row.make({ browser, world, role, relation, caller })).status).toBe(status);
  },
);

it.each(Object.entries(calls).filter(([, { method, path }]) => !isSafe(method, path)))(
  '%s of a session needs its token',
  async (_name, call) => {
    const { browser } = await test.signedIn(typeof call.who === 'string' ? 'student' : call.who[0]);
    browser.cookies.delete('token');
    const { status, failure } = await browser.call<Call>(call);
    expect([status, failure.code]).toEqual([403, 'csrf_failed']);
  },
);

it.each(
  Object.entries(others).flatMap(([url, gives]) =>
    (['visitor', ...roles] as const).map((who) => [url, who, gives[who]] as const),
  ),
)('%s answers a %s with %i', async (url, who, status) => {
  const browser = who === 'visitor' ? test.browser() : (await test.signedIn(who)).browser;
  expect((await browser.request({ url: `/api${url}` })).statusCode).toBe(status);
});

it.each(Object.entries(ofThisMachine))('%s answers nobody from elsewhere: %i', async (url, status) => {
  const response = await test.browser().request({ url: `/api${url}`, remoteAddress: '203.0.113.9' });
  expect(response.statusCode).toBe(status);
});

/** What Fastify has registered, read from its drawing of the tree: each branch stands four characters further in. */
const registeredRoutes = (): string[] => {
  const branch: string[] = [];
  return test.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*)── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      const depth = Math.floor(indent.length / 4);
      branch.splice(depth, branch.length, part);
      const path = branch.join('');
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
};

it('knows every route of the API that there is', () => {
  const known = [
    ...Object.values(calls).map(({ method, path }) => `${method} /api${path}`),
    ...Object.keys(others).map((path) => `GET /api${path}`),
    // The person who signs it is let in: `payments/takeFact.test.ts`.
    'POST /api/webhooks/payments/:provider',
    // Pages and files, each for its parties: `invoices.test.ts`.
    `GET /api/invoices/${invoiceId}`,
    `GET /api/invoices/${invoiceId}.pdf`,
  ];
  // Beside the page of the docs stand its own files.
  const routes = registeredRoutes().filter(
    (route) => route.includes('/api/') && !route.startsWith('GET /api/docs/'),
  );
  expect(routes.sort()).toEqual(known.sort());
});
