import { deskCalls } from '@paadam/shared/contract';
import { addTestOperator, type TestOperator } from '../../../development/testing/desk';
import { addEarnedLesson } from '../../../development/testing/earnings';
import { testMoney } from '../../../development/testing/money';
import { addTutor } from '../../../development/testing/scene';
import { startTestApp, type TestApp } from '../../../development/testing/testApp';
import { inTransaction } from '../../../foundation/db/inTransaction';
import { earningsOf, gateway, held } from '../../../lessons/ledger/ledger/accounts';
import { post } from '../../../lessons/ledger/ledger/changes';
import { recountLedger } from '../../../lessons/ledger/ledger/queries';

let test: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  test = await startTestApp({ desk: true, money: testMoney });
  operator = await addTestOperator(test);
});
afterAll(() => test.stop());

/** @returns all rows of a list, read by pages of two, and the number of pages */
const readAll = async <Row>(
  read: (query: {
    limit: number;
    cursor?: string;
  }) => Promise<{ answer: { data: Row[]; nextCursor: string | null } }>,
) => {
  const rows: Row[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const { answer }: Awaited<ReturnType<typeof read>> = await read({ limit: 2, ...(cursor && { cursor }) });
    rows.push(...answer.data);
    cursor = answer.nextCursor;
    pages += 1;
  } while (cursor);
  return { rows, pages };
};

it('lists disputes by pages: those to be answered by their deadlines, then the others, the latest first', async () => {
  await test.database.$client.query(`
    INSERT INTO disputes (provider, ref, capture_ref, amount, status, respond_by, opened_at, closed_at) VALUES
      ('test', 'no deadline', 'a', 100, 'open', NULL, '2026-01-01', NULL),
      ('test', 'due later', 'b', 100, 'open', '2026-03-02', '2026-01-03', NULL),
      ('test', 'due first', 'c', 100, 'open', '2026-03-01', '2026-01-02', NULL),
      ('stripe', 'due with it', 'd', 100, 'open', '2026-03-02', '2026-01-02', NULL),
      ('test', 'lost early', 'e', 100, 'lost', '2026-02-01', '2026-01-01', '2026-02-02'),
      ('test', 'won late', 'f', 100, 'won', NULL, '2026-02-01', '2026-02-03'),
      ('test', 'lost late', 'g', 100, 'lost', NULL, '2026-02-01', '2026-02-03')`);
  const { rows, pages } = await readAll((query) => operator.browser.call(deskCalls.deskDisputes, { query }));
  expect(rows.map(({ reference }) => reference)).toEqual([
    'due first',
    'due with it',
    'due later',
    'no deadline',
    'won late',
    'lost late',
    'lost early',
  ]);
  expect(pages).toBe(4);
});

it('lists tutors with money by pages, the largest sum first, and each once', async () => {
  const student = await test.signedIn('student');
  for (const price of [60_000, 20_000, 60_000, 40_000, 60_000])
    await addEarnedLesson(test, student, await addTutor(test), price);
  const { rows, pages } = await readAll((query) => operator.browser.call(deskCalls.payableTutors, { query }));
  expect(rows.map(({ available }) => available)).toEqual([51_000, 51_000, 51_000, 34_000, 17_000]);
  expect(new Set(rows.map(({ tutor }) => tutor._id)).size).toBe(5);
  expect(pages).toBe(3);
});

it('a cursor of another list is refused', async () => {
  const { answer } = await operator.browser.call(deskCalls.deskDisputes, { query: { limit: 1 } });
  const { status, failure } = await operator.browser.call(deskCalls.payableTutors, {
    query: { cursor: answer.nextCursor ?? '' },
  });
  expect([status, failure.code]).toEqual([400, 'malformed_request']);
});

it('totals and balances stay equal to the accounts, whatever is posted at the same time', async () => {
  const tutors = [crypto.randomUUID(), crypto.randomUUID()];
  const bookings = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const someOf = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      inTransaction(test.database, async (tx) => {
        const booking = someOf(bookings, n);
        await post(tx, {
          event: 'paid',
          sourceKey: `posted:${n}`,
          bookingId: booking,
          transfers: [{ debit: gateway, credit: held(booking), amount: 1_000 + n }],
        });
        await post(tx, {
          event: 'completed',
          sourceKey: `released:${n}`,
          bookingId: booking,
          transfers: [{ debit: held(booking), credit: earningsOf(someOf(tutors, n)), amount: 700 + n }],
        });
        if (n % 5 === 0) throw new Error('This one is taken back.');
      }).catch((error: Error) => {
        if (error.message !== 'This one is taken back.') throw error;
      }),
    ),
  );
  expect((await recountLedger(test.database)).differences).toEqual([]);
  const { rows } = await test.database.$client.query(
    'SELECT available::integer FROM tutor_balances WHERE tutor_id = ANY ($1) ORDER BY 1',
    [tutors],
  );
  const sumOf = (parity: number) =>
    Array.from({ length: 40 }, (_, n) => n)
      .filter((n) => n % 2 === parity && n % 5 !== 0)
      .reduce((sum, n) => sum + 700 + n, 0);
  expect(rows.map(({ available }) => available)).toEqual(
    [sumOf(0), sumOf(1)].sort((one, other) => one - other),
  );
});
