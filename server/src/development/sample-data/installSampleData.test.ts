import { calls } from '@paadam/shared/contract';
import { count, eq, sql } from 'drizzle-orm';
import { bookings, reviews, tutors, users } from '../../foundation/db/schema';
import { settleBookings } from '../../lessons/bookings/settleBookings';
import { daysAhead } from '../testing/scene';
import type { TestBrowser } from '../testing/TestBrowser';
import { startTestApp, type TestApp } from '../testing/testApp';
import { installSampleData, samplePassword } from './installSampleData';
import { keepLessonRunning } from './keepLessonRunning';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  // As several servers do that start together on a new database.
  await Promise.all([
    installSampleData(test.database, test.app.config.money),
    installSampleData(test.database, test.app.config.money),
  ]);
});
afterAll(() => test.stop());

const signIn = async (email: string): Promise<{ browser: TestBrowser; id: string }> => {
  const browser = test.browser();
  const { answer } = await browser.call(calls.login, { body: { email, password: samplePassword } });
  return { browser, id: answer.data.id };
};

describe('the sample data', () => {
  it('is put in once', async () => {
    const people = () => test.database.select({ people: count() }).from(users);
    const before = await people();
    await installSampleData(test.database, test.app.config.money);
    expect(await people()).toEqual(before);
  });

  it('lists a dozen tutors and more, within the rates that are usual', async () => {
    const { answer } = await test.browser().call(calls.getAllTutors);
    expect(answer.data.length).toBeGreaterThanOrEqual(12);
    expect(answer.nextCursor).toBeNull();
    for (const { hourlyRate, subjects, bio, qualifications, availability, profileUrl } of answer.data) {
      expect(hourlyRate).toBeGreaterThanOrEqual(300);
      expect(hourlyRate).toBeLessThanOrEqual(1_800);
      expect(subjects.length).toBeGreaterThanOrEqual(1);
      expect(subjects.length).toBeLessThanOrEqual(4);
      expect([bio, qualifications, availability].every(({ length }) => length > 0)).toBe(true);
      expect(profileUrl).toMatch(/^\/sample-data\/avatars\/\d\d\.svg$/);
    }
  });

  it('gives the tutor of the sample sign-in open times on most days, and requests to answer', async () => {
    const { browser, id } = await signIn('tutor@paadam.test');
    const slots = await browser.call(calls.tutorSlots, {
      params: { id },
      query: {
        from: new Date().toISOString(),
        to: new Date(Date.now() + 14 * 86_400_000).toISOString(),
        duration: '2',
      },
    });
    expect(new Set(slots.answer.data.map(({ dateTime }) => dateTime.slice(0, 10))).size).toBeGreaterThan(12);

    const { answer } = await browser.call(calls.tutorBookings, {
      params: { id },
      query: { status: 'pending' },
    });
    expect(answer.data.length).toBeGreaterThanOrEqual(1);
  });

  it('gives the tutor of the sample sign-in students, and earnings over several months', async () => {
    const { browser, id } = await signIn('tutor@paadam.test');
    const students = await browser.call(calls.tutorStudents, { params: { id } });
    expect(students.answer.data.length).toBeGreaterThanOrEqual(3);
    const earnings = await browser.call(calls.tutorEarnings);
    const months = earnings.answer.data.filter(({ lessons }) =>
      lessons.some(({ status }) => status === 'completed'),
    );
    expect(months.length).toBeGreaterThanOrEqual(3);
    const dashboard = await browser.call(calls.tutorDashboard);
    expect(dashboard.answer.data.requestCount).toBeGreaterThanOrEqual(2);
  });

  it('leaves everybody room for a request of their own', async () => {
    const { rows } = await test.database.$client.query(
      `select student_id from bookings group by student_id
       having count(*) filter (where status = 'pending') >= case
         when count(*) filter (where status = 'completed') = 0 then 1
         when count(*) filter (where status = 'completed') < 5 then 10
         else 30 end`,
    );
    expect(rows).toEqual([]);
  });

  it('gives the tutor of the sample sign-in a week with all that can be in one, but for calendars elsewhere', async () => {
    const { browser } = await signIn('tutor@paadam.test');
    const query = { from: daysAhead(-3).toISOString(), to: daysAhead(8).toISOString() };
    const { bookings: shown, hours } = (await browser.call(calls.ownCalendar, { query })).answer.data;
    expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(['pending', 'accepted', 'completed']));
    expect(new Set(hours?.exceptions.map(({ kind }) => kind))).toEqual(new Set(['off', 'extra']));
  });

  it('gives the student of the sample sign-in lessons past and to come', async () => {
    const { browser, id } = await signIn('student@paadam.test');
    const { answer } = await browser.call(calls.studentBookings, { params: { id } });
    const statuses = new Set(answer.data.map(({ status }) => status));
    expect(statuses).toEqual(new Set(['pending', 'accepted', 'declined', 'completed']));
    for (const { status, meetingLink } of answer.data) {
      if (status === 'accepted') expect(meetingLink).toMatch(/^https:\/\/meet\.example\//);
    }
    // Some of the completed lessons are still to be reviewed.
    const ratings = answer.data.filter(({ status }) => status === 'completed').map(({ rating }) => rating);
    expect(ratings).toContain(null);
    expect(ratings).toContain(5);
    const soon = answer.data.filter(
      ({ status, dateTime }) => status === 'accepted' && Date.parse(dateTime) < Date.now() + 7 * 86_400_000,
    );
    expect(soon.length).toBeGreaterThanOrEqual(2);
    const given = (await browser.call(calls.ownReviews)).answer.data;
    expect(given.length).toBeGreaterThanOrEqual(8);
    expect(given.every(({ comment }) => comment.length > 0)).toBe(true);
  });

  it('gives the children of the parent of the sample sign-in lessons in nearly each of the last weeks', async () => {
    const { browser, id } = await signIn('parent@paadam.test');
    const { answer } = await browser.call(calls.parentProfile, { params: { parentId: id } });
    for (const { _id: childId } of answer.data.children) {
      const { data } = (await browser.call(calls.childProgress, { params: { childId } })).answer;
      // The present week may be too young for one.
      expect(data.weeks.filter(({ lessons }) => lessons > 0).length).toBeGreaterThanOrEqual(6);
      expect(data.subjects.length).toBeGreaterThanOrEqual(2);
      expect(data.averageRating).toBeGreaterThan(4);
      expect(data.upcoming).toBeGreaterThanOrEqual(1);
    }
  });

  it('links the parent of the sample sign-in to the student and another child', async () => {
    const { browser, id } = await signIn('parent@paadam.test');
    const { answer } = await browser.call(calls.parentProfile, { params: { parentId: id } });
    expect(answer.data.children.map(({ email }) => email)).toEqual([
      'student@paadam.test',
      'diya.krishnan@paadam.test',
    ]);
    expect(answer.data.averageRating).toBeGreaterThan(4);
  });

  it('has ratings that follow from the reviews', async () => {
    const given = await test.database
      .select({
        id: reviews.tutorId,
        ratingSum: sql<number>`sum(${reviews.rating})::int`,
        ratingCount: count(),
      })
      .from(reviews)
      .groupBy(reviews.tutorId);
    const stored = await test.database
      .select({ id: tutors.id, ratingSum: tutors.ratingSum, ratingCount: tutors.ratingCount })
      .from(tutors);
    const rated = stored.filter(({ ratingCount }) => ratingCount > 0);
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(rated.sort(byId)).toEqual(given.sort(byId));
    expect(stored.length).toBeGreaterThan(rated.length);
  });

  it('has the student and the tutor of the sample sign-ins in a lesson at every start', async () => {
    const running = async () => {
      const { browser, id } = await signIn('student@paadam.test');
      const { answer } = await browser.call(calls.studentBookings, {
        params: { id },
        query: { status: 'accepted', to: new Date().toISOString() },
      });
      return answer.data.map(({ _id }) => _id);
    };
    await Promise.all([
      keepLessonRunning(test.database, test.app.config.money),
      keepLessonRunning(test.database, test.app.config.money),
    ]);
    const [first, ...more] = await running();
    expect(more).toEqual([]);
    const { browser } = await signIn('tutor@paadam.test');
    const room = await browser.call(calls.room, { params: { id: first ?? '' } });
    expect(room.answer.data.refusal).toBeNull();
    await keepLessonRunning(test.database, test.app.config.money);
    expect(await running()).toEqual([first]);
    // Another day, when that one is long over.
    await test.database
      .update(bookings)
      .set({ startsAt: daysAhead(-1), endsAt: daysAhead(-1, 1) })
      .where(eq(bookings.id, first ?? ''));
    await settleBookings(test.app);
    await keepLessonRunning(test.database, test.app.config.money);
    expect(await running()).toEqual([expect.not.stringMatching(first ?? '')]);
  });

  it('leaves the clock nothing to do', async () => {
    expect(await settleBookings(test.app)).toBe(0);
    const [row] = await test.database.select({ bookings: count() }).from(bookings);
    expect(row?.bookings).toBeGreaterThan(80);
  });
});
