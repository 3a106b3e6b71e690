import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import {
  addBooking,
  addParent,
  addPastLessons,
  addTutor,
  daysAhead,
  hoursFromNow,
  mathematics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookings, idempotencyKeys } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const lessonAt = (student: Person, tutor: Person, start: Date) => ({
  student: student.id,
  tutor: tutor.id,
  subject: mathematics,
  duration: '1' as const,
  dateTime: start.toISOString(),
});

const book = (by: Person, key: string, body: ReturnType<typeof lessonAt>) =>
  by.browser.call(calls.createBooking, { headers: { 'idempotency-key': key }, body });

const people = async () => ({ student: await test.signedIn('student'), tutor: await addTutor(test) });

const bookingsOf = (student: Person) =>
  test.database.select().from(bookings).where(eq(bookings.studentId, student.id));

describe('a request with a key, repeated', () => {
  it('is answered as the first was, and books once', async () => {
    const { student, tutor } = await people();
    const first = await book(student, 'a', lessonAt(student, tutor, daysAhead(3, 10)));
    const second = await book(student, 'a', lessonAt(student, tutor, daysAhead(3, 10)));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.answer).toEqual(first.answer);
    expect(await bookingsOf(student)).toHaveLength(1);
    expect(await test.mailsTo(tutor.email)).toHaveLength(1);
  });

  it('is so after the booking has changed, and when it could not be made any more', async () => {
    const { student, tutor } = await people();
    const body = lessonAt(student, tutor, daysAhead(3, 10));
    const first = await book(student, 'a', body);
    await student.browser.call(calls.cancelBooking, { params: { id: first.answer.data._id } });
    await addBooking(test, await test.signedIn('student'), tutor, daysAhead(3, 10));
    const second = await book(student, 'a', body);
    expect([second.status, second.answer]).toEqual([201, first.answer]);
  });

  it('is the same request in whatever order its fields stand', async () => {
    const { student, tutor } = await people();
    const body = lessonAt(student, tutor, daysAhead(3, 10));
    const first = await book(student, 'a', body);
    const turned = await student.browser.request({
      method: 'POST',
      url: '/api/bookings/create',
      headers: { 'idempotency-key': 'a' },
      payload: Object.fromEntries(Object.entries(body).reverse()),
    });
    expect([turned.statusCode, turned.json()]).toEqual([201, first.answer]);
  });

  it('books once where fifty come at the same time, and gives each the same answer', async () => {
    const { student, tutor } = await people();
    const body = lessonAt(student, tutor, daysAhead(3, 10));
    const replies = await Promise.all(Array.from({ length: 50 }, () => book(student, 'a', body)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
    expect(new Set(replies.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await bookingsOf(student)).toHaveLength(1);
  });

  it('is another request for another user, a parent among them', async () => {
    const { student, tutor } = await people();
    await addPastLessons(test, student);
    const parent = await addParent(test, student);
    const first = await book(student, 'a', lessonAt(student, tutor, daysAhead(3, 10)));
    const second = await book(parent, 'a', lessonAt(student, tutor, daysAhead(4, 10)));
    expect(second.status).toBe(201);
    expect(second.answer.data._id).not.toBe(first.answer.data._id);
  });
});

describe('a key that was used for another request', () => {
  it('is refused with 422, and nothing is booked', async () => {
    const { student, tutor } = await people();
    await book(student, 'a', lessonAt(student, tutor, daysAhead(3, 10)));
    const { status, failure } = await book(student, 'a', lessonAt(student, tutor, daysAhead(4, 10)));
    expect([status, failure.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await bookingsOf(student)).toHaveLength(1);
  });

  it('is refused also where the two come at the same time', async () => {
    const student = await test.signedIn('student');
    const tutors = await Promise.all(Array.from({ length: 8 }, () => addTutor(test)));
    const replies = await Promise.all(
      tutors.map((tutor, index) => book(student, 'a', lessonAt(student, tutor, daysAhead(3 + index, 10)))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 422),
    ]);
    expect(await bookingsOf(student)).toHaveLength(1);
  });
});

it('keeps the answers of successes only: what was refused may be tried again with its key', async () => {
  const { student, tutor } = await people();
  const body = lessonAt(student, tutor, daysAhead(3, 10));
  const inTheWay = await addBooking(test, await test.signedIn('student'), tutor, daysAhead(3, 10));
  expect((await book(student, 'a', body)).status).toBe(409);
  expect((await book(student, 'a', lessonAt(student, tutor, hoursFromNow(-1)))).status).toBe(400);
  await test.database.update(bookings).set({ status: 'declined' }).where(eq(bookings.id, inTheWay));
  expect((await book(student, 'a', body)).status).toBe(201);
});

it('refuses a key that is empty or too long', async () => {
  const { student, tutor } = await people();
  for (const key of ['', 'x'.repeat(256)]) {
    expect((await book(student, key, lessonAt(student, tutor, daysAhead(3, 10)))).status).toBe(400);
  }
  const keys = await test.database
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, student.id));
  expect(keys).toEqual([]);
});
