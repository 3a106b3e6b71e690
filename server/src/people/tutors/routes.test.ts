import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import {
  addBooking,
  addParent,
  addPastLessons,
  addTutor,
  daysAhead,
  everyDay,
  hoursFromNow,
  mathematics,
  physics,
} from '../../development/testing/scene';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { tutors } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const list = async (query: { limit?: number; cursor?: string } = {}) =>
  (await test.browser().call(calls.getAllTutors, { query })).answer;

const rate = (id: string, ratingSum: number, ratingCount: number) =>
  test.database.update(tutors).set({ ratingSum, ratingCount }).where(eq(tutors.id, id));

describe('the list of tutors', () => {
  beforeEach(() => test.database.update(tutors).set({ hourlyRate: null }));

  it('shows a tutor’s public fields to anyone, and nothing else', async () => {
    const week = [
      { day: 'Tuesday', startMinute: 1_080, endMinute: 1_440 },
      { day: 'Monday', startMinute: 900, endMinute: 1_020 },
      { day: 'Monday', startMinute: 545, endMinute: 720 },
    ] as const;
    const tutor = await addTutor(test, { timeZone: 'Asia/Kolkata', subjects: [physics, mathematics], week });
    await rate(tutor.id, 14, 3);
    await test.database
      .update(tutors)
      .set({
        languages: ['en', 'ta'],
        levels: ['senior'],
        boards: ['cbse'],
        workingNote: 'We begin with what you tried.',
      })
      .where(eq(tutors.id, tutor.id));

    expect(await list()).toEqual({
      success: true,
      message: 'OK',
      nextCursor: null,
      data: [
        {
          _id: tutor.id,
          name: 'Meera Nair',
          email: tutor.email,
          profileUrl: null,
          timeZone: 'Asia/Kolkata',
          bio: '',
          qualifications: [],
          subjects: [physics, mathematics],
          hourlyRate: 500,
          trialPrice: null,
          availability: [
            { day: 'Monday', startTime: '09:05', endTime: '12:00' },
            { day: 'Monday', startTime: '15:00', endTime: '17:00' },
            { day: 'Tuesday', startTime: '18:00', endTime: '24:00' },
          ],
          rating: { average: 4.67, count: 3 },
          languages: ['en', 'ta'],
          levels: ['senior'],
          boards: ['cbse'],
          workingNote: 'We begin with what you tried.',
          replyMinutes: null,
          lessonsTaught: 0,
          hasExtraHours: false,
          nextFreeTime: expect.any(String),
          nextFreeTimes: expect.arrayContaining([expect.any(String)]),
        },
      ],
    });
  });

  it('holds only tutors with a rate and a subject', async () => {
    const listed = await addTutor(test);
    await addTutor(test, { hourlyRate: null });
    await addTutor(test, { subjects: [] });
    expect((await list()).data.map(({ _id }) => _id)).toEqual([listed.id]);
  });

  it('recommends many good reviews before one, and one before a bad one', async () => {
    const [bad, fresh, one, many] = [
      await addTutor(test),
      await addTutor(test),
      await addTutor(test),
      await addTutor(test),
    ];
    await rate(many.id, 49, 10);
    await rate(one.id, 5, 1);
    await rate(bad.id, 1, 1);
    expect((await list()).data.map(({ _id }) => _id)).toEqual([many.id, one.id, fresh.id, bad.id]);
  });

  it('goes on from page to page without gap or repetition', async () => {
    for (let index = 0; index < 7; index += 1) {
      const { id } = await addTutor(test, { name: `Tutor ${index}` });
      await rate(id, (index % 3) * 5, index % 3);
    }
    const whole = await list();
    const first = await list({ limit: 3 });
    await addTutor(test, { name: 'A newcomer' });
    const second = await list({ limit: 3, cursor: first.nextCursor ?? '' });
    const third = await list({ limit: 3, cursor: second.nextCursor ?? '' });

    const seen = [...first.data, ...second.data, ...third.data].filter(({ name }) => name !== 'A newcomer');
    expect(seen).toEqual(whole.data);
    expect(third.nextCursor).toBeNull();
  });

  it.each([
    '',
    '!',
    'e30',
    Buffer.from('{"sort":"recommended","key":4000,"count":1,"id":"1"}').toString('base64url'),
  ])('refuses the cursor "%s"', async (cursor) => {
    const { status, failure } = await test.browser().call(calls.getAllTutors, { query: { cursor } });
    expect([status, failure.code]).toEqual([400, 'malformed_request']);
  });
});

