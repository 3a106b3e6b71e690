import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addDueLesson } from '../../development/testing/money';
import { addBooking, addTutor, daysAhead } from '../../development/testing/scene';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookings, checkouts, payments } from '../../foundation/db/schema';
import { settleBookings } from '../../lessons/bookings/settleBookings';
import { forgetDue } from './changes';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const accepted = async () => {
  const [student, tutor] = [await test.signedIn('student', { name: 'Arjun' }), await addTutor(test)];
  const id = await addBooking(test, student, tutor, daysAhead(3, 10));
  const body = { bookingId: id, status: 'accepted' as const };
  return { student, tutor, id, answer: (await tutor.browser.call(calls.setBookingStatus, { body })).answer };
};

it('leaves no trace of payments where lessons are not paid here', async () => {
  const { student, id, answer } = await accepted();
  expect(answer.data.payment).toBeNull();
  expect(await test.database.select().from(payments)).toEqual([]);
  const [mail] = await test.mailsTo(student.email);
  expect(mail?.text).not.toMatch(/pay|paid/i);
  const asked = await student.browser.call(calls.payBooking, { body: { bookingId: id } });
  expect(asked.failure.code).toBe('payment_not_due');
  expect((await student.browser.call(calls.payments)).answer).toMatchObject({ data: [], credit: 0 });
});

it('has neither the page that stands in for a gateway nor its webhooks', async () => {
  const browser = test.browser();
  const page = await browser.request({ url: `/pay/test/${crypto.randomUUID()}` });
  expect(page.body).not.toContain('Test payment');
  const told = await browser.request({ method: 'POST', url: '/api/webhooks/payments/test', payload: '{}' });
  expect(told.statusCode).toBe(404);
});

it('frees lessons of what was due while they were paid here', async () => {
  const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
  const { bookingId, paymentId } = await addDueLesson(test, student, tutor, daysAhead(3, 10));
  // A person has a page open at which it could be paid: it is closed there, and what comes by it found.
  await test.database.insert(checkouts).values({
    id: crypto.randomUUID(),
    paymentId,
    provider: 'test',
    amount: 60_000,
    openedBy: student.id,
    expiresAt: daysAhead(1, 10),
  });
  await forgetDue(test.database);
  expect(
    await test.database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId)),
  ).toMatchObject([{ closedAt: expect.any(Date), askAt: expect.any(Date) }]);
  expect(await test.database.select().from(payments).where(eq(payments.id, paymentId))).toMatchObject([
    { status: 'void' },
  ]);
  expect(await test.database.select().from(bookings).where(eq(bookings.id, bookingId))).toMatchObject([
    { status: 'accepted', payBy: null },
  ]);
  expect(await settleBookings(test.app)).toBe(0);
  const { answer } = await student.browser.call(calls.booking, { params: { id: bookingId } });
  expect(answer.data).toMatchObject({ status: 'accepted', payment: null });
});
