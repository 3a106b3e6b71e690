import { calls } from '@paadam/shared/contract';
import { roomLimits } from '@paadam/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addBooking, addTutor, daysAhead } from '../../development/testing/scene';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import {
  captures,
  disputes,
  lessonEvents,
  lessonFiles,
  lessonPresence,
  lessonProblems,
  lessonRooms,
  payments,
} from '../../foundation/db/schema';
import { removeLessonRecords } from './changes';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** Adds a lesson in whose room people wrote and drew, that many days ago. */
const addRecord = async (days: number) => {
  const { database } = test;
  const student = await test.signedIn('student');
  const tutor = await addTutor(test);
  const startsAt = daysAhead(-days, 10);
  const bookingId = await addBooking(test, student, tutor, startsAt, { status: 'completed' });
  await database.insert(lessonRooms).values({ bookingId, lastSeq: 1, bytes: 2, openedAt: startsAt });
  await database.insert(lessonEvents).values({
    bookingId,
    seq: 1,
    id: 'e1',
    byId: tutor.id,
    kind: 'chat',
    body: '{"text":"Hello"}',
    at: startsAt,
  });
  const content = Buffer.from('webp');
  await database
    .insert(lessonFiles)
    .values({ id: uuidv7(), bookingId, byId: tutor.id, width: 1, height: 1, content });
  await database.insert(lessonPresence).values({
    id: uuidv7(),
    bookingId,
    userId: tutor.id,
    serverId: 's',
    joinedAt: startsAt,
    seenAt: startsAt,
  });
  const kept = async () => {
    const rows = [lessonEvents, lessonFiles, lessonPresence].map((table) =>
      database.$count(table, eq(table.bookingId, bookingId)),
    );
    return Promise.all(rows);
  };
  const seen = async () => {
    const { answer } = await student.browser.call(calls.room, { params: { id: bookingId } });
    return answer.data;
  };
  return { bookingId, student, kept, seen };
};

it('removes a room’s record once it has expired, and says so', async () => {
  const old = await addRecord(roomLimits.recordDays + 1);
  const young = await addRecord(roomLimits.recordDays - 1);
  expect(await old.seen()).toMatchObject({ recordRemovedAt: null, attendance: [expect.anything()] });
  expect(await removeLessonRecords(test.database)).toEqual({ rows: 1, next: null });
  expect(await old.kept()).toEqual([0, 0, 0]);
  expect(await young.kept()).toEqual([1, 1, 1]);
  expect(await old.seen()).toMatchObject({ recordRemovedAt: expect.any(String), attendance: [] });
  expect(await young.seen()).toMatchObject({ recordRemovedAt: null });
  const { answer } = await old.student.browser.call(calls.roomEvents, { params: { id: old.bookingId } });
  expect(answer).toMatchObject({ data: [], nextAfter: null });
  expect(await removeLessonRecords(test.database)).toEqual({ rows: 0, next: null });
});

it('keeps a record until its problem is settled', async () => {
  const { bookingId, student, kept } = await addRecord(roomLimits.recordDays + 1);
  await test.database.insert(lessonProblems).values({
    id: uuidv7(),
    bookingId,
    kind: 'tutor-absent',
    text: 'I waited.',
    byId: student.id,
    bySide: 'student',
    answerBy: daysAhead(1),
    status: 'disputed',
  });
  await removeLessonRecords(test.database);
  expect(await kept()).toEqual([1, 1, 1]);
  await test.database
    .update(lessonProblems)
    .set({ status: 'withdrawn' })
    .where(eq(lessonProblems.bookingId, bookingId));
  await removeLessonRecords(test.database);
  expect(await kept()).toEqual([0, 0, 0]);
});

it('keeps a record until the payer’s bank has decided', async () => {
  const { bookingId, student, kept } = await addRecord(roomLimits.recordDays + 1);
  const paymentId = uuidv7();
  await test.database.insert(payments).values({
    id: paymentId,
    bookingId,
    payerId: student.id,
    amount: 100,
    status: 'paid',
    paidAt: daysAhead(-500),
  });
  await test.database
    .insert(captures)
    .values({ provider: 'test', ref: 'pay_1', paymentId, payerId: student.id, amount: 100, fate: 'paid' });
  await test.database
    .insert(disputes)
    .values({ provider: 'test', ref: 'dp_1', captureRef: 'pay_1', amount: 100, status: 'open' });
  await removeLessonRecords(test.database);
  expect(await kept()).toEqual([1, 1, 1]);
  await test.database.update(disputes).set({ status: 'won', closedAt: sql`now()` });
  await removeLessonRecords(test.database);
  expect(await kept()).toEqual([0, 0, 0]);
});
