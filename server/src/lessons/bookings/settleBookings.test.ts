import { calls } from '@paadam/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import {
  addBooking,
  addParent,
  addTutor,
  daysAhead,
  hoursFromNow,
  mathematics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { inTransaction } from '../../foundation/db/inTransaction';
import { bookingEvents, bookings, tutors } from '../../foundation/db/schema';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { clockJobs } from './bookingClock';
import { settleBookings } from './settleBookings';

let test: TestApp;
let student: Person;
let tutor: Person;
beforeAll(async () => {
  test = await startTestApp();
  [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
});
afterAll(() => test.stop());

const settle = () => settleBookings(test.app);
beforeEach(settle);

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
  it('settles the other bookings if one fails, and then throws its error', async () => {
    const ids = [
      await addBooking(test, student, tutor, hoursFromNow(-8), { status: 'accepted' }),
      await addBooking(test, student, tutor, hoursFromNow(-7), { status: 'accepted' }),
      await addBooking(test, student, tutor, hoursFromNow(-6), { status: 'accepted' }),
    ];
    const { $client: client } = test.database;
    await client.query(`
      create function refuse_one() returns trigger language plpgsql as $$ begin
        if new.id = '${ids[0]}' then raise exception 'not this one'; end if;
        return new;
      end $$;
      create trigger refuse_one before update on bookings for each row execute function refuse_one()`);
    await expect(settle()).rejects.toThrow();
    await client.query('drop function refuse_one cascade');
    expect(await statusesOf(ids)).toEqual(['accepted', 'completed', 'completed']);
    expect(await settle()).toBe(1);
  });

  it('is woken when a booking’s moment has come', async () => {
    const id = await addBooking(test, student, tutor, hoursFromNow(-5), { status: 'accepted' });
    await inTransaction(test.database, (tx) =>
      enqueueAll(
        tx,
        clockJobs({
          id,
          status: 'accepted',
          createdAt: hoursFromNow(-9),
          startsAt: hoursFromNow(-5),
          endsAt: hoursFromNow(-4),
        }),
      ),
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

    expect(await settle()).toBe(3);

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
    expect(await settle()).toBe(0);
    expect(await statusesOf(ids)).toEqual(['pending', 'accepted', 'declined', 'cancelled']);
  });

  it('settles each booking once, however many servers do it at once', async () => {
    const ids = [];
    for (let day = 1; day <= 20; day += 1) {
      ids.push(await addBooking(test, student, tutor, hoursFromNow(-100 - day * 2), { status: 'accepted' }));
    }
    const settled = await Promise.all(Array.from({ length: 5 }, () => settle()));
    expect(settled.reduce((sum, count) => sum + count)).toBe(20);
    expect(await eventsOf(ids)).toHaveLength(20);
  });
});

describe('a request that nobody answered', () => {
  const people = async () => {
    const child = await test.signedIn('student', { name: 'Diya', timeZone: 'Asia/Kathmandu' });
    return { child, parent: await addParent(test, child), asked: await addTutor(test) };
  };
  const subjectsTo = async ({ email }: Person) => (await test.mailsTo(email)).map(({ subject }) => subject);

  it('is mailed about to the student, the parents and the tutor, when it has expired', async () => {
    const { child, parent, asked } = await people();
    await addBooking(test, child, asked, daysAhead(5, 9), {
      createdAt: hoursFromNow(-49),
      bookedBy: parent.id,
    });
    await settle();

    expect(await subjectsTo(child)).toEqual(['The request for your lesson in Mathematics has expired']);
    expect(await subjectsTo(parent)).toEqual([
      'The request for the lesson of Diya in Mathematics has expired',
    ]);
    expect(await subjectsTo(asked)).toEqual([
      'The request for your lesson with Diya in Mathematics has expired',
    ]);
    const [mail] = await test.mailsTo(child.email);
    expect(mail?.text).toMatch(/2:45 pm Nepal Time, 60 minutes/);
    expect(mail?.text).toContain('Meera Nair did not answer in time');
  });

  it('is no completed lesson: after the first of those with a tutor, the student alone is asked for a review', async () => {
    const { child, parent, asked } = await people();
    await addBooking(test, child, asked, hoursFromNow(-60), { status: 'accepted' });
    await addBooking(test, child, asked, hoursFromNow(-30), { status: 'accepted' });
    await settle();
    await addBooking(test, child, asked, hoursFromNow(-10), { status: 'accepted' });
    await settle();
    expect(await subjectsTo(child)).toEqual(['How was your lesson in Mathematics?']);
    expect(await subjectsTo(parent)).toEqual([]);
    expect(await subjectsTo(asked)).toEqual([]);
  });

  it('is mailed about once, however many servers settle it at once', async () => {
    const { child, asked } = await people();
    await addBooking(test, child, asked, daysAhead(5, 9), { createdAt: hoursFromNow(-49) });
    await Promise.all(Array.from({ length: 5 }, settle));
    expect(await subjectsTo(asked)).toHaveLength(1);
  });
});

it('a booking that was made or moved has the tutor’s next free time worked out again', async () => {
  const [by, asked] = [await test.signedIn('student'), await addTutor(test)];
  const version = async () => {
    const [row] = await test.database.select().from(tutors).where(eq(tutors.id, asked.id));
    expect(row?.nextFreeUntil).toBeNull();
    return row?.calendarVersion ?? 0;
  };
  const workOut = () =>
    test.database
      .update(tutors)
      .set({ nextFreeUntil: daysAhead(5) })
      .where(eq(tutors.id, asked.id));
  const seen = [await version()];

  await workOut();
  const { answer } = await by.browser.call(calls.createBooking, {
    body: {
      student: by.id,
      tutor: asked.id,
      subject: mathematics,
      duration: '1',
      dateTime: daysAhead(8, 9).toISOString(),
    },
  });
  seen.push(await version());
  await workOut();
  await by.browser.call(calls.cancelBooking, { params: { id: answer.data._id } });
  seen.push(await version());
  await addBooking(test, by, asked, daysAhead(9, 9), { createdAt: hoursFromNow(-49) });
  await workOut();
  await settle();
  seen.push(await version());

  expect(new Set(seen).size).toBe(4);
});

it('what fell due while no server ran is settled by the first job after it', async () => {
  const by = await test.signedIn('student');
  const { answer } = await by.browser.call(calls.createBooking, {
    body: {
      student: by.id,
      tutor: tutor.id,
      subject: mathematics,
      duration: '1',
      dateTime: daysAhead(12, 9).toISOString(),
    },
  });
  const accepted = await addBooking(test, by, tutor, hoursFromNow(-30), { status: 'accepted' });
  await test.database.$client.query(
    `update bookings set created_at = created_at - interval '3 days' where id = $1`,
    [answer.data._id],
  );
  await test.database.$client.query(
    `update pgboss.job set start_after = start_after - interval '3 days' where data->>'bookingId' = $1`,
    [answer.data._id],
  );
  await test.app.jobs.runDue();
  expect(await statusesOf([answer.data._id, accepted])).toEqual(['expired', 'completed']);
});
