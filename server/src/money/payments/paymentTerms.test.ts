import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { testMoney } from '../../development/testing/money';
import { stopPaidSite } from '../../development/testing/payments';
import {
  addBooking,
  addPastLessons,
  addTutor,
  daysAhead,
  hoursFromNow,
  mathematics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookings, payments } from '../../foundation/db/schema';
import { addPayment } from './stand-in/changes';
import { takeFact } from './takeFact';

const hour = 3_600_000;
const day = 24 * hour;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ money: testMoney });
});
afterAll(() => stopPaidSite(test));

const people = async () => {
  const student = await test.signedIn('student', { name: 'Arjun' });
  await addPastLessons(test, student, 5);
  return { student, tutor: await addTutor(test) };
};
const accept = (tutor: Person, bookingId: string) =>
  tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status: 'accepted' } });
const payByOf = async (bookingId: string) => {
  const [row] = await test.database.select().from(bookings).where(eq(bookings.id, bookingId));
  return row?.payBy?.getTime() ?? Number.NaN;
};
const hoursUntil = (moment: number) => (moment - Date.now()) / hour;

/** Weekly lessons from that start on, accepted at once. @returns their ids, in order */
const weekly = async ({ student, tutor }: Awaited<ReturnType<typeof people>>, first: Date, weeks: number) => {
  const dates = Array.from({ length: weeks }, (_, week) =>
    new Date(first.getTime() + week * 7 * day).toISOString(),
  );
  const body = { student: student.id, tutor: tutor.id, subject: mathematics, duration: '1', dates } as const;
  const { _id: id } = (await student.browser.call(calls.createSeries, { body })).answer.data;
  await tutor.browser.call(calls.answerSeries, { params: { id }, body: { status: 'accepted' } });
  const rows = await test.database
    .select()
    .from(bookings)
    .where(eq(bookings.seriesId, id))
    .orderBy(bookings.startsAt);
  return { id, lessons: rows };
};

/** As a gateway tells it of a checkout that was opened. */
const pay = async (student: Person, bookingId: string) => {
  const { answer } = await student.browser.call(calls.payBooking, { body: { bookingId } });
  const linkId = answer.data.payment?.checkoutUrl?.split('/').at(-1) ?? '';
  const amount = answer.data.payment?.amount ?? 0;
  const { ref } = await addPayment(test.database, { linkId, amount, method: 'upi' });
  const { rows } = await test.database.$client.query('select id from checkouts where provider_ref = $1', [
    linkId,
  ]);
  await takeFact(test.app, 'test', { kind: 'captured', checkout: rows[0].id, ref, amount, method: 'upi' });
  return answer.data.payment?._id ?? '';
};

describe('the deadline', () => {
  it('of weekly lessons comes with each of them, three days before it, and a day after the answer at the earliest', async () => {
    const all = await people();
    const { lessons } = await weekly(all, daysAhead(2, 10), 4);
    const [first, ...others] = lessons.map(({ payBy, startsAt }) => ({
      left: hoursUntil(payBy?.getTime() ?? 0),
      before: (startsAt.getTime() - (payBy?.getTime() ?? 0)) / day,
    }));
    expect(first?.left).toBeCloseTo(24, 1);
    expect(others.map(({ before }) => before)).toEqual([3, 3, 3]);
    const { answer } = await all.student.browser.call(calls.payments, { query: { status: 'due', limit: 3 } });
    expect(answer.data.map(({ bookingId }) => bookingId)).toEqual(lessons.slice(0, 3).map(({ id }) => id));
    const rest = await all.student.browser.call(calls.payments, {
      query: { status: 'due', limit: 3, cursor: answer.nextCursor ?? '' },
    });
    expect(rest.answer.data.map(({ bookingId }) => bookingId)).toEqual([lessons[3]?.id]);
    expect(answer.refundPolicy).toEqual(testMoney.refundPolicy);
  });

  it('of weekly lessons is reminded of a day before, not in the middle of weeks', async () => {
    const all = await people();
    const { lessons } = await weekly(all, daysAhead(2, 12), 4);
    const last = lessons[3];
    const { rows } = await test.database.$client.query<{ start_after: Date }>(
      `select start_after from pgboss.job where name = 'payment-reminder' and data->>'bookingId' = $1`,
      [last?.id],
    );
    expect(rows.map(({ start_after: at }) => ((last?.payBy?.getTime() ?? 0) - at.getTime()) / hour)).toEqual([
      24,
    ]);
  });

  it.each([
    ['later', hoursFromNow(5), daysAhead(6, 10), 24],
    ['earlier', daysAhead(6, 10), daysAhead(2, 10), 24],
  ])('follows a lesson that is moved %s, never to an earlier moment', async (_, from, to, hours) => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, from, { price: 60_000 });
    await accept(tutor, id);
    const before = await payByOf(id);
    const params = { id };
    const body = { times: [to.toISOString()] };
    const { answer } = await student.browser.call(calls.proposeTimes, { params, body });
    await tutor.browser.call(calls.answerProposal, {
      params: { id, proposal: answer.data.proposal?._id ?? '' },
      body: { answer: 'taken', dateTime: to.toISOString() },
    });
    const after = await payByOf(id);
    expect(after).toBeGreaterThanOrEqual(before);
    expect(hoursUntil(after)).toBeCloseTo(hours, 1);
  });
});

