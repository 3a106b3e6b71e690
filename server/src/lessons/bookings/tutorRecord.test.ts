import { calls } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import { addBooking, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookingEvents } from '../../foundation/db/schema';
import { settleBookings } from './settleBookings';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const recordOf = async ({ id }: Person) => {
  const { answer } = await test.browser().call(calls.profile, { params: { id } });
  const { replyMinutes, lessonsTaught } = answer.data;
  const list = await test.browser().call(calls.getAllTutors, { query: { limit: 100 } });
  expect(list.answer.data.find(({ _id }) => _id === id)).toMatchObject({ replyMinutes, lessonsTaught });
  return { replyMinutes, lessonsTaught };
};

/** Answers a request that was made so many minutes ago. */
const answerAfter = async (
  tutor: Person,
  minutes: number,
  status: 'accepted' | 'declined',
  startsAt: Date,
): Promise<string> => {
  const student = await test.signedIn('student');
  const bookingId = await addBooking(test, student, tutor, startsAt, {
    createdAt: hoursFromNow(-minutes / 60),
  });
  const { answer } = await tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status } });
  expect(answer.success).toBe(true);
  return bookingId;
};

describe('a tutor’s reply time', () => {
  it('is the median of the answers, accepted and declined alike', async () => {
    const tutor = await addTutor(test);
    expect(await recordOf(tutor)).toEqual({ replyMinutes: null, lessonsTaught: 0 });
    await answerAfter(tutor, 10, 'accepted', daysAhead(2));
    expect(await recordOf(tutor)).toMatchObject({ replyMinutes: 10 });
    await answerAfter(tutor, 900, 'declined', daysAhead(3));
    await answerAfter(tutor, 60, 'accepted', daysAhead(4));
    expect(await recordOf(tutor)).toMatchObject({ replyMinutes: 60 });
    await answerAfter(tutor, 100, 'accepted', daysAhead(5));
    expect(await recordOf(tutor)).toMatchObject({ replyMinutes: 80 });
  });

  it('does not change with a cancellation', async () => {
    const tutor = await addTutor(test);
    const bookingId = await answerAfter(tutor, 30, 'accepted', daysAhead(2));
    await tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status: 'cancelled' } });
    expect(await recordOf(tutor)).toMatchObject({ replyMinutes: 30 });
  });

  it('goes by the last fifty answers', async () => {
    const [tutor, student] = [await addTutor(test), await test.signedIn('student')];
    for (let index = 0; index < 60; index += 1) {
      const startsAt = daysAhead(-100 + index);
      const createdAt = daysAhead(-102 + index);
      const bookingId = await addBooking(test, student, tutor, startsAt, { status: 'completed', createdAt });
      const minutes = index < 31 ? 1_000 : 20;
      const at = new Date(createdAt.getTime() + minutes * 60_000);
      await test.database
        .insert(bookingEvents)
        .values({ id: uuidv7(), bookingId, status: 'accepted', actorId: tutor.id, at });
    }
    await answerAfter(tutor, 20, 'accepted', daysAhead(2));
    expect(await recordOf(tutor)).toMatchObject({ replyMinutes: 20 });
  });
});

it('the lessons that a tutor taught are those that are completed', async () => {
  const [tutor, student] = [await addTutor(test), await test.signedIn('student')];
  for (const days of [-3, -2, 2]) {
    await addBooking(test, student, tutor, daysAhead(days), { status: 'accepted' });
  }
  await addBooking(test, student, tutor, daysAhead(-4), { status: 'declined' });
  await settleBookings(test.app);
  expect(await recordOf(tutor)).toMatchObject({ lessonsTaught: 2 });
});
