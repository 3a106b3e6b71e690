import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addAccount, password } from '../../development/testing/accounts';
import { addDestination, addEarnedLesson, addPaidLesson } from '../../development/testing/earnings';
import { testMoney } from '../../development/testing/money';
import { stopPaidSite } from '../../development/testing/payments';
import { addTutor } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { inTransaction } from '../../foundation/db/inTransaction';
import { auditEvents, payoutDestinations, payouts } from '../../foundation/db/schema';
import { bank, creditOf, earningsOf, gateway, goodwill, held } from '../../lessons/ledger/ledger/accounts';
import { post } from '../../lessons/ledger/ledger/changes';
import { balanceOf } from '../../lessons/ledger/ledger/queries';
import { makePayout, movePayout } from './changes';
import { openDestination } from './sealedDestination';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ money: testMoney });
});
afterAll(() => stopPaidSite(test));

const people = async (timeZone = 'Asia/Kolkata') => ({
  student: await test.signedIn('student', { name: 'Arjun' }),
  tutor: await addTutor(test, { timeZone }),
});
const view = async (tutor: Person) => (await tutor.browser.call(calls.tutorPayouts)).answer;
const statement = async (tutor: Person, month?: string) =>
  (await tutor.browser.call(calls.tutorStatement, { query: month ? { month } : {} })).answer.data;
const make = (tutor: Person) =>
  inTransaction(test.database, (tx) => makePayout(tx, { tutorId: tutor.id, madeBy: null }));
const payoutOf = async (tutor: Person) => {
  const made = await make(tutor);
  if (typeof made === 'string') throw new Error(made);
  return made;
};
const move = (id: string, news: Parameters<typeof movePayout>[2]) =>
  inTransaction(test.database, (tx) => movePayout(tx, id, news));
const sent = { status: 'sent', reference: 'AXIS0001', sentOn: '2026-11-20' } as const;
const balance = async (account: Parameters<typeof balanceOf>[1]) =>
  Number(await balanceOf(test.database, account));

describe('what a tutor has', () => {
  it('is pending while it is held, without what the marketplace takes', async () => {
    const { student, tutor } = await people();
    await addPaidLesson(test, student, tutor, { days: 3 });
    await addPaidLesson(test, student, tutor, { days: -1, price: 10_000 });
    expect((await view(tutor)).balance).toEqual({
      pending: 51_000 + 8_500,
      pendingLessons: 2,
      available: 0,
      onTheWay: 0,
      paidOut: 0,
    });
  });

  it('is pending without what goes back', async () => {
    const { student, tutor } = await people();
    const { paymentId } = await addPaidLesson(test, student, tutor);
    await test.database.$client.query(
      `insert into refunds (id, payment_id, provider, capture_ref, amount, reason)
       select gen_random_uuid(), payment_id, provider, ref, 20000, 'operator' from captures where payment_id = $1`,
      [paymentId],
    );
    expect((await view(tutor)).balance.pending).toBe(34_000);
  });

  it('is available once it is released, on its way in a payout, and paid out once the bank has it', async () => {
    const { student, tutor } = await people();
    await addEarnedLesson(test, student, tutor);
    await addDestination(test, tutor);
    const of = async () => (await view(tutor)).balance;
    expect(await of()).toMatchObject({ pending: 0, available: 51_000, onTheWay: 0, paidOut: 0 });
    const { id } = await payoutOf(tutor);
    expect(await of()).toMatchObject({ available: 0, onTheWay: 51_000, paidOut: 0 });
    await move(id, sent);
    expect(await of()).toMatchObject({ available: 0, onTheWay: 0, paidOut: 51_000 });
    expect((await view(tutor)).data).toMatchObject([
      {
        amount: 51_000,
        status: 'sent',
        destination: '••••7890, HDFC0001234',
        reference: 'AXIS0001',
        sentOn: '2026-11-20',
      },
    ]);
  });

  it.each([
    ['failed', []],
    ['cancelled', []],
    ['failed', [sent]],
  ] as const)('is available again where a payout is %s, after %j', async (status, before) => {
    const { student, tutor } = await people();
    await addEarnedLesson(test, student, tutor);
    await addDestination(test, tutor);
    const { id } = await payoutOf(tutor);
    const atBank = await balance(bank);
    for (const news of before) await move(id, news);
    expect(await move(id, { status, reason: 'No such account' })).toMatchObject({ status });
    expect((await view(tutor)).balance).toMatchObject({ available: 51_000, onTheWay: 0, paidOut: 0 });
    expect(await balance(bank)).toBe(atBank);
    // Neither goes back twice, nor leaves after it has come back.
    expect(await move(id, { status, reason: 'Once more' })).toBeUndefined();
    expect(await move(id, sent)).toBeUndefined();
    expect(await payoutOf(tutor)).toMatchObject({ amount: 51_000, status: 'wanted' });
  });
});

