import { type DeskCalls, deskCalls, type Query } from '@paadam/shared/contract';
import { sql } from 'drizzle-orm';
import { addTestOperator, type TestOperator } from '../../development/testing/desk';
import { addFailedRefund, addPaidLesson } from '../../development/testing/earnings';
import { testMoney } from '../../development/testing/money';
import { populate } from '../../development/testing/populate';
import { addBooking, addTutor, daysAhead } from '../../development/testing/scene';
import { measureStatements } from '../../development/testing/statementCosts';
import type { Person } from '../../development/testing/testApp';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

/** Few people with few lessons, on a site that grows around them. */
const small = { students: 400, tutors: 100, past: 2_000, upcoming: 100 };
const large = { students: 20_000, tutors: 1_000, past: 20_000, upcoming: 1_000 };

/** The tables that grow with the site: no statement may read one in full. */
const growing = ['users', 'bookings', 'payments', 'checkouts', 'captures', 'refunds', 'desk_events'];

let test: TestApp;
let operator: TestOperator;
let zubeida: Person;
let measure: ReturnType<typeof measureStatements>['of'];
let refs: { payment: string; booking: string; capture: string; checkout: string };
beforeAll(async () => {
  test = await startTestApp({ desk: true, money: testMoney });
  measure = measureStatements(test.database).of;
  operator = await addTestOperator(test);
  zubeida = await test.signedIn('student', { name: 'Zubeida Om Khan', email: 'zubeida.khan@paadam.test' });
  const tutor = await addTutor(test);
  const { paymentId, bookingId } = await addPaidLesson(test, zubeida, tutor);
  await addFailedRefund(test, paymentId);
  await addBooking(test, zubeida, tutor, daysAhead(4, 9), { status: 'pending' });
  await populate(test.database, small);
  const { rows } = await test.database.$client.query(
    `select (select ref from captures where payment_id = $1) as capture,
      (select provider_ref from checkouts order by id limit 1) as checkout`,
    [paymentId],
  );
  refs = { payment: paymentId, booking: bookingId, ...rows[0] };
});
afterAll(() => test.stop());

const calls = {
  people: (query: Query<DeskCalls['deskPeople']>) => operator.browser.call(deskCalls.deskPeople, { query }),
  bookings: (query: Query<DeskCalls['deskBookings']>) =>
    operator.browser.call(deskCalls.deskBookings, { query }),
  payments: (query: Query<DeskCalls['deskPayments']>) =>
    operator.browser.call(deskCalls.deskPayments, { query }),
  refunds: (query: Query<DeskCalls['deskRefunds']>) =>
    operator.browser.call(deskCalls.deskRefunds, { query }),
  payouts: (query: Query<DeskCalls['deskPayouts']>) =>
    operator.browser.call(deskCalls.deskPayouts, { query }),
  problems: (query: Query<DeskCalls['deskProblems']>) =>
    operator.browser.call(deskCalls.deskProblems, { query }),
};

