import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addDueLesson } from '../../development/testing/money';
import { paymentsOf, startPaidSite, stopPaidSite } from '../../development/testing/payments';
import { addBooking, addParent, daysAhead, hoursFromNow, mathematics } from '../../development/testing/scene';
import type { Person, TestApp } from '../../development/testing/testApp';
import { bookings, checkouts, standInLinks } from '../../foundation/db/schema';
import { settleBookings } from '../../lessons/bookings/settleBookings';
import { commission, creditOf, earningsOf, held } from '../../lessons/ledger/ledger/accounts';
import { askDueCheckouts } from './askGateway';
import { releaseEarned } from './releaseEarned';

let test: TestApp;
const {
  people,
  lesson,
  pay,
  view,
  statusOf,
  balance,
  press,
  urlOf,
  pageAt,
  setPayBy,
  capturedOf,
  take,
  subjectsTo,
} = paymentsOf(() => test);
beforeAll(async () => {
  test = await startPaidSite();
});
afterAll(() => stopPaidSite(test));
afterEach(() => jest.restoreAllMocks());

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
    const page = await pageAt(url);
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