describe('a payout', () => {
  it('is one, however many ask for it at once', async () => {
    const { student, tutor } = await people();
    await addEarnedLesson(test, student, tutor);
    await addDestination(test, tutor);
    const made = await Promise.all(Array.from({ length: 8 }, () => make(tutor)));
    expect(made.filter((one) => typeof one !== 'string')).toHaveLength(1);
    expect(await test.database.select().from(payouts).where(eq(payouts.tutorId, tutor.id))).toHaveLength(1);
    expect(await balance(earningsOf(tutor.id))).toBe(0);
  });

  it('is sent once, whoever else says so at once', async () => {
    const { student, tutor } = await people();
    await addEarnedLesson(test, student, tutor);
    await addDestination(test, tutor);
    const { id } = await payoutOf(tutor);
    const news = [sent, sent, { status: 'cancelled', reason: 'A slip' } as const, sent];
    const moved = await Promise.all(news.map((one) => move(id, one)));
    expect(moved.filter(Boolean)).toHaveLength(1);
  });

  it('waits for an open one', async () => {
    const { student, tutor } = await people();
    await addEarnedLesson(test, student, tutor);
    await addDestination(test, tutor);
    await payoutOf(tutor);
    await addEarnedLesson(test, student, tutor);
    expect(await make(tutor)).toBe('open');
    expect((await view(tutor)).balance).toMatchObject({ available: 51_000, onTheWay: 51_000 });
  });

  it('needs money, a destination, and its 48 hours', async () => {
    const { student, tutor } = await people();
    expect(await make(tutor)).toBe('nothing');
    await addEarnedLesson(test, student, tutor);
    expect(await make(tutor)).toBe('no-destination');
    await addDestination(test, tutor, { usable: false });
    expect(await make(tutor)).toBe('waits');
    await test.database.$client.query(
      `update payout_destinations set usable_from = usable_from - interval '47 hours 1 second' where tutor_id = $1`,
      [tutor.id],
    );
    expect(await make(tutor)).toMatchObject({ amount: 51_000 });
  });
});

describe('where the money goes', () => {
  const account = {
    kind: 'bank',
    holder: ' Meera  Iyer ',
    accountNumber: '9100 1234 5678',
    ifsc: 'hdfc0001234',
  } as const;
  const set = (tutor: Person, body: object = account, secret = password) =>
    tutor.browser.call(calls.setPayoutDestination, {
      body: { ...account, ...body, password: secret } as never,
    });
  const ofTutor = (tutor: Person) =>
    test.database.select().from(payoutDestinations).where(eq(payoutDestinations.tutorId, tutor.id));

  it('is sealed, shown masked, written down, and told by mail; money waits 48 hours', async () => {
    const tutor = await addAccount(test, { role: 'tutor', name: 'Meera' });
    const { answer } = await set(tutor);
    expect(answer.data).toMatchObject({ kind: 'bank', masked: '••••5678, HDFC0001234' });
    const waits = Date.parse(answer.data.usableFrom) - Date.parse(answer.data.since);
    expect(waits / 3_600_000).toBeCloseTo(48, 1);
    expect((await view(tutor)).destination).toEqual(answer.data);
    const [row] = await ofTutor(tutor);
    expect(row?.sealed).not.toMatch(/9100|Meera/);
    expect(openDestination(test.app.sealer, row as never)).toEqual({
      kind: 'bank',
      holder: 'Meera Iyer',
      accountNumber: '910012345678',
      ifsc: 'HDFC0001234',
    });
    const [mail] = await test.mailsTo(tutor.email);
    expect(mail?.subject).toBe('Your money goes somewhere else from now on');
    expect(mail?.text).toContain('••••5678');
    expect(mail?.text).not.toContain('91001234');
    const written = await test.database.select().from(auditEvents).where(eq(auditEvents.userId, tutor.id));
    expect(written.map(({ event }) => event)).toContain('payout-destination-set');
  });

  it('is one: the next takes its place, and waits anew', async () => {
    const tutor = await addAccount(test, { role: 'tutor' });
    await Promise.all([set(tutor), set(tutor, { kind: 'upi', upiId: 'meera@okbank' })]);
    const { answer } = await set(tutor, { kind: 'upi', upiId: 'meera.iyer@okbank' });
    expect(answer.data.masked).toBe('m•••@okbank');
    const rows = await ofTutor(tutor);
    expect(rows.map(({ endedAt }) => endedAt === null).sort()).toEqual([false, false, true]);
    expect((await view(tutor)).destination).toEqual(answer.data);
  });

  it('is not changed without the password, nor by trying it', async () => {
    const tutor = await addAccount(test, { role: 'tutor' });
    for (let time = 0; time < 10; time += 1) {
      const { failure } = await set(tutor, {}, 'not it');
      expect(failure).toMatchObject({ code: 'password_wrong', fields: { password: expect.any(String) } });
    }
    expect((await set(tutor)).failure.code).toBe('too_many_requests');
    expect(await ofTutor(tutor)).toEqual([]);
    expect(await test.mailsTo(tutor.email)).toEqual([]);
  });

  it.each([
    ['ifsc', { ifsc: 'HDFC1001234' }],
    ['accountNumber', { accountNumber: '12345' }],
    ['holder', { holder: ' ' }],
    ['upiId', { kind: 'upi', upiId: 'meera@example.org' }],
  ])('is refused with a wrong %s, which costs no try of the password', async (field, change) => {
    const tutor = await addAccount(test, { role: 'tutor' });
    for (let time = 0; time < 11; time += 1) {
      const { failure } = await set(tutor, change, 'not it');
      expect([failure.code, Object.keys(failure.fields ?? {})]).toEqual(['validation_failed', [field]]);
    }
  });
});

