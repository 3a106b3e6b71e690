import type { AddressInfo } from 'node:net';
import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { settleBookings } from '../bookings/settleBookings';
import {
  bookings,
  captures,
  checkouts,
  ledgerJournals,
  payments,
  refunds,
  standInLinks,
  standInRefunds,
} from '../db/schema';
import { type Gateway, GatewayRefused } from '../money/gateway';
import type { GatewayFact } from '../money/gatewayFacts';
import { commission, creditOf, earningsOf, gateway, goodwill, held } from '../money/ledger/accounts';
import { balanceOf, recountLedger } from '../money/ledger/queries';
import { addDueLesson, testMoney } from '../testing/money';
import { addBooking, addParent, addTutor, daysAhead, hoursFromNow, mathematics } from '../testing/scene';
import { type Person, startTestApp, type TestApp } from '../testing/testApp';
import { askDueCheckouts, sendDueRefunds } from './askGateway';
import { releaseEarned } from './releaseEarned';
import { addPayment } from './stand-in/changes';
import { signatureHeader, signatureOf } from './stand-in/StandIn';
import { takeFact } from './takeFact';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await startTestApp({ money: testMoney, languages: ['en', 'ta'] });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  // Whatever the tests above have done, it adds up.
  expect((await recountLedger(test.database)).differences).toEqual([]);
  await test.stop();
});
afterEach(() => jest.restoreAllMocks());

const people = async (): Promise<{ student: Person; tutor: Person }> => ({
  student: await test.signedIn('student', { name: 'Arjun' }),
  tutor: await addTutor(test),
});
/** Hours of lessons that nobody else of this file has. */
const lesson = async (startsAt = daysAhead(3, 10)) => {
  const all = await people();
  return { ...all, ...(await addDueLesson(test, all.student, all.tutor, startsAt)) };
};
const pay = (by: Person, bookingId: string, useCredit?: boolean) =>
  by.browser.call(calls.payBooking, { body: { bookingId, ...(useCredit && { useCredit }) } });
const view = async (by: Person, id: string) =>
  (await by.browser.call(calls.booking, { params: { id } })).answer.data;
const statusOf = async (paymentId: string) =>
  (await test.database.select().from(payments).where(eq(payments.id, paymentId)))[0]?.status;
const balance = async (account: Parameters<typeof balanceOf>[1]) =>
  Number(await balanceOf(test.database, account));
const press = async (url: string, act: string, delivery = 'once') => {
  const body = new URLSearchParams({ act, delivery });
  return fetch(`${origin}${new URL(url).pathname}`, { method: 'POST', body, redirect: 'manual' });
};
const urlOf = async (by: Person, bookingId: string): Promise<string> =>
  (await pay(by, bookingId)).answer.data.payment?.checkoutUrl ?? '';
const journalsOf = (bookingId: string) =>
  test.database.select().from(ledgerJournals).where(eq(ledgerJournals.bookingId, bookingId));
const setPayBy = (bookingId: string, payBy: Date) =>
  test.database.update(bookings).set({ payBy }).where(eq(bookings.id, bookingId));
/** Somebody has paid there, and the gateway has not told of it yet. */
const capturedOf = async (paymentId: string, amount = 60_000): Promise<GatewayFact> => {
  const [checkout] = await test.database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId));
  if (!checkout?.providerRef) throw new Error('There is no open checkout.');
  const { ref, method } = await addPayment(test.database, {
    linkId: checkout.providerRef,
    amount,
    method: 'upi',
  });
  return { kind: 'captured', checkout: checkout.id, ref, amount, method };
};
const take = (fact: GatewayFact) => takeFact(test.app, 'test', fact);
const subjectsTo = async ({ email }: Person) => (await test.mailsTo(email)).map(({ subject }) => subject);

