import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { paymentsOf, startPaidSite, stopPaidSite } from '../../development/testing/payments';
import { daysAhead, hoursFromNow } from '../../development/testing/scene';
import type { Person, TestApp } from '../../development/testing/testApp';
import { bookings, captures, checkouts, refunds, standInRefunds } from '../../foundation/db/schema';
import { creditOf, earningsOf, held } from '../../lessons/ledger/ledger/accounts';
import { sendDueRefunds } from './askGateway';
import { type Gateway, GatewayRefused } from './gateway';
import { takeFact } from './takeFact';

let test: TestApp;
const { lesson, paidLesson, statusOf, balance, press, urlOf, pageAt, journalsOf, take, subjectsTo } =
  paymentsOf(() => test);
beforeAll(async () => {
  test = await startPaidSite();
});
afterAll(() => stopPaidSite(test));
afterEach(() => jest.restoreAllMocks());

describe('a paid lesson that is cancelled', () => {
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
    expect(await pageAt(url)).toContain('This is not to be paid any more.');
    await press(url, 'again');
    await test.app.jobs.runDue();
    expect(await balance(held(bookingId))).toBe(0);
    expect(await test.database.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toMatchObject([
      { reason: 'late', status: 'done' },
    ]);
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