describe('a statement', () => {
  it('has each line of the month by the ledger, and sums that lead from its opening to its closing', async () => {
    const { student, tutor } = await people();
    const { bookingId } = await addEarnedLesson(test, student, tutor);
    await inTransaction(test.database, (tx) =>
      post(tx, {
        event: 'goodwill',
        sourceKey: `test:${bookingId}:goodwill`,
        bookingId,
        transfers: [{ debit: goodwill, credit: earningsOf(tutor.id), amount: 5_000 }],
      }),
    );
    await addDestination(test, tutor);
    const { id } = await payoutOf(tutor);
    await move(id, sent);
    await addEarnedLesson(test, student, tutor, 10_000);

    const found = await statement(tutor);
    expect(
      found.lines.map(({ kind, price, commission, amount }) => [kind, price, commission, amount]),
    ).toEqual([
      ['lesson', 60_000, 9_000, 51_000],
      ['goodwill', 0, 0, 5_000],
      ['payout', 0, 0, -56_000],
      ['lesson', 10_000, 1_500, 8_500],
    ]);
    expect(found.lines[0]?.lesson).toMatchObject({ booking: bookingId, student: { name: 'Arjun' } });
    // To each commission its document, which opens for the tutor.
    expect(found.lines.map(({ document }) => document?.kind ?? null)).toEqual([
      'commission',
      null,
      null,
      'commission',
    ]);
    const url = `/api/invoices/${found.lines[0]?.document?._id}`;
    const { body } = await tutor.browser.request({ method: 'GET', url });
    expect(body).toContain(found.lines[0]?.document?.number);
    expect(found).toMatchObject({
      opening: 0,
      closing: 8_500,
      sums: { price: 70_000, commission: 10_500, lessons: 59_500, goodwill: 5_000, payouts: 56_000, kept: 0 },
    });
    expect(await statement(tutor, '2020-01')).toMatchObject({ lines: [], opening: 0, closing: 0 });
  });

  it('tells what the policy kept of a lesson that was cancelled late, and what was taken back', async () => {
    const { student, tutor } = await people();
    const { bookingId, paymentId } = await addPaidLesson(test, student, tutor, { days: 0 });
    await test.database.$client.query(
      `update bookings set status = 'accepted', starts_at = now() + interval '5 hours', ends_at = now() + interval '6 hours' where id = $1`,
      [bookingId],
    );
    const cancelled = await student.browser.call(calls.cancelBooking, { params: { id: bookingId } });
    expect(cancelled.status).toBe(200);
    await inTransaction(test.database, (tx) =>
      post(tx, {
        event: 'taken back',
        sourceKey: `test:${paymentId}:back`,
        bookingId,
        transfers: [{ debit: earningsOf(tutor.id), credit: creditOf(student.id), amount: 30_000 }],
      }),
    );
    const { lines, sums } = await statement(tutor);
    expect(lines.map(({ kind, price, amount }) => [kind, price, amount])).toEqual([
      ['kept', 30_000, 25_500],
      ['correction', 0, -30_000],
    ]);
    expect(sums).toMatchObject({ kept: 25_500, corrections: -30_000 });
    expect((await view(tutor)).balance.available).toBe(-4_500);
  });

  it('goes by the calendar of the tutor', async () => {
    const { student, tutor } = await people('Pacific/Kiritimati');
    await addEarnedLesson(test, student, tutor);
    const { rows } = await test.database.$client.query(
      `select to_char(at at time zone 'Pacific/Kiritimati', 'YYYY-MM') as month from ledger_journals
       where event = 'completed' order by at desc limit 1`,
    );
    expect((await statement(tutor)).month).toBe(rows[0].month);
    expect((await statement(tutor, rows[0].month)).lines).toHaveLength(1);
  });

  it('of a tutor without any is empty, and of another tells nothing', async () => {
    const { student, tutor } = await people();
    await addEarnedLesson(test, student, tutor);
    const other = await addTutor(test);
    expect(await statement(other)).toMatchObject({ lines: [], opening: 0, closing: 0 });
    expect(await view(other)).toMatchObject({ data: [], destination: null, balance: { available: 0 } });
  });
});

it('holds what came in: the gateway has what is held and what is the tutors’', async () => {
  const { student, tutor } = await people();
  const before = await balance(gateway);
  const { bookingId } = await addEarnedLesson(test, student, tutor);
  expect(await balance(held(bookingId))).toBe(0);
  expect((await balance(gateway)) - before).toBe(60_000);
});
