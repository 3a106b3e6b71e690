import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addBooking, addTutor, daysAhead } from '../../development/testing/scene';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookings } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const sequenceOf = async (id: string) => {
  const [row] = await test.database
    .select({ sequence: bookings.sequence })
    .from(bookings)
    .where(eq(bookings.id, id));
  return row?.sequence;
};

it('what a calendar shows of a lesson is a later version with each link and with its cancelling, and only then', async () => {
  const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
  const id = await addBooking(test, student, tutor, daysAhead(3, 10));
  const setStatus = (status: 'accepted' | 'cancelled') =>
    tutor.browser.call(calls.setBookingStatus, { body: { bookingId: id, status } });
  const setLink = (meetingLink: string | null) =>
    tutor.browser.call(calls.setMeetingLink, { params: { id }, body: { meetingLink } });

  await setStatus('accepted');
  expect(await sequenceOf(id)).toBe(0);
  await setLink('https://meet.example/a');
  expect(await sequenceOf(id)).toBe(1);
  await setLink('https://meet.example/a');
  expect(await sequenceOf(id)).toBe(1);
  await setLink(null);
  expect(await sequenceOf(id)).toBe(2);
  await setStatus('cancelled');
  expect(await sequenceOf(id)).toBe(3);
});
