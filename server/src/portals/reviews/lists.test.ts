import { calls } from '@paadam/shared/contract';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addBooking, addParent, addTutor, hoursFromNow, mathematics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { reviews } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

interface Page {
  data: { _id: string }[];
  nextCursor: string | null;
}

/** @param createdAt an instant, to the microsecond @returns the review's id */
const addReview = async (
  student: Person,
  tutor: Person,
  createdAt: string,
  { id = uuidv7(), ...values }: { id?: string; rating?: number; comment?: string } = {},
): Promise<string> => {
  const bookingId = await addBooking(test, student, tutor, hoursFromNow(-5), { status: 'declined' });
  await test.database.insert(reviews).values({
    id,
    bookingId,
    tutorId: tutor.id,
    studentId: student.id,
    rating: 5,
    createdAt: sql`${createdAt}::timestamptz`,
    ...values,
  });
  return id;
};

const own = async (person: Person, query: { limit?: number; cursor?: string } = {}) =>
  (await person.browser.call(calls.ownReviews, { query })).answer;
const ofTutor = (id: string, query: { limit?: number; cursor?: string; per?: 'student' } = {}) =>
  test.browser().call(calls.tutorReviews, { params: { id }, query });

const ids = ({ data }: Pick<Page, 'data'>) => data.map(({ _id }) => _id);

/** Reads page after page to the end. */
const readAll = async (read: (query: { limit: number; cursor?: string }) => Promise<Page>, limit: number) => {
  const found: string[] = [];
  let page = await read({ limit });
  for (; page.nextCursor !== null; page = await read({ limit, cursor: page.nextCursor })) {
    expect(page.data).toHaveLength(limit);
    found.push(...ids(page));
  }
  return [...found, ...ids(page)];
};

describe('one’s own reviews', () => {
  it('are those that a student gave, newest first', async () => {
    const [student, tutor] = [await test.signedIn('student', { name: 'Arjun' }), await addTutor(test)];
    const older = await addReview(student, tutor, '2026-03-01T10:00:00Z', { rating: 4, comment: 'Clear.' });
    const newer = await addReview(student, await addTutor(test), '2026-03-02T10:00:00Z');
    await addReview(await test.signedIn('student'), tutor, '2026-03-03T10:00:00Z');

    const { data, nextCursor } = await own(student);

    expect(ids({ data })).toEqual([newer, older]);
    expect(nextCursor).toBeNull();
    expect(data[1]).toEqual({
      _id: older,
      booking: expect.any(String),
      student: { _id: student.id, name: 'Arjun' },
      tutor: { _id: tutor.id, name: tutor.name },
      subject: { _id: mathematics, name: 'Mathematics' },
      rating: 4,
      comment: 'Clear.',
      createdAt: '2026-03-01T10:00:00.000Z',
    });
  });

  it('are those that a tutor got', async () => {
    const tutor = await addTutor(test);
    const [one, other] = [await test.signedIn('student'), await test.signedIn('student')];
    const older = await addReview(one, tutor, '2026-03-01T10:00:00Z');
    const newer = await addReview(other, tutor, '2026-03-02T10:00:00Z');
    await addReview(one, await addTutor(test), '2026-03-03T10:00:00Z');
    expect(ids(await own(tutor))).toEqual([newer, older]);
  });

  it('are, for a parent, those that the linked children gave', async () => {
    const tutor = await addTutor(test);
    const children = [await test.signedIn('student'), await test.signedIn('student')] as const;
    const parent = await addParent(test, ...children);
    const older = await addReview(children[0], tutor, '2026-03-01T10:00:00Z');
    const newer = await addReview(children[1], tutor, '2026-03-02T10:00:00Z');
    await addReview(await test.signedIn('student'), tutor, '2026-03-03T10:00:00Z');
    expect(ids(await own(parent))).toEqual([newer, older]);
    expect(ids((await parent.browser.call(calls.parentReviews)).answer)).toEqual([newer, older]);
    expect(ids(await own(await addParent(test)))).toEqual([]);
  });

  it('are not a visitor’s', async () => {
    expect((await test.browser().call(calls.ownReviews)).status).toBe(401);
  });

  it('come in pages without gaps or repeats, also where many were given in one millisecond', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    // Microseconds within one millisecond, each twice; neither in their order nor in that of the ids.
    const moments = [500, 123, 999, 1, 500, 123, 999, 1, 998].map(
      (fraction) => `2026-03-01T10:00:00.777${String(fraction).padStart(3, '0')}Z`,
    );
    const given: { id: string; moment: string }[] = [];
    for (const [index, id] of moments
      .map(() => uuidv7())
      .toReversed()
      .entries()) {
      const moment = moments[index] ?? '';
      given.push({ moment, id: await addReview(student, tutor, moment, { id }) });
    }
    const newestFirst = given
      .toSorted((a, b) => (`${a.moment} ${a.id}` < `${b.moment} ${b.id}` ? 1 : -1))
      .map(({ id }) => id);

    for (const limit of [1, 2, 4]) {
      expect(await readAll((query) => own(student, query), limit)).toEqual(newestFirst);
      expect(await readAll(async (query) => (await ofTutor(tutor.id, query)).answer, limit)).toEqual(
        newestFirst,
      );
    }
  });

  it('refuse a cursor that is not theirs', async () => {
    const student = await test.signedIn('student');
    const foreign = Buffer.from(JSON.stringify({ microseconds: 1.5, id: student.id })).toString('base64url');
    for (const cursor of ['nonsense', foreign]) {
      const { status, failure } = await student.browser.call(calls.ownReviews, { query: { cursor } });
      expect([status, failure.code]).toEqual([400, 'malformed_request']);
    }
  });

  it('bear any cursor of their form', async () => {
    const student = await test.signedIn('student');
    for (const microseconds of [0, Number.MAX_SAFE_INTEGER]) {
      const position = JSON.stringify({ microseconds, id: student.id });
      const cursor = Buffer.from(position).toString('base64url');
      expect((await own(student, { cursor })).data).toEqual([]);
    }
  });
});

