import { calls } from '@paadam/shared/contract';
import { type BookingActor, type BookingStatus, bookingStatuses } from '@paadam/shared/domain';
import { asc, eq } from 'drizzle-orm';
import { addBooking, addParent, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookingEvents, bookings } from '../../foundation/db/schema';
import { settleBookings } from './settleBookings';

let test: TestApp;
let people: People;
beforeAll(async () => {
  test = await startTestApp();
  people = await makePeople();
});
afterAll(() => test.stop());

type People = Record<'tutor' | 'student' | 'parent', Person>;
const makePeople = async (): Promise<People> => {
  const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
  return { student, tutor, parent: await addParent(test, student) };
};

/** The state of a booking, and those of its timeline. */
const statesOf = async (id: string) => {
  const [row] = await test.database.select().from(bookings).where(eq(bookings.id, id));
  const events = await test.database
    .select({ status: bookingEvents.status })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, id))
    .orderBy(asc(bookingEvents.at));
  return { status: row?.status, events: events.map(({ status }) => status) };
};

/** How an actor asks for a state; the states that are missing from `ways` cannot even be asked for. */
type Ask = (people: People, bookingId: string) => Promise<unknown>;
type Click = (people: People, bookingId: string) => Promise<{ status: number }>;
const setStatus =
  (status: 'accepted' | 'declined' | 'cancelled'): Click =>
  ({ tutor }, bookingId) =>
    tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status } });
const settle: Ask = () => settleBookings(test.app);
const ways: readonly { by: BookingActor; to: BookingStatus; ask: Ask }[] = [
  { by: 'tutor', to: 'accepted', ask: setStatus('accepted') },
  { by: 'tutor', to: 'declined', ask: setStatus('declined') },
  { by: 'tutor', to: 'cancelled', ask: setStatus('cancelled') },
  {
    by: 'student',
    to: 'cancelled',
    ask: ({ student }, id) => student.browser.call(calls.cancelBooking, { params: { id } }),
  },
  {
    by: 'parent',
    to: 'cancelled',
    ask: ({ parent }, id) => parent.browser.call(calls.cancelBooking, { params: { id } }),
  },
  { by: 'clock', to: 'expired', ask: settle },
  { by: 'clock', to: 'completed', ask: settle },
  { by: 'clock', to: 'cancelled', ask: settle },
];

const moments = {
  'to come': () => ({ startsAt: daysAhead(3, 10), createdAt: hoursFromNow(-1) }),
  'to come, asked for 49 hours ago': () => ({ startsAt: daysAhead(3, 10), createdAt: hoursFromNow(-49) }),
  'under way': () => ({ startsAt: hoursFromNow(-0.5), createdAt: hoursFromNow(-5) }),
  over: () => ({ startsAt: hoursFromNow(-2), createdAt: hoursFromNow(-5) }),
  'to come, to be paid': () => ({
    startsAt: daysAhead(3, 10),
    createdAt: hoursFromNow(-1),
    payBy: hoursFromNow(1),
  }),
  'to come, not paid in time': () => ({
    startsAt: daysAhead(3, 10),
    createdAt: hoursFromNow(-1),
    payBy: hoursFromNow(-0.1),
  }),
  'over, not paid in time': () => ({
    startsAt: hoursFromNow(-2),
    createdAt: hoursFromNow(-5),
    payBy: hoursFromNow(-2.5),
  }),
};
type Moment = keyof typeof moments;

/** All that happens; whatever is missing here does not. */
const happens = new Set<`${BookingStatus} → ${BookingStatus} by ${BookingActor}, ${Moment}`>([
  'pending → accepted by tutor, to come',
  'pending → declined by tutor, to come',
  'pending → cancelled by student, to come',
  'pending → cancelled by parent, to come',
  'pending → expired by clock, to come, asked for 49 hours ago',
  'pending → expired by clock, under way',
  'pending → expired by clock, over',
  'accepted → cancelled by tutor, to come',
  'accepted → cancelled by tutor, to come, asked for 49 hours ago',
  'accepted → cancelled by student, to come',
  'accepted → cancelled by student, to come, asked for 49 hours ago',
  'accepted → cancelled by parent, to come',
  'accepted → cancelled by parent, to come, asked for 49 hours ago',
  'accepted → completed by clock, over',
  ...(['to come, to be paid', 'to come, not paid in time'] as const).flatMap(
    (moment) =>
      [
        `pending → accepted by tutor, ${moment}`,
        `pending → declined by tutor, ${moment}`,
        `pending → cancelled by student, ${moment}`,
        `pending → cancelled by parent, ${moment}`,
      ] as const,
  ),
  'pending → expired by clock, over, not paid in time',
  'accepted → cancelled by tutor, to come, to be paid',
  'accepted → cancelled by student, to come, to be paid',
  'accepted → cancelled by parent, to come, to be paid',
  'accepted → cancelled by clock, to come, not paid in time',
  'accepted → cancelled by clock, over, not paid in time',
]);

