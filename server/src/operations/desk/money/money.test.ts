import { deskCalls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addTestOperator, type TestOperator } from '../../../development/testing/desk';
import {
  addDestination,
  addEarnedLesson,
  addFailedRefund,
  addPaidLesson,
} from '../../../development/testing/earnings';
import { testMoney } from '../../../development/testing/money';
import { addTutor, hoursFromNow } from '../../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../../development/testing/testApp';
import { bookings, checkouts, deskEvents, payments, payouts, refunds } from '../../../foundation/db/schema';
import { bank, earningsOf, fees, gateway, goodwill, held } from '../../../lessons/ledger/ledger/accounts';
import { balanceOf, recountLedger } from '../../../lessons/ledger/ledger/queries';
import { askDueCheckouts, sendDueRefunds } from '../../../money/payments/askGateway';
import { releaseEarned } from '../../../money/payments/releaseEarned';

let test: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  test = await startTestApp({ desk: true, money: testMoney });
  operator = await addTestOperator(test);
});
afterAll(async () => {
  expect((await recountLedger(test.database)).differences).toEqual([]);
  await test.stop();
});
afterEach(() => jest.restoreAllMocks());

const people = async (name = 'Arjun') => ({
  student: await test.signedIn('student', { name }),
  tutor: await addTutor(test),
});
const paid = async (more: Parameters<typeof addPaidLesson>[3] = {}) => {
  const all = await people();
  return { ...all, ...(await addPaidLesson(test, all.student, all.tutor, more)) };
};
const refund = (payment: string, amount: number, by = operator) =>
  by.browser.call(deskCalls.refundAtDesk, { body: { payment, amount, reason: 'No sound' } });
const look = async (id: string) =>
  (await operator.browser.call(deskCalls.deskPayment, { params: { id } })).answer.data;
const today = async (by = operator) => (await by.browser.call(deskCalls.deskToday)).answer.data.money;
const balance = async (account: Parameters<typeof balanceOf>[1]) =>
  Number(await balanceOf(test.database, account));
const statusOf = async (id: string) =>
  (await test.database.select().from(payments).where(eq(payments.id, id)))[0]?.status;
const writtenOf = async (about: string) =>
  (await test.database.select().from(deskEvents).where(eq(deskEvents.aboutId, about))).map(
    ({ action }) => action,
  );
/** As the gateway that stands in has done it. */
const gatewaySends = () => {
  jest
    .spyOn(test.app.gateways.get('test') as never, 'refund')
    .mockImplementation((async ({ id }: { id: string }) => ({ ref: `rfnd_${id}`, status: 'done' })) as never);
  return sendDueRefunds(test.app);
};

describe('payments', () => {
  it('are found by who takes part, by booking, and by the gateway’s own reference; each look is written down', async () => {
    const { paymentId, bookingId } = await paid();
    const { rows } = await test.database.$client.query('select ref from captures where payment_id = $1', [
      paymentId,
    ]);
    await test.database.$client.query(
      `update users set name = 'Zubeida Khan' where id = (select student_id from bookings where id = $1)`,
      [bookingId],
    );
    for (const search of ['zubeida', bookingId, paymentId, rows[0].ref]) {
      const { answer } = await operator.browser.call(deskCalls.deskPayments, { query: { search } });
      expect(answer.data.map(({ _id }) => _id)).toEqual([paymentId]);
    }
    const shown = await look(paymentId);
    expect(shown).toMatchObject({ amount: 60_000, refundable: 60_000, captures: [{ fate: 'paid' }] });
    expect(shown.journals).toMatchObject([
      { event: 'paid', transfers: [{ from: 'gateway', to: 'held', amount: 60_000 }] },
    ]);
    expect(await writtenOf(bookingId)).toEqual(['payment-read']);
  });
});

