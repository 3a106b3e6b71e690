import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import {
  addBooking,
  addParent,
  addTutor,
  daysAhead,
  hoursFromNow,
  mathematics,
  physics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { users } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const student = (name: string) => test.signedIn('student', { name });

describe('the students of a tutor', () => {
  const list = async (tutor: Person, query: { limit?: number; cursor?: string } = {}) =>
    (await tutor.browser.call(calls.tutorStudents, { params: { id: tutor.id }, query })).answer;

  it('are those with an accepted or completed lesson, with what they booked and completed', async () => {
    const tutor = await addTutor(test, { subjects: [mathematics, physics] });
    const arjun = await test.signedIn('student', {
      name: 'Arjun',
      profileUrl: '/sample-data/avatars/01.svg',
    });
    await addBooking(test, arjun, tutor, hoursFromNow(-100), { status: 'completed' });
    await addBooking(test, arjun, tutor, hoursFromNow(-50), {
      // Over, and not yet stored as completed.
      status: 'accepted',
      endsAt: hoursFromNow(-48.5),
      subjectId: physics,
    });
    await addBooking(test, arjun, tutor, daysAhead(3), { status: 'accepted' });
    await addBooking(test, arjun, tutor, daysAhead(4), { status: 'cancelled' });
    const diya = await student('Diya');
    await addBooking(test, diya, tutor, daysAhead(5), { status: 'accepted' });
    await addBooking(test, await student('Only asks'), tutor, daysAhead(6));
    await addBooking(test, await student('Was declined'), tutor, daysAhead(7), { status: 'declined' });
    await addBooking(test, await student('Of another tutor'), await addTutor(test), daysAhead(5), {
      status: 'accepted',
    });

    expect(await list(tutor)).toMatchObject({
      data: [
        {
          _id: arjun.id,
          name: 'Arjun',
          email: arjun.email,
          profileUrl: '/sample-data/avatars/01.svg',
          subjects: ['Mathematics', 'Physics'],
          completed: 2,
          booked: 3,
          minutes: 60 + 90,
        },
        { _id: diya.id, subjects: ['Mathematics'], completed: 0, booked: 1, minutes: 0 },
      ],
      nextCursor: null,
    });
  });

  it('are sorted as readers of the page’s language expect, across pages', async () => {
    const tutor = await addTutor(test);
    const names = ['மாலா', 'அகிலா', 'கவிதா', 'Élise', 'Zoe', 'adam'];
    for (const [day, name] of names.entries()) {
      await addBooking(test, await student(name), tutor, daysAhead(3 + day), { status: 'accepted' });
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(tutor, { limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('come in pages by name, whatever its case, those of one name each once', async () => {
    const tutor = await addTutor(test);
    const names = ['meera', 'Arun', 'Meera', '😀'.repeat(100), 'bala', 'MEERA', 'Bala"s'];
    for (const [day, name] of names.entries()) {
      await addBooking(test, await student(name), tutor, daysAhead(3 + day), { status: 'accepted' });
    }
    const ids: string[] = [];
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(tutor, { limit: 2, ...(cursor && { cursor }) });
      expect(page.data.length).toBeLessThanOrEqual(2);
      ids.push(...page.data.map(({ _id }) => _id));
      seen.push(...page.data.map(({ name }) => name.toLowerCase()));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(ids).size).toBe(names.length);
    expect(seen.filter((name) => !name.startsWith('😀'))).toEqual([
      'arun',
      'bala',
      'bala"s',
      'meera',
      'meera',
      'meera',
    ]);
  });

  it('are all there, each once, where the last of a page is renamed before the next', async () => {
    const tutor = await addTutor(test);
    const [arun, bala, chitra] = [await student('Arun'), await student('Bala'), await student('Chitra')];
    for (const [day, person] of [arun, bala, chitra].entries()) {
      await addBooking(test, person, tutor, daysAhead(3 + day), { status: 'accepted' });
    }
    const { data, nextCursor } = await list(tutor, { limit: 1 });
    expect(data.map(({ _id }) => _id)).toEqual([arun.id]);
    await test.database.update(users).set({ name: 'Zoya' }).where(eq(users.id, arun.id));
    const rest = await list(tutor, { limit: 2, cursor: nextCursor ?? '' });
    expect(rest.data.map(({ _id }) => _id)).toEqual([bala.id, chitra.id]);
  });

  it('have cursors of a length that is taken again, whatever the name, and tell nothing of other people', async () => {
    const tutor = await addTutor(test);
    for (const [day, name] of ['😀'.repeat(100), '😀'.repeat(99), '\\"'.repeat(50)].entries()) {
      await addBooking(test, await student(name), tutor, daysAhead(3 + day), { status: 'accepted' });
    }
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(tutor, {
        limit: 1,
        ...(cursor && { cursor }),
      });
      ids.push(...page.data.map(({ _id }) => _id));
      expect(page.data[0]).not.toHaveProperty('key');
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(ids).size).toBe(3);

    const stranger = await student('Stranger');
    for (const forged of [stranger.id, { id: stranger.id }, { key: '\0', id: stranger.id }]) {
      const { status } = await tutor.browser.call(calls.tutorStudents, {
        params: { id: tutor.id },
        query: { cursor: Buffer.from(JSON.stringify(forged)).toString('base64url') },
      });
      expect(status).toBe(400);
    }
  });

  it('refuse a cursor that is none', async () => {
    const tutor = await addTutor(test);
    for (const cursor of ['nonsense', Buffer.from('"\\u0000"').toString('base64url')]) {
      const { status } = await tutor.browser.call(calls.tutorStudents, {
        params: { id: tutor.id },
        query: { cursor },
      });
      expect(status).toBe(400);
    }
  });

  it('are shown to that tutor alone', async () => {
    const tutor = await addTutor(test);
    const arjun = await student('Arjun');
    await addBooking(test, arjun, tutor, daysAhead(3), { status: 'accepted' });
    const statusFor = async (person: Person | undefined) =>
      (await (person?.browser ?? test.browser()).call(calls.tutorStudents, { params: { id: tutor.id } }))
        .status;
    expect(await statusFor(undefined)).toBe(401);
    expect(await statusFor(arjun)).toBe(403);
    expect(await statusFor(await addParent(test, arjun))).toBe(403);
    expect(await statusFor(await addTutor(test))).toBe(404);
    expect(await statusFor(tutor)).toBe(200);
  });
});

describe('the tutor’s dashboard', () => {
  const view = async (tutor: Person) => (await tutor.browser.call(calls.tutorDashboard)).answer.data;

  it('is all zeros at first', async () => {
    expect(await view(await addTutor(test))).toEqual({
      studentsTaught: 0,
      upcomingBookings: 0,
      earningsThisMonth: 0,
      today: [],
      requestCount: 0,
      proposals: [],
      requests: [],
    });
  });

  it('counts students once, running lessons as upcoming, and nothing of another tutor', async () => {
    const tutor = await addTutor(test);
    const [arjun, diya] = [await student('Arjun'), await student('Diya')];
    for (const [person, hours, status] of [
      [arjun, -200, 'completed'],
      [arjun, -150, 'accepted'],
      [diya, -0.5, 'accepted'],
      [diya, 100, 'accepted'],
      [diya, 150, 'declined'],
      [diya, 200, 'cancelled'],
    ] as const) {
      await addBooking(test, person, tutor, hoursFromNow(hours), { status });
    }
    const other = await addTutor(test);
    await addBooking(test, await student('Ravi'), other, hoursFromNow(-300), { status: 'completed' });
    await addBooking(test, await student('Uma'), other, hoursFromNow(300));

    expect(await view(tutor)).toMatchObject({ studentsTaught: 1, upcomingBookings: 2, requestCount: 0 });
  });

  it('shows the first 20 of the requests that wait, the earliest lesson first', async () => {
    const tutor = await addTutor(test);
    const arjun = await student('Arjun');
    const ids: string[] = [];
    for (let day = 24; day > 2; day -= 1) {
      ids.unshift(await addBooking(test, arjun, tutor, daysAhead(day)));
    }
    await addBooking(test, arjun, tutor, daysAhead(30), { createdAt: hoursFromNow(-49) });

    const { requestCount, requests } = await view(tutor);
    expect(requestCount).toBe(22);
    expect(requests.map(({ _id }) => _id)).toEqual(ids.slice(0, 20));
    expect(requests[0]).toMatchObject({ status: 'pending', student: { name: 'Arjun' }, price: 50_000 });
  });

  // Fourteen hours ahead of UTC and eleven behind it: no moment is one day in both.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'America/New_York'])(
    'takes the day and the month by the clock of %s',
    async (timeZone) => {
      const tutor = await addTutor(test, { timeZone });
      const arjun = await student('Arjun');
      const clock = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
      const lessons: { id: string; day: string }[] = [];
      for (let hours = -60; hours <= 60; hours += 3) {
        const startsAt = hoursFromNow(hours);
        const id = await addBooking(test, arjun, tutor, startsAt, { status: 'accepted', price: 100 });
        lessons.push({ id, day: clock.format(startsAt) });
      }
      await addBooking(test, arjun, tutor, hoursFromNow(0.1), { status: 'declined' });

      const before = clock.format();
      const { today, earningsThisMonth } = await view(tutor);
      const days = [before, clock.format()];
      // The day may end while this runs: one of the two it is.
      const expected = days.map((now) => ({
        today: lessons.filter(({ day }) => day === now).map(({ id }) => id),
        earnings: 100 * lessons.filter(({ day }) => day.slice(0, 7) === now.slice(0, 7)).length,
      }));
      expect(expected).toContainEqual({
        today: today.map(({ _id }) => _id),
        earnings: earningsThisMonth,
      });
    },
  );

  it('is for tutors', async () => {
    for (const call of [calls.tutorDashboard, calls.tutorEarnings]) {
      expect((await test.browser().call(call)).status).toBe(401);
      expect((await (await student('Arjun')).browser.call(call)).status).toBe(403);
    }
  });
});