const rows = bookingStatuses.flatMap((from) =>
  ways.flatMap(({ by, to, ask }) =>
    (Object.keys(moments) as Moment[]).map((moment) => {
      const name = `${from} → ${to} by ${by}, ${moment}` as const;
      return { name, from, to, ask, moment, allowed: happens.has(name) };
    }),
  ),
);

const tryIt = async ({ from, ask, moment }: Pick<(typeof rows)[number], 'from' | 'ask' | 'moment'>) => {
  const { startsAt, ...values } = moments[moment]();
  const { student, tutor } = people;
  const id = await addBooking(test, student, tutor, startsAt, { status: from, ...values });
  await ask(people, id);
  const left = await statesOf(id);
  // The next one takes its time.
  await test.database.delete(bookings).where(eq(bookings.id, id));
  return left;
};

it.each(rows.filter(({ allowed }) => allowed))('a booking goes $name', async ({ to, ...row }) => {
  expect(await tryIt(row)).toEqual({ status: to, events: [to] });
});

it.each(bookingStatuses)('a booking that is %s goes no other way', async (status) => {
  for (const { name, to, ...row } of rows.filter(({ from, allowed }) => from === status && !allowed)) {
    // The clock does whatever is due, so only the state that this row names must not come.
    const { status: reached, events } = await tryIt(row);
    expect([name, reached === to && reached !== row.from, events.includes(to)]).toEqual([name, false, false]);
  }
});

describe('two late clicks at once', () => {
  const accept = setStatus('accepted');
  const cancel: Click = ({ student }, id) => student.browser.call(calls.cancelBooking, { params: { id } });
  const decline = setStatus('declined');
  const tutorCancels = setStatus('cancelled');

  it.each<[string, BookingStatus, Click, Click, BookingStatus[]]>([
    ['decline and cancel', 'pending', decline, cancel, ['declined', 'cancelled']],
    ['cancel and decline', 'pending', cancel, decline, ['declined', 'cancelled']],
    ['both sides’ cancelling', 'accepted', tutorCancels, cancel, ['cancelled']],
  ])('%s: one moves the booking, the other is told', async (_, from, first, second, ends) => {
    for (let round = 0; round < 5; round += 1) {
      const all = await makePeople();
      const id = await addBooking(test, all.student, all.tutor, daysAhead(3, 10), { status: from });
      const replies = await Promise.all([first(all, id), second(all, id)]);

      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status, events } = await statesOf(id);
      expect(ends).toContain(status);
      expect(events).toEqual([status]);
    }
  });

  it('accept and cancel: the booking ends cancelled, whichever came first; nothing is accepted after it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const all = await makePeople();
      const id = await addBooking(test, all.student, all.tutor, daysAhead(3, 10));
      const inOrder = round % 2 ? [accept(all, id), cancel(all, id)] : [cancel(all, id), accept(all, id)];
      const replies = await Promise.all(inOrder);
      const [accepted, cancelled] = round % 2 ? replies : [replies[1], replies[0]];

      expect(cancelled?.status).toBe(200);
      expect([200, 409]).toContain(accepted?.status);
      expect((await statesOf(id)).events).toEqual(
        accepted?.status === 200 ? ['accepted', 'cancelled'] : ['cancelled'],
      );
    }
  });
});

describe('a late click of the tutor on a booking that was cancelled, and of the student on one that was declined', () => {
  it('is refused', async () => {
    const { student, tutor } = await makePeople();
    const cancelled = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'cancelled' });
    const declined = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'declined' });
    const late = [
      await tutor.browser.call(calls.setBookingStatus, {
        body: { bookingId: cancelled, status: 'accepted' },
      }),
      await student.browser.call(calls.cancelBooking, { params: { id: declined } }),
    ];
    expect(late.map(({ status, failure }) => [status, failure.code])).toEqual([
      [409, 'status_stale'],
      [409, 'status_stale'],
    ]);
  });
});