describe('a tutor’s reviews', () => {
  it('are for anyone, with the first name and an initial only', async () => {
    const tutor = await addTutor(test);
    const student = await test.signedIn('student', { name: 'Meera Raman' });
    const id = await addReview(student, tutor, '2026-03-01T10:00:00Z', { rating: 4, comment: 'Clear.' });

    const { status, answer } = await ofTutor(tutor.id);

    expect(status).toBe(200);
    expect(answer.data).toEqual([
      {
        _id: id,
        author: 'Meera R.',
        subject: 'Mathematics',
        rating: 4,
        comment: 'Clear.',
        createdAt: '2026-03-01T10:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain(student.id);
  });

  it('are the newest of each student where one of each is asked for, also page by page', async () => {
    const tutor = await addTutor(test);
    const [one, other] = [await test.signedIn('student'), await test.signedIn('student')];
    await addReview(one, tutor, '2026-03-01T10:00:00Z');
    const others = await addReview(other, tutor, '2026-03-02T10:00:00Z');
    await addReview(one, tutor, '2026-03-03T10:00:00Z');
    const newest = await addReview(one, tutor, '2026-03-04T10:00:00Z');
    await addReview(other, await addTutor(test), '2026-03-05T10:00:00Z');

    const perStudent = async (query: { limit: number; cursor?: string }) =>
      (await ofTutor(tutor.id, { ...query, per: 'student' })).answer;
    expect(await readAll(perStudent, 1)).toEqual([newest, others]);
    expect((await ofTutor(tutor.id)).answer.data).toHaveLength(4);
  });

  it('are none for a tutor without any, and not there for anyone who is no tutor', async () => {
    expect((await ofTutor((await test.signedIn('tutor')).id)).answer.data).toEqual([]);
    expect((await ofTutor((await test.signedIn('student')).id)).status).toBe(404);
    expect((await ofTutor(uuidv7())).status).toBe(404);
  });
});