describe('a refund by an operator', () => {
  it('of what is held comes off what the tutor gets, also once it is released', async () => {
    const { paymentId, bookingId, tutor } = await paid({ days: -2 });
    expect((await refund(paymentId, 20_000)).answer.data).toEqual({ outcome: 'wanted' });
    await releaseEarned(test.app);
    expect(await balance(earningsOf(tutor.id))).toBe(34_000);
    await gatewaySends();
    expect(await balance(held(bookingId))).toBe(0);
    expect(await statusOf(paymentId)).toBe('part_refunded');
    expect(await look(paymentId)).toMatchObject({
      refundable: 40_000,
      refunds: [{ status: 'done', amount: 20_000 }],
    });
    expect(await writtenOf(bookingId)).toContain('refunded');
  });

  it('that is done before the lesson’s money is released leaves the rest to it', async () => {
    const { paymentId, bookingId, tutor } = await paid({ days: -2 });
    await refund(paymentId, 20_000);
    await gatewaySends();
    await releaseEarned(test.app);
    expect([await balance(earningsOf(tutor.id)), await balance(held(bookingId))]).toEqual([34_000, 0]);
  });

  it('leaves to a cancellation what is left', async () => {
    const { paymentId, bookingId } = await paid({ days: 5 });
    await refund(paymentId, 20_000);
    await gatewaySends();
    const by = await addTestOperator(test);
    const cancelled = await by.browser.call(deskCalls.deskCancelBooking, {
      params: { id: bookingId },
      body: { reason: 'Asked for' },
    });
    expect(cancelled.status).toBe(200);
    await gatewaySends();
    expect([await statusOf(paymentId), await balance(held(bookingId))]).toEqual(['refunded', 0]);
  });

  it('of what the tutor has is borne by the house', async () => {
    const { student, tutor } = await people();
    const { paymentId, bookingId } = await addEarnedLesson(test, student, tutor);
    const before = await balance(goodwill);
    await refund(paymentId, 60_000);
    await gatewaySends();
    expect(await balance(earningsOf(tutor.id))).toBe(51_000);
    expect((await balance(goodwill)) - before).toBe(60_000);
    expect([await statusOf(paymentId), await balance(held(bookingId))]).toEqual(['refunded', 0]);
  });

  it('is never more than was paid, however many ask at once', async () => {
    const { paymentId } = await paid();
    const { failure } = await refund(paymentId, 60_001);
    expect(failure).toMatchObject({
      code: 'validation_failed',
      fields: { amount: 'At most ₹600 can go back.' },
    });
    const replies = await Promise.all([1, 2, 3, 4].map(() => refund(paymentId, 25_000)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
  });

  it('above ₹10,000 waits for a second operator, also in pieces', async () => {
    const { paymentId } = await paid({ price: 2_000_000 });
    expect((await refund(paymentId, 600_000)).answer.data.outcome).toBe('wanted');
    expect((await refund(paymentId, 600_000)).answer.data.outcome).toBe('asked');
    expect((await refund(paymentId, 500_000)).failure.code).toBe('status_stale');
    const { waiting } = await look(paymentId);
    expect(waiting).toMatchObject({ amount: 600_000, reason: 'No sound' });
    const decide = (by: TestOperator, answer: 'approved' | 'refused' = 'approved') =>
      by.browser.call(deskCalls.decideRefund, { params: { id: waiting?._id ?? '' }, body: { answer } });
    expect((await decide(operator)).failure.code).toBe('forbidden');
    // It is not for who decides on people, whichever way they try.
    const other = await addTestOperator(test);
    const asPeople = { params: { id: waiting?._id ?? '' }, body: { answer: 'approved' as const } };
    expect((await other.browser.call(deskCalls.decideApproval, asPeople)).failure.code).toBe('not_found');
    const both = await Promise.all([decide(other), decide(await addTestOperator(test))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const wanted = await test.database.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    expect(wanted.map(({ amount }) => amount)).toEqual([600_000, 600_000]);
  });

  it('is of the whole price where a suspension cancels a lesson, also shortly before it', async () => {
    const { student, tutor, bookingId, paymentId } = await paid();
    const [startsAt, endsAt] = [hoursFromNow(5), hoursFromNow(6)];
    await test.database
      .update(bookings)
      .set({ startsAt, endsAt, freeAt: endsAt })
      .where(eq(bookings.id, bookingId));
    const body = { reason: 'Absent', days: 7 };
    const { answer } = await operator.browser.call(deskCalls.suspend, { params: { id: student.id }, body });
    expect(answer.data.cancelled).toBe(1);
    await gatewaySends();
    expect(await statusOf(paymentId)).toBe('refunded');
    expect([await balance(held(bookingId)), await balance(earningsOf(tutor.id))]).toEqual([0, 0]);
  });

  it.each(['due', 'void'])('is refused where the payment is %s', async (status) => {
    const { paymentId } = await paid();
    await test.database.$client.query(`update payments set status = $2, paid_at = null where id = $1`, [
      paymentId,
      status,
    ]);
    expect((await refund(paymentId, 100)).failure.code).toBe('payment_not_due');
  });
});

describe('a refund that has failed', () => {
  const change = (id: string, body: { act: 'retry' | 'by-hand'; reference?: string }) =>
    operator.browser.call(deskCalls.changeRefund, { params: { id }, body });

  it('is told of today, is tried again at once, and goes then', async () => {
    const { paymentId } = await paid();
    const before = (await today())?.failedRefunds ?? 0;
    const id = await addFailedRefund(test, paymentId);
    expect((await today())?.failedRefunds).toBe(before + 1);
    const { answer } = await operator.browser.call(deskCalls.deskRefunds, { query: { status: 'failed' } });
    expect(answer.data.map(({ _id }) => _id)).toContain(id);
    expect((await change(id, { act: 'retry' })).status).toBe(200);
    await gatewaySends();
    expect(await look(paymentId)).toMatchObject({ refunds: [{ status: 'done', isByHand: false }] });
    expect((await change(id, { act: 'retry' })).failure.code).toBe('status_stale');
  });

  it('is done by hand with the bank’s reference, from the bank, once', async () => {
    const { paymentId, bookingId } = await paid();
    const id = await addFailedRefund(test, paymentId);
    const [atBank, atGateway] = [await balance(bank), await balance(gateway)];
    expect((await change(id, { act: 'by-hand' })).failure.fields).toHaveProperty('reference');
    const both = await Promise.all([1, 2].map(() => change(id, { act: 'by-hand', reference: 'NEFT 77' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await balance(bank), await balance(gateway)]).toEqual([atBank - 10_000, atGateway]);
    expect(await look(paymentId)).toMatchObject({
      refunds: [{ status: 'done', isByHand: true, reference: 'NEFT 77' }],
    });
    await sendDueRefunds(test.app);
    expect(await balance(held(bookingId))).toBe(50_000);
    expect(await writtenOf(bookingId)).toContain('refund-by-hand');
  });

  it('is not done by hand while the gateway is asked for it', async () => {
    const { paymentId } = await paid();
    const id = await addFailedRefund(test, paymentId);
    await test.database.$client.query('update refunds set tried_at = now() where id = $1', [id]);
    expect((await change(id, { act: 'by-hand', reference: 'NEFT' })).failure.message).toMatch(/right now/);
  });
});

describe('payouts', () => {
  const earner = async (usable = true) => {
    const all = await people();
    await addEarnedLesson(test, all.student, all.tutor);
    await addDestination(test, all.tutor, { usable });
    return all.tutor;
  };
  const make = (tutors: Person[], by = operator) =>
    by.browser.call(deskCalls.makePayouts, { body: { tutors: tutors.map(({ id }) => id) } });
  const openOf = async (tutor: Person) =>
    test.database.select().from(payouts).where(eq(payouts.tutorId, tutor.id));
  const change = (id: string, body: object, by = operator) =>
    by.browser.call(deskCalls.changePayout, { params: { id }, body: body as never });

  it('are due to tutors with money; what stands in the way is said', async () => {
    const [ready, waits] = [await earner(), await earner(false)];
    const { student, tutor: nowhere } = await people();
    await addEarnedLesson(test, student, nowhere);
    const { answer } = await operator.browser.call(deskCalls.payableTutors);
    const of = ({ id }: Person) => answer.data.find(({ tutor }) => tutor._id === id);
    expect(of(ready)).toMatchObject({
      available: 51_000,
      destination: '••••7890, HDFC0001234',
      waitsUntil: null,
    });
    expect(of(waits)?.waitsUntil).toMatch(/^20/);
    expect(of(nowhere)).toMatchObject({ destination: null });
    const { made, left } = (await make([ready, waits, nowhere])).answer.data;
    expect([made, left.map(({ why }) => why)]).toEqual([1, ['waits', 'no-destination']]);
  });

  it('are one, by two operators and double clicks at once', async () => {
    const tutor = await earner();
    const other = await addTestOperator(test);
    const replies = await Promise.all([operator, operator, other, other].map((by) => make([tutor], by)));
    expect(replies.map(({ answer }) => answer.data.made).sort()).toEqual([0, 0, 0, 1]);
    expect(await openOf(tutor)).toHaveLength(1);
  });

  it('are sent with the bank’s reference and day, once; the tutor is told where, masked', async () => {
    const tutor = await earner();
    await make([tutor]);
    const id = (await openOf(tutor))[0]?.id ?? '';
    expect((await change(id, { status: 'sent' })).failure.fields).toMatchObject({
      reference: expect.any(String),
      sentOn: expect.any(String),
    });
    expect(
      (await change(id, { status: 'sent', reference: 'A1', sentOn: '2999-01-01' })).failure.fields,
    ).toHaveProperty('sentOn');
    const sent = { status: 'sent', reference: 'AXIS77', sentOn: '2026-11-20' };
    const both = await Promise.all([change(id, sent), change(id, sent, await addTestOperator(test))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const mails = await test.mailsTo(tutor.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['₹510 are on their way to you']);
    expect(mails[0]?.text).toContain('••••7890');
    expect(await writtenOf(tutor.id)).toEqual(expect.arrayContaining(['payout-made', 'payout-sent']));
  });

  it('that fail are the tutor’s again, who is told', async () => {
    const tutor = await earner();
    await make([tutor]);
    const id = (await openOf(tutor))[0]?.id ?? '';
    expect((await change(id, { status: 'failed' })).failure.fields).toHaveProperty('reason');
    expect((await change(id, { status: 'failed', reason: 'Account closed' })).status).toBe(200);
    expect(await balance(earningsOf(tutor.id))).toBe(51_000);
    expect((await test.mailsTo(tutor.email)).map(({ subject }) => subject)).toEqual([
      'We could not pay ₹510 out to you',
    ]);
  });

  it('are in the bank’s file in full, each written down; not one whose destination has changed', async () => {
    const [tutor, moved] = [await earner(), await earner()];
    await make([tutor, moved]);
    await test.database.$client.query('update payout_destinations set ended_at = now() where tutor_id = $1', [
      moved.id,
    ]);
    const { answer } = await operator.browser.call(deskCalls.payoutFile);
    const rows = answer.data.csv.trimEnd().split('\r\n');
    expect(rows.filter((row) => row.includes('001234567890,HDFC0001234,,510.00'))).toHaveLength(
      rows.length - 1,
    );
    const ids = async (who: Person) => (await openOf(who))[0]?.id ?? '?';
    expect(answer.data.csv).toContain(await ids(tutor));
    expect(answer.data.csv).not.toContain(await ids(moved));
    expect(await writtenOf(tutor.id)).toContain('payout-file-made');
    const { answer: list } = await operator.browser.call(deskCalls.deskPayouts, {
      query: { status: 'wanted' },
    });
    expect(list.data.find(({ tutor: { _id } }) => _id === moved.id)).toMatchObject({ isOld: true });
  });
});

describe('the books', () => {
  const enter = (body: object) => operator.browser.call(deskCalls.enterSettlement, { body: body as never });

  it('have settlements and fees as they are entered, each reference once', async () => {
    const [atBank, atGateway, spent] = [await balance(bank), await balance(gateway), await balance(fees)];
    const onDay = '2026-11-20';
    const settled = { kind: 'settlement', amount: 98_000, reference: 'setl_1', onDay };
    const both = await Promise.all([enter(settled), enter(settled)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await enter({ kind: 'fee', amount: 2_000, reference: 'setl_1', onDay })).status).toBe(201);
    expect([await balance(bank), await balance(gateway), await balance(fees)]).toEqual([
      atBank + 98_000,
      atGateway - 100_000,
      spent + 2_000,
    ]);
    const { answer } = await operator.browser.call(deskCalls.deskBooks);
    expect(answer.data.settlements).toMatchObject([
      { kind: 'fee' },
      { kind: 'settlement', reference: 'setl_1' },
    ]);
    expect(answer.data.accounts.find(({ kind }) => kind === 'fees')?.balance).toBe(spent + 2_000);
  });

  it('tell what the last recount found', async () => {
    const differences = [{ what: 'debits', id: null, counted: '1', written: '2' }];
    await test.database.$client.query(
      'insert into ledger_recounts (accounts, journals, differences) values (3, 2, $1)',
      [JSON.stringify(differences)],
    );
    const { answer } = await operator.browser.call(deskCalls.deskBooks);
    expect(answer.data.recount).toMatchObject({ accounts: 3, journals: 2, differences });
    expect((await today())?.differences).toBe(1);
    await test.database.$client.query('delete from ledger_recounts');
  });
});

describe('today', () => {
  it('tells money to who may see it alone', async () => {
    expect(await today(await addTestOperator(test, { rights: ['people', 'cases', 'audit'] }))).toBeNull();
    expect(await today(await addTestOperator(test, { rights: ['money'] }))).not.toBeNull();
  });

  it('tells of ways to pay about which the gateway does not answer, until it does', async () => {
    const { paymentId, student } = await paid();
    await test.database.$client.query(
      `insert into checkouts (id, payment_id, provider, amount, opened_by, expires_at, ask_at)
       values (gen_random_uuid(), $1, 'test', 60000, $2, now() + interval '1 day', now())`,
      [paymentId, student.id],
    );
    const spy = jest
      .spyOn(test.app.gateways.get('test') as never, 'find')
      .mockRejectedValue(new Error('away') as never);
    await askDueCheckouts(test.app);
    expect((await today())?.unanswered).toMatchObject([{ payment: paymentId, tries: 1 }]);
    spy.mockRestore();
    await test.database
      .update(checkouts)
      .set({ askAt: new Date() })
      .where(eq(checkouts.paymentId, paymentId));
    await askDueCheckouts(test.app);
    expect((await today())?.unanswered).toEqual([]);
  });

  it('tells of webhooks that are not heard while money comes, and so do the metrics', async () => {
    const { paymentId, student } = await paid();
    const { $client: client } = test.database;
    const silent = async () => {
      const { text } = await test.app.metrics.print();
      return Number(/^paadam_payment_webhooks_silent_seconds (\S+)/m.exec(text)?.[1]);
    };
    expect([(await today())?.silentSince, await silent()]).toEqual([null, 0]);
    await client.query(
      `insert into checkouts (id, payment_id, provider, amount, opened_by, expires_at, closed_at)
       values (gen_random_uuid(), $1, 'test', 60000, $2, now(), now())`,
      [paymentId, student.id],
    );
    await client.query(`update captures set at = now() - interval '30 minutes' where payment_id = $1`, [
      paymentId,
    ]);
    expect((await today())?.silentSince).toMatch(/^20/);
    expect(await silent()).toBeGreaterThan(1_700);
    await client.query(
      `insert into gateway_events (provider, event_id, facts) values ('test', 'heard', '[]')`,
    );
    expect([(await today())?.silentSince, await silent()]).toEqual([null, 0]);
  });

  it('tells of payouts that wait to be sent', async () => {
    const before = await today();
    const { student, tutor } = await people();
    await addEarnedLesson(test, student, tutor);
    await addDestination(test, tutor);
    await operator.browser.call(deskCalls.makePayouts, { body: { tutors: [tutor.id] } });
    const after = await today();
    expect(after?.payouts.count).toBe((before?.payouts.count ?? 0) + 1);
    expect(after?.payouts.since).toMatch(/^20/);
  });
});