describe('a lesson that the tutor accepts', () => {
  it('is to be paid: until then who takes it has neither link nor room, and the mail says until when', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { price: 60_000 });
    const body = { bookingId: id, status: 'accepted' as const };
    const { answer } = await tutor.browser.call(calls.setBookingStatus, { body });
    const acceptedAt = Date.now();
    expect(answer.data.payment).toMatchObject({ status: 'due', amount: 60_000, refunded: 0 });
    const payBy = Date.parse(answer.data.payment?.payBy ?? '');
    expect(Math.abs(payBy - (acceptedAt + 24 * 3_600_000))).toBeLessThan(60_000);

    await tutor.browser.call(calls.setMeetingLink, {
      params: { id },
      body: { meetingLink: 'https://meet.example/a' },
    });
    expect((await view(tutor, id)).meetingLink).toBe('https://meet.example/a');
    expect((await view(student, id)).meetingLink).toBeNull();
    const mails = await test.mailsTo(student.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Meera Nair has accepted your lesson in Mathematics',
    ]);
    expect(mails[0]?.text).toContain('Please pay ₹600 until');
    expect(mails.map(({ text }) => text).join()).not.toContain('meet.example');
  });

  it('is to be paid where it is accepted by itself, too', async () => {
    const { student, tutor } = await people();
    await test.database.$client.query(`update tutors set auto_accept = 'all' where id = $1`, [tutor.id]);
    const { answer } = await student.browser.call(calls.createBooking, {
      body: {
        student: student.id,
        tutor: tutor.id,
        subject: mathematics,
        duration: '1',
        dateTime: daysAhead(4, 9).toISOString(),
      },
    });
    expect(answer.data).toMatchObject({ status: 'accepted', payment: { status: 'due', amount: 50_000 } });
  });

  it('is free where it costs nothing', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { price: 0 });
    const { answer } = await tutor.browser.call(calls.setBookingStatus, {
      body: { bookingId: id, status: 'accepted' },
    });
    expect(answer.data.payment).toBeNull();
    expect((await pay(student, id)).failure.code).toBe('payment_not_due');
  });

  it.each([
    ['in 3 days', 72, 24],
    ['in 10 hours', 10, 8],
    ['in 2 hours', 2, 0.5],
    ['in 10 minutes', 1 / 6, 1 / 6],
  ])('and that begins %s is to be paid by the formula', async (_, hours, expected) => {
    const { bookingId } = await lesson(hoursFromNow(hours));
    const [row] = await test.database.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(((row?.payBy?.getTime() ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(expected, 1);
  });
});

describe('paying', () => {
  it('leads to the gateway, the same way again, and its webhook makes the lesson certain', async () => {
    const { student, tutor, bookingId, paymentId } = await lesson();
    const url = await urlOf(student, bookingId);
    expect(await urlOf(student, bookingId)).toBe(url);
    const page = await (await fetch(`${origin}${new URL(url).pathname}`)).text();
    expect(page).toContain('Test payment: no money moves');
    expect(page).toContain('₹600');

    const back = await press(url, 'upi');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${test.app.config.publicOrigin}/pay/back/student/payments/${paymentId}`,
    ]);
    await test.app.jobs.runDue();

    expect((await view(student, bookingId)).payment).toMatchObject({
      status: 'paid',
      payBy: null,
      isTest: true,
    });
    expect(await balance(held(bookingId))).toBe(60_000);
    expect((await pay(student, bookingId)).failure.code).toBe('already_paid');
    expect(await subjectsTo(tutor)).toContain('Your lesson with Arjun in Mathematics is paid');
    expect(await subjectsTo(student)).toContain('Your lesson in Mathematics is paid');
  });

  it('leads each payer to their own page of it, and says to anybody else that the tab can be closed', async () => {
    const { student, tutor, bookingId, paymentId } = await lesson();
    const parent = await addParent(test, student);
    await urlOf(student, bookingId);
    const url = `/pay/back/student/payments/${paymentId}`;
    const back = (by?: Person) => (by?.browser ?? test.browser()).request({ method: 'GET', url });
    expect((await back(student)).headers.location).toBe(`/student/payments/${paymentId}`);
    expect((await back(parent)).headers.location).toBe(`/parent/payments/${paymentId}`);
    const { headers } = await student.browser.request({ method: 'GET', url: `${url}?closed` });
    expect(headers.location).toBe(`/student/payments/${paymentId}?closed`);
    for (const other of [tutor, await test.signedIn('parent'), undefined]) {
      const { statusCode, body } = await back(other);
      expect([statusCode, body]).toEqual([200, expect.stringContaining('You can close this tab')]);
    }
    // From a page in another language one comes back to it.
    const inTamil = (by?: Person) =>
      (by?.browser ?? test.browser()).request({ method: 'GET', url: url.replace('/back', '/back/ta') });
    expect((await inTamil(student)).headers.location).toBe(`/ta/student/payments/${paymentId}`);
    expect((await inTamil()).body).toContain(`href="/ta/student/payments/${paymentId}"`);
    const odd = `/pay/back/student/payments/${paymentId.replace(/-/g, '0').slice(0, 8)}${'-'.repeat(28)}`;
    expect((await test.browser().request({ method: 'GET', url: odd })).statusCode).toBe(404);
  });

  it('by a parent is as good, and the list has it', async () => {
    const { student, bookingId, paymentId } = await lesson();
    const parent = await addParent(test, student);
    await press(await urlOf(parent, bookingId), 'card');
    await test.app.jobs.runDue();
    const { answer } = await parent.browser.call(calls.payments);
    expect(answer.data).toMatchObject([
      { _id: paymentId, status: 'paid', method: 'card', student: { name: 'Arjun' } },
    ]);
  });

  it('whose answer is lost is found when the payer comes back', async () => {
    const { student, bookingId, paymentId } = await lesson();
    await press(await urlOf(student, bookingId), 'lost');
    await test.app.jobs.runDue();
    expect(await statusOf(paymentId)).toBe('due');
    const { answer } = await student.browser.call(calls.payment, { params: { id: paymentId } });
    expect(answer.data).toMatchObject({ status: 'paid', method: 'upi' });
  });

  it('is asked about at the gateway once, however often somebody looks within a moment', async () => {
    const { student, bookingId, paymentId } = await lesson();
    await urlOf(student, bookingId);
    const find = jest.spyOn(test.app.gateway as NonNullable<typeof test.app.gateway>, 'find');
    const look = () => student.browser.call(calls.payment, { params: { id: paymentId } });
    await Promise.all(Array.from({ length: 10 }, look));
    expect(find).toHaveBeenCalledTimes(1);
    await test.database
      .update(checkouts)
      .set({ lookedAt: hoursFromNow(-1) })
      .where(eq(checkouts.paymentId, paymentId));
    await look();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('whose answer is lost is found by the reconciler, also once the gateway is back', async () => {
    const { student, bookingId, paymentId } = await lesson();
    await press(await urlOf(student, bookingId), 'lost');
    const turn = () =>
      test.database
        .update(checkouts)
        .set({ askAt: new Date(0) })
        .where(eq(checkouts.paymentId, paymentId));
    await turn();
    jest.spyOn(test.app.gateway as never, 'find').mockRejectedValueOnce(new Error('away') as never);
    await askDueCheckouts(test.app);
    expect(await statusOf(paymentId)).toBe('due');
    await turn();
    await askDueCheckouts(test.app);
    expect(await statusOf(paymentId)).toBe('paid');
  });

  it('is declined without anything happening', async () => {
    const { student, bookingId, paymentId } = await lesson();
    const answer = await press(await urlOf(student, bookingId), 'decline');
    expect(await answer.text()).toContain('The payment was declined.');
    await test.app.jobs.runDue();
    expect(await statusOf(paymentId)).toBe('due');
  });

  it('says so where the gateway is away, and opens one way once it is back, also where only its answer was lost', async () => {
    const { student, bookingId, paymentId } = await lesson();
    const open = jest.spyOn(test.app.gateway as NonNullable<typeof test.app.gateway>, 'open');
    open.mockRejectedValueOnce(new Error('away'));
    const away = await pay(student, bookingId);
    expect([away.status, away.failure.code]).toEqual([503, 'gateway_unavailable']);
    open.mockRestore();
    // Opened there, and the server was killed before it had written it down.
    const [checkout] = await test.database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId));
    const { id = '', amount = 0, expiresAt = new Date() } = checkout ?? {};
    const lost = await test.app.gateway?.open({
      id,
      amount,
      openedAt: new Date(),
      expiresAt,
      description: 'A lesson',
      returnUrl: 'https://a.example/',
    });
    expect(await urlOf(student, bookingId)).toBe(lost?.url);
    expect(
      await test.database.select().from(standInLinks).where(eq(standInLinks.reference, id)),
    ).toHaveLength(1);
  });

  it('by twenty presses at once opens one way', async () => {
    const { student, bookingId, paymentId } = await lesson();
    const urls = await Promise.all(Array.from({ length: 20 }, () => urlOf(student, bookingId)));
    expect(new Set(urls).size).toBe(1);
    expect(
      await test.database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId)),
    ).toHaveLength(1);
  });

  it('with a credit takes it where it covers the lesson, once', async () => {
    const first = await lesson(hoursFromNow(5));
    await urlOf(first.student, first.bookingId);
    await take(await capturedOf(first.paymentId));
    await first.tutor.browser.call(calls.setBookingStatus, {
      body: { bookingId: first.bookingId, status: 'cancelled' },
    });
    expect(await balance(creditOf(first.student.id))).toBe(30_000);
    const small = await addDueLesson(test, first.student, first.tutor, daysAhead(6, 9));
    expect((await pay(first.student, small.bookingId, true)).failure.code).toBe('credit_too_small');
    const half = await addBooking(test, first.student, first.tutor, daysAhead(7, 9), { price: 30_000 });
    await first.tutor.browser.call(calls.setBookingStatus, { body: { bookingId: half, status: 'accepted' } });
    const replies = await Promise.all([1, 2, 3].map(() => pay(first.student, half, true)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([await balance(creditOf(first.student.id)), await balance(held(half))]).toEqual([0, 30_000]);
    // It goes back to where it came from.
    await first.student.browser.call(calls.cancelBooking, { params: { id: half } });
    await test.app.jobs.runDue();
    expect([await balance(creditOf(first.student.id)), await balance(held(half))]).toEqual([30_000, 0]);
    // Nor does it grow where the tutor cancels late once more.
    const again = await addBooking(test, first.student, first.tutor, hoursFromNow(7), { price: 30_000 });
    await first.tutor.browser.call(calls.setBookingStatus, {
      body: { bookingId: again, status: 'accepted' },
    });
    expect((await pay(first.student, again, true)).status).toBe(200);
    const { data: told } = (await first.tutor.browser.call(calls.refundQuote, { params: { id: again } }))
      .answer;
    expect(told).toMatchObject({ amount: 30_000, credit: 0 });
    await first.tutor.browser.call(calls.setBookingStatus, {
      body: { bookingId: again, status: 'cancelled' },
    });
    await test.app.jobs.runDue();
    expect([await balance(creditOf(first.student.id)), await balance(held(again))]).toEqual([30_000, 0]);
  });
});

describe('facts', () => {
  it.each(['once', 'repeat', 'swap', 'drop'])(
    'told %s, with the payer coming back meanwhile, are one journal',
    async (delivery) => {
      const { student, bookingId, paymentId } = await lesson();
      await press(await urlOf(student, bookingId), 'upi', delivery);
      const back = () => student.browser.call(calls.payment, { params: { id: paymentId } });
      await Promise.all([test.app.jobs.runDue(), back(), back(), back()]);
      await test.app.jobs.runDue();
      expect(await statusOf(paymentId)).toBe('paid');
      expect(await journalsOf(bookingId)).toHaveLength(1);
      expect(await subjectsTo(student)).toEqual(['Your lesson in Mathematics is paid']);
    },
  );

  it('in parallel are one capture', async () => {
    const { student, bookingId, paymentId } = await lesson();
    await urlOf(student, bookingId);
    const fact = await capturedOf(paymentId);
    await Promise.all(Array.from({ length: 12 }, () => take(fact)));
    expect(await journalsOf(bookingId)).toHaveLength(1);
    expect(await balance(held(bookingId))).toBe(60_000);
  });

  it('of a second payment have it go back, whole and once', async () => {
    const { student, bookingId, paymentId } = await lesson();
    await urlOf(student, bookingId);
    const second = await capturedOf(paymentId);
    await take(await capturedOf(paymentId));
    await Promise.all([take(second), take(second)]);
    await test.app.jobs.runDue();
    expect(await statusOf(paymentId)).toBe('paid');
    expect(await balance(held(bookingId))).toBe(60_000);
    expect(await test.database.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toMatchObject([
      { reason: 'double', amount: 60_000, status: 'done' },
    ]);
  });

  it('of a way to pay that was closed close the one that took its place', async () => {
    const { student, bookingId, paymentId } = await lesson();
    await urlOf(student, bookingId);
    const captured = await capturedOf(paymentId);
    const all = () => test.database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId));
    const [first] = await all();
    await take({ kind: 'ended', checkout: first?.id ?? '' });
    await urlOf(student, bookingId);
    const [, second] = await all();
    const cancel = jest.spyOn(test.app.gateway as NonNullable<typeof test.app.gateway>, 'cancel');
    await take(captured);
    expect(await statusOf(paymentId)).toBe('paid');
    expect((await all()).map(({ closedAt }) => closedAt)).toEqual([expect.any(Date), expect.any(Date)]);
    await askDueCheckouts(test.app);
    expect(cancel).toHaveBeenCalledWith(expect.objectContaining({ id: second?.id }));
  });

  it('of another sum have it go back, and the lesson still waits', async () => {
    const { student, bookingId, paymentId } = await lesson();
    await urlOf(student, bookingId);
    await take(await capturedOf(paymentId, 100));
    await test.app.jobs.runDue();
    expect(await statusOf(paymentId)).toBe('due');
    expect(await balance(held(bookingId))).toBe(0);
  });

  it('of a checkout that is not ours are left alone', async () => {
    const before = await balance(gateway);
    await take({
      kind: 'captured',
      checkout: crypto.randomUUID(),
      ref: 'pay_other',
      amount: 1,
      method: 'upi',
    });
    await take({ kind: 'refunded', refund: 'nobody', ref: 'rfnd_other', status: 'done' });
    expect(await balance(gateway)).toBe(before);
  });

  it('that come after the deadline find the lesson cancelled, and the money goes back', async () => {
    const { student, bookingId, paymentId } = await lesson();
    await urlOf(student, bookingId);
    await setPayBy(bookingId, new Date());
    await take(await capturedOf(paymentId));
    await settleBookings(test.app);
    await test.app.jobs.runDue();
    expect(await view(student, bookingId)).toMatchObject({
      status: 'cancelled',
      reason: 'It was not paid in time.',
    });
    expect(await statusOf(paymentId)).toBe('void');
    expect(await balance(held(bookingId))).toBe(0);
    const rows = await test.database.select().from(captures).where(eq(captures.paymentId, paymentId));
    expect(rows.map(({ fate }) => fate)).toEqual(['late']);
  });

  it('at the very deadline either make it certain or go back, never neither nor both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { student, bookingId, paymentId } = await lesson();
      await urlOf(student, bookingId);
      const fact = await capturedOf(paymentId);
      await setPayBy(bookingId, new Date(Date.now() + 8));
      await Promise.all([take(fact), settleBookings(test.app), settleBookings(test.app)]);
      await settleBookings(test.app);
      await test.app.jobs.runDue();
      const booking = await view(student, bookingId);
      const end = [booking.status, await statusOf(paymentId), await balance(held(bookingId))];
      expect([
        ['accepted', 'paid', 60_000],
        ['cancelled', 'void', 0],
      ]).toContainEqual(end);
    }
  });
});

describe('a webhook', () => {
  const send = (body: string, signature: string) =>
    fetch(`${origin}/api/webhooks/payments/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
    });

  it('of which one byte was changed is refused, and one without a signature', async () => {
    const body = JSON.stringify({ id: 'evt_1', type: 'payment.captured', payload: {} });
    const signature = signatureOf(test.app.config, body);
    expect((await send(body.replace('evt_1', 'evt_2'), signature)).status).toBe(400);
    expect((await send(body, `0${signature.slice(1)}`)).status).toBe(signature.startsWith('0') ? 200 : 400);
    expect((await send(body, '')).status).toBe(400);
    const text = await (await test.browser().request({ url: '/api/metrics', headers: {} })).body;
    expect(text).toMatch(/paadam_payment_webhooks_total\{provider="test",outcome="refused"\} [2-9]/);
  });

  it('is for the gateway that there is', async () => {
    const answer = await fetch(`${origin}/api/webhooks/payments/razorpay`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  });
});

describe('a paid lesson that is cancelled', () => {
  const paidLesson = async (startsAt: Date) => {
    const all = await lesson(startsAt);
    await urlOf(all.student, all.bookingId);
    await take(await capturedOf(all.paymentId));
    return all;
  };
  const quote = async (by: Person, id: string) =>
    (await by.browser.call(calls.refundQuote, { params: { id } })).answer.data;

  it('early gives all of it back, as was said before', async () => {
    const { student, bookingId, paymentId } = await paidLesson(daysAhead(3, 10));
    expect(await quote(student, bookingId)).toMatchObject({ percent: 100, amount: 60_000, credit: 0 });
    const { answer } = await student.browser.call(calls.cancelBooking, { params: { id: bookingId } });
    expect(answer.data.payment).toMatchObject({ refund: 60_000, refunded: 0 });
    await test.app.jobs.runDue();
    expect(await statusOf(paymentId)).toBe('refunded');
    expect(await balance(held(bookingId))).toBe(0);
    expect(await subjectsTo(student)).toContain('₹600 for your lesson in Mathematics have gone back');
  });

  it('late gives half of it back, and the tutor has the rest', async () => {
    const { student, tutor, bookingId, paymentId } = await paidLesson(hoursFromNow(5));
    expect(await quote(student, bookingId)).toMatchObject({ percent: 50, amount: 30_000, until: null });
    await student.browser.call(calls.cancelBooking, { params: { id: bookingId } });
    await test.app.jobs.runDue();
    expect(await statusOf(paymentId)).toBe('part_refunded');
    expect([await balance(held(bookingId)), await balance(earningsOf(tutor.id))]).toEqual([0, 25_500]);
    const told = (await test.mailsTo(tutor.email)).map(({ text }) => text);
    expect(told).toContainEqual(expect.stringMatching(/cancelled so late, ₹300 do not go back/));
  });

  it('late by the tutor gives all of it back, and the payer a credit of what it would have cost', async () => {
    const { student, tutor, bookingId } = await paidLesson(hoursFromNow(5));
    expect(await quote(tutor, bookingId)).toMatchObject({ percent: 100, amount: 60_000, credit: 30_000 });
    await tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status: 'cancelled' } });
    await test.app.jobs.runDue();
    expect([
      await balance(held(bookingId)),
      await balance(creditOf(student.id)),
      await balance(earningsOf(tutor.id)),
    ]).toEqual([0, 30_000, 0]);
  });

  it('costs what it would have before it was moved away from a near start', async () => {
    const { student, tutor, bookingId } = await paidLesson(hoursFromNow(5));
    const from = hoursFromNow(5);
    const to = daysAhead(5, 10);
    await test.database.$client.query(
      `insert into booking_events (id, booking_id, kind, actor_id, from_at, to_at) values (gen_random_uuid(), $1, 'moved', $2, $3, $4)`,
      [bookingId, tutor.id, from, to],
    );
    await test.database
      .update(bookings)
      .set({ startsAt: to, endsAt: new Date(to.getTime() + 3_600_000) })
      .where(eq(bookings.id, bookingId));
    expect(await quote(student, bookingId)).toMatchObject({ percent: 50 });
    // The tutor's own wish to move it begins anew.
    await test.database.$client.query(
      `insert into booking_events (id, booking_id, kind, actor_id, from_at, to_at) values (gen_random_uuid(), $1, 'moved', $2, $3, $4)`,
      [bookingId, student.id, to, to],
    );
    expect(await quote(student, bookingId)).toMatchObject({ percent: 100 });
  });

  it('gives it back once, whatever the gateway does meanwhile', async () => {
    const { student, bookingId, paymentId } = await paidLesson(daysAhead(3, 10));
    const stand = test.app.gateway as NonNullable<typeof test.app.gateway>;
    const real = stand.refund.bind(stand);
    const turn = () =>
      test.database
        .update(refunds)
        .set({ tryAt: new Date(0) })
        .where(eq(refunds.paymentId, paymentId));
    // Away; then sent, with the server killed before it had written it down.
    const spy = jest.spyOn(stand, 'refund').mockRejectedValueOnce(new Error('away'));
    await student.browser.call(calls.cancelBooking, { params: { id: bookingId } });
    await test.app.jobs.runDue();
    spy.mockImplementationOnce(async (refund) => {
      await real(refund);
      throw new Error('killed');
    });
    await turn();
    await sendDueRefunds(test.app);
    expect(await statusOf(paymentId)).toBe('paid');
    await turn();
    await Promise.all([sendDueRefunds(test.app), sendDueRefunds(test.app)]);
    expect(await statusOf(paymentId)).toBe('refunded');
    const [refund] = await test.database.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    const sent = await test.database
      .select()
      .from(standInRefunds)
      .where(eq(standInRefunds.key, refund?.id ?? ''));
    expect(sent).toHaveLength(1);
    expect((await journalsOf(bookingId)).filter(({ event }) => event === 'refunded')).toHaveLength(1);
  });

  it('whose refund has failed is tried again as another one, and what came late of the first is left alone', async () => {
    const { student, bookingId, paymentId } = await paidLesson(daysAhead(3, 10));
    const stand = test.app.gateway as NonNullable<typeof test.app.gateway>;
    const ids: string[] = [];
    jest.spyOn(stand, 'refund').mockImplementation(async ({ id }) => {
      ids.push(id);
      return ids.length === 1 ? { ref: `f_${id}`, status: 'failed' } : { ref: `s_${id}`, status: 'sent' };
    });
    await student.browser.call(calls.cancelBooking, { params: { id: bookingId } });
    await test.app.jobs.runDue();
    const row = async () =>
      (await test.database.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0];
    expect(await row()).toMatchObject({ status: 'failed', failures: 1 });
    await test.database
      .update(refunds)
      .set({ tryAt: new Date(0) })
      .where(eq(refunds.paymentId, paymentId));
    await sendDueRefunds(test.app);
    expect(new Set(ids).size).toBe(2);
    const first = { kind: 'refunded', refund: (await row())?.id ?? '', ref: `f_${ids[0]}` } as const;
    await take({ ...first, status: 'failed' });
    expect(await row()).toMatchObject({ status: 'sent', failures: 1 });
    await take({ ...first, ref: `s_${ids[1]}`, status: 'done' });
    await take({ ...first, ref: `s_${ids[1]}`, status: 'failed' });
    expect(await row()).toMatchObject({ status: 'done' });
    expect(await balance(held(bookingId))).toBe(0);
  });

  it('of two refunds at once no more goes back than came', async () => {
    const { paymentId } = await paidLesson(daysAhead(3, 10));
    const [capture] = await test.database.select().from(captures).where(eq(captures.paymentId, paymentId));
    const want = () =>
      test.database.insert(refunds).values({
        id: crypto.randomUUID(),
        paymentId,
        provider: 'test',
        captureRef: capture?.ref ?? '',
        amount: 40_000,
        reason: 'cancelled',
        tryAt: null,
      });
    const outcomes = await Promise.allSettled([want(), want(), want()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('before it is paid costs nothing, and what is paid after all goes back', async () => {
    const { student, bookingId, paymentId } = await lesson();
    const url = await urlOf(student, bookingId);
    await student.browser.call(calls.cancelBooking, { params: { id: bookingId } });
    await test.app.jobs.runDue();
    expect(await statusOf(paymentId)).toBe('void');
    expect(await (await fetch(`${origin}${new URL(url).pathname}`)).text()).toContain(
      'This is not to be paid any more.',
    );
    await press(url, 'again');
    await test.app.jobs.runDue();
    expect(await balance(held(bookingId))).toBe(0);
    expect(await test.database.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toMatchObject([
      { reason: 'late', status: 'done' },
    ]);
  });
});

describe('a dispute', () => {
  const paidLesson = async (startsAt = daysAhead(3, 10)) => {
    const all = await lesson(startsAt);
    await urlOf(all.student, all.bookingId);
    const captured = await capturedOf(all.paymentId);
    const { ref: capture } = captured as Extract<GatewayFact, { kind: 'captured' }>;
    const fact = (status: 'open' | 'won' | 'lost', amount = 60_000): GatewayFact => ({
      kind: 'disputed',
      ref: `dp_${capture}`,
      capture,
      amount,
      status,
      reason: 'fraudulent',
      respondBy: '2026-12-01T00:00:00.000Z',
    });
    return { ...all, captured, fact };
  };
  const over = async (bookingId: string) => {
    const values = { startsAt: hoursFromNow(-26), endsAt: hoursFromNow(-25) };
    await test.database.update(bookings).set(values).where(eq(bookings.id, bookingId));
    await settleBookings(test.app);
    await releaseEarned(test.app);
  };
  const wake = (paymentId: string) =>
    test.database
      .update(refunds)
      .set({ tryAt: new Date(0) })
      .where(eq(refunds.paymentId, paymentId));

  it('has the tutor’s share wait until it has ended, also when it is won', async () => {
    const { tutor, bookingId, captured, fact } = await paidLesson();
    await take(captured);
    await take(fact('open'));
    await over(bookingId);
    expect([await balance(held(bookingId)), await balance(earningsOf(tutor.id))]).toEqual([60_000, 0]);
    await take(fact('won'));
    await take(fact('open'));
    await releaseEarned(test.app);
    expect([await balance(held(bookingId)), await balance(earningsOf(tutor.id))]).toEqual([0, 51_000]);
  });

  it.each([
    ['after the money', ['money', 'open', 'lost']],
    ['before the money is known', ['open', 'lost', 'money']],
    ['with its end first', ['lost', 'open', 'money', 'lost']],
    ['around the money', ['open', 'money', 'lost', 'open', 'money']],
  ])('that is lost is the house’s to bear, once, told of %s', async (_, order) => {
    const { tutor, bookingId, captured, fact } = await paidLesson();
    const before = [await balance(goodwill), await balance(gateway)];
    for (const told of order) await take(told === 'money' ? captured : fact(told as 'open' | 'lost'));
    await over(bookingId);
    expect([
      (await balance(goodwill)) - (before[0] ?? 0),
      (await balance(gateway)) - (before[1] ?? 0),
      await balance(held(bookingId)),
      await balance(earningsOf(tutor.id)),
    ]).toEqual([60_000, 0, 0, 51_000]);
  });

  it('told of at the very time of the money is borne once all the same', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { bookingId, captured, fact } = await paidLesson();
      const before = await balance(goodwill);
      await Promise.all([take(captured), take(fact('lost')), take(captured), take(fact('open'))]);
      expect([(await balance(goodwill)) - before, await balance(held(bookingId))]).toEqual([60_000, 60_000]);
    }
  });

  it('keeps back what would go back meanwhile; what the bank has given is not given twice', async () => {
    const { student, bookingId, paymentId, captured, fact } = await paidLesson();
    const sent = jest.spyOn(test.app.gateway as NonNullable<typeof test.app.gateway>, 'refund');
    const before = await balance(goodwill);
    await take(captured);
    await take(fact('open'));
    await student.browser.call(calls.cancelBooking, { params: { id: bookingId } });
    await test.app.jobs.runDue();
    await wake(paymentId);
    await sendDueRefunds(test.app);
    expect([await statusOf(paymentId), await balance(held(bookingId))]).toEqual(['paid', 60_000]);
    await take(fact('lost'));
    await test.app.jobs.runDue();
    expect(sent).not.toHaveBeenCalled();
    expect([await statusOf(paymentId), await balance(held(bookingId)), await balance(goodwill)]).toEqual([
      'refunded',
      0,
      before,
    ]);
  });

  it('that is won lets what was kept back go, and the rest become the tutor’s', async () => {
    const { student, tutor, bookingId, paymentId, captured, fact } = await paidLesson(hoursFromNow(5));
    await take(captured);
    await take(fact('open'));
    await student.browser.call(calls.cancelBooking, { params: { id: bookingId } });
    await releaseEarned(test.app);
    expect([await balance(held(bookingId)), await balance(earningsOf(tutor.id))]).toEqual([60_000, 0]);
    await take(fact('won'));
    await releaseEarned(test.app);
    await test.app.jobs.runDue();
    await releaseEarned(test.app);
    expect(await statusOf(paymentId)).toBe('part_refunded');
    expect([await balance(held(bookingId)), await balance(earningsOf(tutor.id))]).toEqual([0, 25_500]);
  });
});

describe('the gateway that took the money', () => {
  const others = () => test.app.gateways as Map<string, Gateway>;
  afterEach(() => others().delete('stripe'));
  const stripe = (): jest.Mocked<Pick<Gateway, 'refund' | 'find' | 'cancel' | 'findRefund'>> => {
    const known = { refund: jest.fn(), find: jest.fn(), cancel: jest.fn(), findRefund: jest.fn() };
    others().set('stripe', { provider: 'stripe', ...known } as unknown as Gateway);
    return known;
  };
  /** It was paid there before PAYMENTS was changed. */
  const paidThere = async () => {
    const all = await lesson();
    const [checkout] = await test.database
      .insert(checkouts)
      .values({
        id: crypto.randomUUID(),
        paymentId: all.paymentId,
        provider: 'stripe',
        providerRef: `cs_${all.paymentId}`,
        amount: 60_000,
        openedBy: all.student.id,
        expiresAt: daysAhead(1, 10),
      })
      .returning();
    const fact = {
      kind: 'captured',
      checkout: checkout?.id ?? '',
      ref: `pi_${all.paymentId}`,
      amount: 60_000,
      method: 'card',
    } as const;
    return { ...all, fact };
  };
  const cancelled = async () => {
    const all = await paidThere();
    await takeFact(test.app, 'stripe', all.fact);
    await all.student.browser.call(calls.cancelBooking, { params: { id: all.bookingId } });
    const row = async () =>
      (await test.database.select().from(refunds).where(eq(refunds.paymentId, all.paymentId)))[0];
    const again = async () => {
      await test.database
        .update(refunds)
        .set({ tryAt: new Date(0) })
        .where(eq(refunds.paymentId, all.paymentId));
      await sendDueRefunds(test.app);
    };
    return { ...all, row, again };
  };

  it('gives it back, and is asked about what it opened, whichever takes money now', async () => {
    const { refund, find } = stripe();
    refund.mockImplementation(async ({ id }) => ({ ref: `re_${id}`, status: 'done' }));
    const { paymentId, student, fact } = await paidThere();
    find.mockResolvedValue([fact]);
    await student.browser.call(calls.payment, { params: { id: paymentId } });
    expect(await statusOf(paymentId)).toBe('paid');
    const { bookingId, row } = await cancelled();
    await test.app.jobs.runDue();
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await row()).toMatchObject({ provider: 'stripe', status: 'done', problem: null });
    expect(await balance(held(bookingId))).toBe(0);
  });

  it('is missed where its keys are no longer set: the refund waits, says why, and goes once they are', async () => {
    const { row, again, bookingId } = await cancelled();
    await test.app.jobs.runDue();
    await again();
    expect(await row()).toMatchObject({ status: 'failed', problem: 'no-keys', failures: 0 });
    const { refund } = stripe();
    refund.mockImplementation(async ({ id }) => ({ ref: `re_${id}`, status: 'sent' }));
    await again();
    const { id = '' } = (await row()) ?? {};
    expect(refund.mock.calls[0]?.[0]).toMatchObject({ id });
    expect(await row()).toMatchObject({ status: 'sent', problem: null });
    // Sent, and the keys go once more: it is not sent again under another name.
    others().delete('stripe');
    await again();
    expect(await row()).toMatchObject({ status: 'sent', problem: 'no-keys', failures: 0 });
    stripe().findRefund.mockResolvedValue({ ref: `re_${id}`, status: 'done' });
    await again();
    expect(await row()).toMatchObject({ status: 'done', problem: null });
    expect(await balance(held(bookingId))).toBe(0);
  });

  it.each([
    [402, { status: 'failed', problem: 'refused', failures: 1 }],
    [401, { status: 'wanted', problem: null, failures: 0 }],
    [503, { status: 'wanted', problem: null, failures: 0 }],
  ])('answers a refund with %i', async (status, expected) => {
    stripe().refund.mockRejectedValue(new GatewayRefused(status));
    const { row } = await cancelled();
    await test.app.jobs.runDue();
    expect(await row()).toMatchObject(expected);
  });
});

it('a way to pay that has ended at the gateway is followed by another one, and by one alone', async () => {
  const { student, bookingId, paymentId } = await lesson();
  const first = await urlOf(student, bookingId);
  const open = async () => test.database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId));
  const { id: checkout = '' } = (await open())[0] ?? {};
  await Promise.all([1, 2, 3].map(() => take({ kind: 'ended', checkout })));
  const second = await urlOf(student, bookingId);
  expect(second).not.toBe(first);
  await take({ kind: 'ended', checkout });
  expect(await urlOf(student, bookingId)).toBe(second);
  expect(await open()).toHaveLength(2);
});

