import { uuidv7 } from 'uuidv7';
import { addTutor, daysAhead, mathematics } from '../../../development/testing/scene';
import { startTestApp, type TestApp } from '../../../development/testing/testApp';
import { inTransaction } from '../../../foundation/db/inTransaction';
import type { Transaction } from '../../../foundation/db/openDatabase';
import { insertBooking } from './insertBooking';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** @returns how the database carries the statement out, whatever the values are */
const planOf = async (statement: { text: string; values: unknown[] }): Promise<string> => {
  const client = await test.app.database.$client.connect();
  try {
    await client.query('BEGIN');
    // Tables of a test are so small that an index would not be worth it.
    await client.query(
      'SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL plan_cache_mode = force_generic_plan',
    );
    await client.query(`PREPARE asked AS ${statement.text}`);
    const { rows } = await client.query(
      `EXPLAIN EXECUTE asked (${statement.values.map(() => 'null').join()})`,
    );
    await client.query('DEALLOCATE asked');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

it('looks for what is in the way at the lessons around that time alone, however many others lie ahead', async () => {
  const [student, tutor] = await Promise.all([test.signedIn('student'), addTutor(test)]);
  const startsAt = daysAhead(3, 10);
  const endsAt = daysAhead(3, 11);
  const plan = await inTransaction(test.app.database, async (tx) => {
    let sent: { text: string; values: unknown[] } | undefined;
    const $client = {
      query: (statement: { text: string; values: unknown[] }) => {
        sent = statement;
        return tx.$client.query(statement);
      },
    };
    await insertBooking({ $client } as unknown as Transaction, {
      ...{
        id: uuidv7(),
        studentId: student.id,
        tutorId: tutor.id,
        subjectId: mathematics,
        bookedBy: student.id,
      },
      ...{ startsAt, endsAt, price: 50_000, note: '', day: { start: daysAhead(3, 0), end: daysAhead(4, 0) } },
    });
    if (!sent) throw new Error('Nothing was sent.');
    return planOf(sent);
  });
  const asked = plan.slice(plan.indexOf('CTE taken'), plan.indexOf('CTE calendars'));
  expect(asked).toMatch(
    /using bookings_tutor on bookings.*\n +Index Cond: \(\(tutor_id = .*starts_at < .*starts_at > /,
  );
  expect(asked).toMatch(
    /using bookings_student on bookings.*\n +Index Cond: \(\(student_id = .*starts_at < .*starts_at > /,
  );
});