describe('a tutor’s open times', () => {
  const slots = (id: string, from: Date | string, to: Date | string, duration: '1' | '1.5' | '2' = '1') =>
    test.browser().call(calls.tutorSlots, {
      params: { id },
      query: {
        from: typeof from === 'string' ? from : from.toISOString(),
        to: typeof to === 'string' ? to : to.toISOString(),
        duration,
      },
    });
  const startsOf = async (...args: Parameters<typeof slots>) =>
    (await slots(...args)).answer.data.map(({ dateTime }) => dateTime);

  it('are every half hour within the open hours, for a lesson of that length', async () => {
    const { id } = await addTutor(test, { week: everyDay(9, 11) });
    const { answer } = await slots(id, daysAhead(3), daysAhead(5), '1.5');
    expect(answer.data).toEqual(
      [daysAhead(3, 9), daysAhead(3, 9.5), daysAhead(4, 9), daysAhead(4, 9.5)].map((start) => ({
        dateTime: start.toISOString(),
        endsAt: new Date(start.getTime() + 90 * 60_000).toISOString(),
      })),
    );
  });

  it('leave out pending and accepted lessons, and nothing else', async () => {
    const tutor = await addTutor(test, { week: everyDay(9, 14) });
    const student = await test.signedIn('student');
    for (const [hour, status] of [
      [9, 'pending'],
      [10, 'declined'],
      [11, 'accepted'],
      [12, 'cancelled'],
      [13, 'expired'],
    ] as const) {
      await addBooking(test, student, tutor, daysAhead(3, hour), { status });
    }
    await addBooking(test, student, tutor, daysAhead(3, 13), { createdAt: hoursFromNow(-49) });
    expect(await startsOf(tutor.id, daysAhead(3), daysAhead(4))).toEqual(
      [10, 12, 12.5, 13].map((hour) => daysAhead(3, hour).toISOString()),
    );
  });

  describe('for a student', () => {
    const query = {
      from: daysAhead(3).toISOString(),
      to: daysAhead(4).toISOString(),
      duration: '1',
    } as const;
    const ask = async (browser: TestBrowser, id: string, student?: string) => {
      const { status, answer } = await browser.call(calls.tutorSlots, {
        params: { id },
        query: { ...query, ...(student && { student }) },
      });
      return status === 200 ? answer.data.map(({ dateTime }) => dateTime) : status;
    };
    const at = (...hours: number[]) => hours.map((hour) => daysAhead(3, hour).toISOString());

    /** Open from 9 to 13; the student is asked for at 9 and taught at 11, by another tutor. */
    const busyStudent = async () => {
      const tutor = await addTutor(test, { week: everyDay(9, 13) });
      const other = await addTutor(test);
      const student = await test.signedIn('student');
      await addBooking(test, student, other, daysAhead(3, 9));
      await addBooking(test, student, other, daysAhead(3, 11), { status: 'accepted' });
      await addBooking(test, student, other, daysAhead(3, 12), { status: 'cancelled' });
      return { tutor, student };
    };

    it('leave out the hours in which that student has a lesson or has asked for one', async () => {
      const { tutor, student } = await busyStudent();
      expect(await ask(student.browser, tutor.id)).toEqual(at(10, 12));
      expect(await ask(student.browser, tutor.id, student.id)).toEqual(at(10, 12));
      expect(await ask(test.browser(), tutor.id)).toEqual(at(9, 9.5, 10, 10.5, 11, 11.5, 12));
    });

    it('are for a parent those of the linked child that is named', async () => {
      const { tutor, student } = await busyStudent();
      const parent = await addParent(test, student);
      expect(await ask(parent.browser, tutor.id, student.id)).toEqual(at(10, 12));
      expect(await ask(parent.browser, tutor.id)).toHaveLength(7);
    });

    it('are told to nobody else', async () => {
      const { tutor, student } = await busyStudent();
      const stranger = await test.signedIn('parent');
      const another = await test.signedIn('student');
      expect(await ask(stranger.browser, tutor.id, student.id)).toBe(404);
      expect(await ask(another.browser, tutor.id, student.id)).toBe(404);
      expect(await ask(tutor.browser, tutor.id, student.id)).toBe(404);
      expect(await ask(test.browser(), tutor.id, student.id)).toBe(401);
    });

    it('are what a clash answers with', async () => {
      const { tutor, student } = await busyStudent();
      const { status, failure } = await student.browser.call(calls.createBooking, {
        body: {
          student: student.id,
          tutor: tutor.id,
          subject: mathematics,
          dateTime: daysAhead(3, 11).toISOString(),
          duration: '1',
        },
      });
      expect(status).toBe(409);
      expect(failure.data?.slots?.map(({ dateTime }) => dateTime)).toEqual(at(10, 12));
    });

    it('are kept by nobody on the way, and compressed for visitors alone', async () => {
      const { tutor, student } = await busyStudent();
      const headersFor = async (browser: TestBrowser) => {
        const { headers } = await browser.request({
          url: `/api/tutors/${tutor.id}/slots`,
          query: { ...query, to: daysAhead(30).toISOString() },
          headers: { 'accept-encoding': 'gzip' },
        });
        return [headers['cache-control'], headers['content-encoding']];
      };
      expect(await headersFor(test.browser())).toEqual(['no-store', 'gzip']);
      expect(await headersFor(student.browser)).toEqual(['no-store', undefined]);
    });
  });

  it('begin after now and within 90 days', async () => {
    const { id } = await addTutor(test);
    const [next] = await startsOf(id, daysAhead(-1), daysAhead(2));
    expect(Date.parse(next ?? '')).toBeGreaterThan(Date.now());

    const last = (await startsOf(id, daysAhead(80), daysAhead(100))).at(-1);
    expect(Date.parse(last ?? '')).toBeLessThanOrEqual(Date.now() + 90 * 86_400_000);
    expect(await startsOf(id, daysAhead(92), daysAhead(100))).toEqual([]);
  });

  it('can all be booked', async () => {
    const tutor = await addTutor(test, { timeZone: 'Asia/Kathmandu', week: everyDay(9, 11) });
    const student = await test.signedIn('student');
    await addPastLessons(test, student);
    const starts = await startsOf(tutor.id, daysAhead(3), daysAhead(6), '2');
    expect(starts).toHaveLength(3);
    for (const dateTime of starts) {
      const { status } = await student.browser.call(calls.createBooking, {
        body: { student: student.id, tutor: tutor.id, subject: mathematics, dateTime, duration: '2' },
      });
      expect(status).toBe(201);
    }
  });

  it('are none without availability, and none of a tutor who is not listed', async () => {
    for (const offer of [{ week: [] }, { hourlyRate: null }, { subjects: [] }]) {
      const { id } = await addTutor(test, offer);
      expect(await startsOf(id, daysAhead(3), daysAhead(5))).toEqual([]);
    }
  });

  it('are asked for at most 35 days, in order', async () => {
    const { id } = await addTutor(test);
    for (const [from, to, field] of [
      [daysAhead(1), daysAhead(36, 1), 'to'],
      [daysAhead(2), daysAhead(1), 'to'],
      [daysAhead(2), daysAhead(2), 'to'],
      ['2026-11-21', daysAhead(2), 'from'],
      [daysAhead(1), '2026-12-01T10:00:00', 'to'],
    ] as const) {
      const { status, failure } = await slots(id, from, to);
      expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([
        400,
        'validation_failed',
        [field],
      ]);
    }
    expect((await slots(id, daysAhead(1), daysAhead(36))).status).toBe(200);
  });

  it('belong to tutors only', async () => {
    const student = await test.signedIn('student');
    expect((await slots(student.id, daysAhead(1), daysAhead(2))).status).toBe(404);
    expect((await slots('nobody', daysAhead(1), daysAhead(2))).status).toBe(400);
  });
});