describe('time', () => {
  it('cancels what nobody pays, and tells everybody', async () => {
    const { student, tutor, bookingId, paymentId } = await lesson();
    await setPayBy(bookingId, new Date(Date.now() - 1));
    expect((await view(student, bookingId)).status).toBe('cancelled');
    expect((await pay(student, bookingId)).failure.code).toBe('payment_not_due');
    await settleBookings(test.app);
    expect(await statusOf(paymentId)).toBe('void');
    const subject = 'in Mathematics is cancelled, since nobody paid it in time';
    expect(await subjectsTo(student)).toEqual([`Your lesson ${subject}`]);
    expect(await subjectsTo(tutor)).toEqual([`Your lesson with Arjun ${subject}`]);
  });

  it('makes what was held the tutor’s a day after the lesson, once', async () => {
    const { student, tutor, bookingId, paymentId } = await lesson();
    await urlOf(student, bookingId);
    await take(await capturedOf(paymentId));
    const end = async (hours: number) => {
      const values = { startsAt: hoursFromNow(-hours - 1), endsAt: hoursFromNow(-hours) };
      await test.database.update(bookings).set(values).where(eq(bookings.id, bookingId));
      await settleBookings(test.app);
    };
    await end(23);
    await releaseEarned(test.app);
    expect(await balance(held(bookingId))).toBe(60_000);
    await end(25);
    const house = await balance(commission);
    await Promise.all([releaseEarned(test.app), releaseEarned(test.app)]);
    expect([
      await balance(held(bookingId)),
      await balance(earningsOf(tutor.id)),
      (await balance(commission)) - house,
    ]).toEqual([0, 51_000, 9_000]);
  });
});
