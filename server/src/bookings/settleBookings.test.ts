import { inArray } from 'drizzle-orm';
import { inTransaction } from '../db/inTransaction';
import { bookingEvents, bookings } from '../db/schema';
import { type Person, startTestApp, type TestApp } from '../testing/testApp';
import { setBookingClock } from './bookingClock';
import { settleBookings } from './settleBookings';
import { addBooking, addTutor, daysAhead, hoursFromNow } from './testScene';

let test: TestApp;
let student: Person;
let tutor: Person;
beforeAll(async () => {
  test = await startTestApp();
  [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
});
afterAll(() => test.stop());
beforeEach(() => settleBookings(test.database));

const statusesOf = async (ids: readonly string[]) => {
  const rows = await test.database
    .select()
    .from(bookings)
    .where(inArray(bookings.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const eventsOf = (ids: readonly string[]) =>
  test.database
    .select({ status: bookingEvents.status, at: bookingEvents.at, actorId: bookingEvents.actorId })
    .from(bookingEvents)
    .where(inArray(bookingEvents.bookingId, [...ids]));

describe('the clock', () => {
  it('is woken when a booking’s moment has come', async () => {
    const id = await addBooking(test, student, tutor, hoursFromNow(-5), { status: 'accepted' });
    await inTransaction(test.database, (tx) =>
      setBookingClock(tx, {
        id,
        status: 'accepted',
        createdAt: hoursFromNow(-9),
        startsAt: hoursFromNow(-5),
        endsAt: hoursFromNow(-4),
      }),
    );

    await test.app.jobs.runDue();

    expect(await statusesOf([id])).toEqual(['completed']);
  });

  it('expires what nobody answered, and completes what has ended, at the moment that it happened', async () => {
    const [asked, started, ended] = [hoursFromNow(-50), hoursFromNow(-3), hoursFromNow(-10)];
    const ids = [
      await addBooking(test, student, tutor, daysAhead(5, 9), { createdAt: asked }),
      await addBooking(test, student, tutor, started, { createdAt: hoursFromNow(-20) }),
      await addBooking(test, student, tutor, ended, { status: 'accepted' }),
    ];

    expect(await settleBookings(test.database)).toBe(3);

    expect(await statusesOf(ids)).toEqual(['expired', 'expired', 'completed']);
    expect(await eventsOf(ids)).toEqual(
      expect.arrayContaining([
        { status: 'expired', at: new Date(asked.getTime() + 48 * 3_600_000), actorId: null },
        { status: 'expired', at: started, actorId: null },
        { status: 'completed', at: new Date(ended.getTime() + 3_600_000), actorId: null },
      ]),
    );
  });

  it('leaves alone what still has time, and what is over', async () => {
    const ids = [
      await addBooking(test, student, tutor, daysAhead(6, 9), { createdAt: hoursFromNow(-47) }),
      await addBooking(test, student, tutor, hoursFromNow(-0.5), { status: 'accepted' }),
      await addBooking(test, student, tutor, hoursFromNow(-30), { status: 'declined' }),
      await addBooking(test, student, tutor, hoursFromNow(-40), { status: 'cancelled' }),
    ];
    expect(await settleBookings(test.database)).toBe(0);
    expect(await statusesOf(ids)).toEqual(['pending', 'accepted', 'declined', 'cancelled']);
  });

  it('settles each booking once, however many servers do it at once', async () => {
    const ids = [];
    for (let day = 1; day <= 20; day += 1) {
      ids.push(await addBooking(test, student, tutor, hoursFromNow(-100 - day * 2), { status: 'accepted' }));
    }
    const settled = await Promise.all(Array.from({ length: 5 }, () => settleBookings(test.database)));
    expect(settled.reduce((sum, count) => sum + count)).toBe(20);
    expect(await eventsOf(ids)).toHaveLength(20);
  });
});