describe('a quote', () => {
  const paidLesson = async (startsAt: Date) => {
    const all = await people();
    const id = await addBooking(test, all.student, all.tutor, startsAt, { price: 60_000 });
    await accept(all.tutor, id);
    await pay(all.student, id);
    return { ...all, id };
  };
  const statusOf = async (id: string) =>
    (await test.database.select().from(bookings).where(eq(bookings.id, id)))[0]?.status;

  it('that is another by the time of cancelling cancels nothing, and comes anew', async () => {
    const { student, id } = await paidLesson(hoursFromNow(5));
    const params = { id };
    const { failure } = await student.browser.call(calls.cancelBooking, {
      params,
      query: { quoted: 60_000 },
    });
    expect(failure).toMatchObject({
      code: 'quote_changed',
      data: { quote: { amount: 30_000, percent: 50, credit: 0 } },
    });
    expect(await statusOf(id)).toBe('accepted');
    const again = await student.browser.call(calls.cancelBooking, { params, query: { quoted: 30_000 } });
    expect(again.answer.data).toMatchObject({ status: 'cancelled', payment: { refund: 30_000 } });
  });

  it('of nothing does not hold once somebody has paid', async () => {
    const { student, id } = await paidLesson(daysAhead(3, 10));
    const ask = { params: { id }, query: { quoted: 0 } };
    expect((await student.browser.call(calls.cancelBooking, ask)).failure.code).toBe('quote_changed');
    expect(await statusOf(id)).toBe('accepted');
  });

  it('to the tutor has the credit in it', async () => {
    const { tutor, id: bookingId } = await paidLesson(hoursFromNow(5));
    const cancel = (quoted: number) =>
      tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status: 'cancelled', quoted } });
    expect((await cancel(60_000)).failure.data?.quote).toMatchObject({ amount: 60_000, credit: 30_000 });
    expect((await cancel(90_000)).answer.data.status).toBe('cancelled');
  });

  it('is of what is left, where an operator has sent a part back before, on its way or done', async () => {
    const { student, id } = await paidLesson(daysAhead(3, 13));
    const ask = async () =>
      (await student.browser.call(calls.refundQuote, { params: { id }, query: {} })).answer.data.amount;
    const { rows } = await test.database.$client.query(
      `insert into refunds (id, payment_id, provider, capture_ref, amount, reason)
       select gen_random_uuid(), payment_id, provider, ref, 10000, 'operator' from captures
       where payment_id = (select id from payments where booking_id = $1) returning id`,
      [id],
    );
    expect(await ask()).toBe(50_000);
    const refund = rows[0].id as string;
    await takeFact(test.app, 'test', { kind: 'refunded', refund, ref: `rfnd_${refund}`, status: 'done' });
    expect(await ask()).toBe(50_000);
    const quoted = await ask();
    const { answer } = await student.browser.call(calls.cancelBooking, { params: { id }, query: { quoted } });
    expect(answer.data).toMatchObject({ status: 'cancelled', payment: { refund: 60_000 } });
  });

  it('for the rest of a series is of those that are paid, and all or none are cancelled', async () => {
    const all = await people();
    const { id, lessons } = await weekly(all, daysAhead(4, 14), 3);
    const [first, second, third] = lessons.map((lesson) => lesson.id);
    for (const paid of [first, second]) await pay(all.student, paid ?? '');
    const ask = (from = '', rest?: 'yes') =>
      all.student.browser.call(calls.refundQuote, { params: { id: from }, query: rest ? { rest } : {} });
    const price = lessons[0]?.price ?? 0;
    expect((await ask(first)).answer.data.amount).toBe(price);
    expect((await ask(first, 'yes')).answer.data).toMatchObject({ amount: 2 * price, percent: 100 });
    expect((await ask(second, 'yes')).answer.data.amount).toBe(price);
    expect((await ask(third, 'yes')).failure.code).toBe('payment_not_due');

    const cancel = (quoted: number) =>
      all.student.browser.call(calls.answerSeries, {
        params: { id },
        body: { status: 'cancelled', quoted, ...(first && { from: first }) },
      });
    expect((await cancel(price)).failure).toMatchObject({
      code: 'quote_changed',
      data: { quote: { amount: 2 * price } },
    });
    expect(await statusOf(third ?? '')).toBe('accepted');
    expect((await cancel(2 * price)).answer.data.bookings).toHaveLength(3);
  });
});

it('says of a payment whether somebody has gone to pay it, and what came too late', async () => {
  const { student, tutor } = await people();
  const id = await addBooking(test, student, tutor, daysAhead(3, 16), { price: 60_000 });
  await accept(tutor, id);
  const list = async () => (await student.browser.call(calls.payments)).answer.data;
  expect(await list()).toMatchObject([{ isOpened: false, surplus: 0 }]);
  await student.browser.call(calls.payBooking, { body: { bookingId: id } });
  expect(await list()).toMatchObject([{ isOpened: true }]);
  await test.database.update(bookings).set({ payBy: new Date() }).where(eq(bookings.id, id));
  const { rows } = await test.database.$client.query(
    'select checkouts.id from checkouts join payments on payments.id = payment_id where booking_id = $1',
    [id],
  );
  const fact = {
    kind: 'captured',
    checkout: rows[0].id,
    ref: 'pay_late',
    amount: 60_000,
    method: 'upi',
  } as const;
  await takeFact(test.app, 'test', fact);
  expect(await list()).toMatchObject([{ surplus: 60_000, refunded: 0 }]);
  expect(await test.database.select().from(payments).where(eq(payments.bookingId, id))).toHaveLength(1);
});