/** The calls, and how many rows each finds on either site: equal answers must have similar costs. */
const asked: [string, () => Promise<{ status: number; answer: { data: unknown[] } }>, number][] = [
  ['people by a part of the name', () => calls.people({ search: 'ubeid' }), 1],
  ['people by a word of two letters', () => calls.people({ search: 'om', limit: 20 }), 1],
  ['people by how the address begins', () => calls.people({ search: 'zubeida.k' }), 1],
  ['people by a very common part of names', () => calls.people({ search: 'some student', limit: 20 }), 20],
  ['no people', () => calls.people({ search: 'Xenophon' }), 0],
  ['bookings of a name', () => calls.bookings({ search: 'zubeida' }), 2],
  ['bookings of an address', () => calls.bookings({ search: 'zubeida.khan@paadam.test' }), 2],
  ['bookings of a name, by status', () => calls.bookings({ search: 'zubeida', status: 'pending' }), 1],
  ['the bookings of unknown people', () => calls.bookings({ search: 'Xenophon' }), 0],
  ['one booking', () => calls.bookings({ search: refs.booking }), 1],
  ['bookings', () => calls.bookings({ limit: 20 }), 20],
  ['bookings of a status that few have', () => calls.bookings({ status: 'pending', limit: 20 }), 1],
  ['bookings of a status that most have', () => calls.bookings({ status: 'completed', limit: 20 }), 20],
  ['bookings of a status that none has', () => calls.bookings({ status: 'declined', limit: 20 }), 0],
  ['payments of a name', () => calls.payments({ search: 'zubeida' }), 1],
  ['payments of a name, by status', () => calls.payments({ search: 'zubeida', status: 'paid' }), 1],
  ['payments by the reference of the money', () => calls.payments({ search: refs.capture }), 1],
  ['payments by the reference of the way to pay', () => calls.payments({ search: refs.checkout }), 1],
  ['payments by no reference', () => calls.payments({ search: 'pay_unknown' }), 0],
  ['one payment', () => calls.payments({ search: refs.payment }), 1],
  ['the payment of a booking', () => calls.payments({ search: refs.booking }), 1],
  ['payments', () => calls.payments({ limit: 20 }), 20],
  ['payments of a status that none has', () => calls.payments({ status: 'void', limit: 20 }), 0],
  ['payments of a status that most have', () => calls.payments({ status: 'paid', limit: 20 }), 20],
  ['refunds that failed', () => calls.refunds({ status: 'failed' }), 1],
  ['refunds that are done', () => calls.refunds({ status: 'done' }), 0],
  ['payouts that are sent', () => calls.payouts({ status: 'sent' }), 0],
  ['problems that are disputed', () => calls.problems({ status: 'disputed' }), 0],
];

const costOf = async (ask: (typeof asked)[number][1], found: number) => {
  const { result, buffers, statements } = await measure(ask);
  expect([result.status, result.answer.data.length]).toEqual([200, found]);
  return { buffers, whole: statements.flatMap(({ wholeTables }) => wholeTables) };
};

it('a search or a filter reads as much on a large site as on a small one, and no whole table', async () => {
  const before = new Map<string, number>();
  for (const [name, ask, found] of asked) before.set(name, (await costOf(ask, found)).buffers);
  await populate(test.database, large);
  // Statements are planned anew after the writes.
  await test.database.execute(sql`discard plans`);
  const faults: [string, number | undefined, number, string[]][] = [];
  for (const [name, ask, found] of asked) {
    const { buffers, whole } = await costOf(ask, found);
    const grown = before.get(name) ?? 0;
    const read = whole.filter((table) => growing.includes(table));
    // An index of a larger table may have one more level, read for each row.
    if (buffers > Math.max(2 * grown, grown + 100) || read.length > 0)
      faults.push([name, grown, buffers, read]);
  }
  expect(faults).toEqual([]);
}, 120_000);

it('a search that matches too many people says so instead of reading each', async () => {
  await populate(test.database, { students: 700, tutors: 100 });
  for (const ask of [calls.bookings, calls.payments]) {
    const { status, failure } = (await ask({ search: 'Some student' })) as Awaited<
      ReturnType<typeof calls.bookings>
    >;
    expect([status, failure.code]).toEqual([400, 'validation_failed']);
    expect(failure.message + JSON.stringify(failure.fields)).toContain('More than 500 people');
  }
});

it('a page continues after the previous one, and each row comes once', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { answer } = await calls.bookings({
      search: 'Some tutor 77',
      limit: 40,
      ...(cursor && { cursor }),
    });
    seen.push(...answer.data.map(({ _id }) => _id));
    cursor = answer.nextCursor;
  } while (cursor);
  const { rows } = await test.database.$client.query(
    `select id from bookings where tutor_id in (select id from users where fold_text(name) like '%some tutor 77%') order by id desc`,
  );
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect(seen.length).toBeGreaterThan(80);
});
