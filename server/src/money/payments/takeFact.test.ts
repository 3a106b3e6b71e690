import { randomUUID } from 'node:crypto';
import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { paymentsOf, startPaidSite, stopPaidSite } from '../../development/testing/payments';
import { daysAhead, hoursFromNow } from '../../development/testing/scene';
import type { TestApp } from '../../development/testing/testApp';
import { inTransaction } from '../../foundation/db/inTransaction';
import { bookings, captures, checkouts, gatewayEvents, refunds } from '../../foundation/db/schema';
import { enqueue } from '../../foundation/jobs/enqueue';
import { settleBookings } from '../../lessons/bookings/settleBookings';
import type { GatewayFact } from '../../lessons/ledger/gatewayFacts';
import { earningsOf, gateway, goodwill, held } from '../../lessons/ledger/ledger/accounts';
import { askDueCheckouts, sendDueRefunds } from './askGateway';
import { releaseEarned } from './releaseEarned';
import { signatureOf } from './stand-in/StandIn';
import { gatewayEventQueue } from './webhookRoutes';

let test: TestApp;
const {
  lesson,
  view,
  statusOf,
  balance,
  press,
  urlOf,
  sendWebhook,
  journalsOf,
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
    await take({ kind: 'refunded', refund: randomUUID(), ref: 'rfnd_other', status: 'done' });
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
  it('of which one byte was changed is refused, and one without a signature', async () => {
    const body = JSON.stringify({ id: 'evt_1', type: 'payment.captured', payload: {} });
    const signature = signatureOf(test.app.config, body);
    expect((await sendWebhook('test', body.replace('evt_1', 'evt_2'), signature)).status).toBe(400);
    expect((await sendWebhook('test', body, `0${signature.slice(1)}`)).status).toBe(
      signature.startsWith('0') ? 200 : 400,
    );
    expect((await sendWebhook('test', body, '')).status).toBe(400);
    const text = await (await test.browser().request({ url: '/api/metrics', headers: {} })).body;
    expect(text).toMatch(/paadam_payment_webhooks_total\{provider="test",outcome="refused"\} [2-9]/);
  });

  it('with an unknown shape is skipped and counted, and the gateway does not repeat it', async () => {
    const unread = async () => {
      const { text } = await test.app.metrics.print();
      return Number(/webhooks_total\{provider="test",outcome="unread"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const payload = { reference: randomUUID(), payment: 'pay_1', amount: 1, method: 'upi' };
    const event = (changes: object) => ({
      id: 'evt_odd',
      type: 'payment.captured',
      payload: { ...payload, ...changes },
    });
    const odd: unknown[] = [
      null,
      [],
      'text',
      { id: 'evt_odd', type: 'payment.captured' },
      event({ reference: 'an-order-of-another-shop' }),
      event({ amount: 1e12 }),
      event({ amount: 0.5 }),
      event({ amount: 0 }),
      event({ payment: 'a\0b' }),
    ];
    const before = await unread();
    for (const content of odd) {
      const body = JSON.stringify(content);
      const { status } = await sendWebhook('test', body, signatureOf(test.app.config, body));
      expect([content, status]).toEqual([content, 200]);
    }
    expect(await unread()).toBe(before + odd.length);
    expect(
      await test.database.select().from(gatewayEvents).where(eq(gatewayEvents.eventId, 'evt_odd')),
    ).toEqual([]);
  });

  it('with an unknown shape that is already stored is over after its first try', async () => {
    const event = { provider: 'test', eventId: 'evt_stored' } as const;
    const facts = [{ kind: 'captured', checkout: 'no-uuid', ref: 'pay_1', amount: 1, method: 'upi' }];
    await inTransaction(test.database, async (tx) => {
      await tx.insert(gatewayEvents).values({ ...event, facts });
      await enqueue(tx, gatewayEventQueue, event);
    });
    await test.app.jobs.runDue();
    const [stored] = await test.database
      .select()
      .from(gatewayEvents)
      .where(eq(gatewayEvents.eventId, 'evt_stored'));
    expect(stored?.handledAt).not.toBeNull();
  });

  it('is for the gateway that there is', async () => {
    const answer = await sendWebhook('razorpay', '{}', '');
    expect(answer.status).toBe(404);
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
