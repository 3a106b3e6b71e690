import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { disputes, lessonProblems, payments, refunds } from '../../foundation/db/schema';
import { recountLedger } from '../../lessons/ledger/ledger/queries';
import { sendDueRefunds } from '../../money/payments/askGateway';
import { testMoney } from '../testing/money';
import { startTestApp, type TestApp } from '../testing/testApp';
import { installSampleData, samplePassword } from './installSampleData';
import { keepLessonRunning } from './keepLessonRunning';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ money: testMoney });
  await installSampleData(test.database, testMoney);
  await keepLessonRunning(test.database, testMoney);
});
afterAll(() => test.stop());

const signIn = async (email: string) => {
  const browser = test.browser();
  await browser.call(calls.login, { body: { email, password: samplePassword } });
  return browser;
};

it('gives the sample family a payment in every state, and the parent one that is due soon', async () => {
  await sendDueRefunds(test.app);
  const parent = await signIn('parent@paadam.test');
  const { answer } = await parent.call(calls.payments, { query: { limit: 100 } });
  expect(new Set(answer.data.map(({ status }) => status))).toEqual(
    new Set(['due', 'paid', 'void', 'part_refunded', 'refunded']),
  );
  const due = (await parent.call(calls.payments, { query: { status: 'due' } })).answer.data;
  const hours = due.map(({ payBy }) => (Date.parse(payBy ?? '') - Date.now()) / 3_600_000);
  expect(hours[0]).toBeLessThan(3);
  expect(hours[1]).toBeGreaterThan(24);
  const student = await signIn('student@paadam.test');
  expect((await student.call(calls.payments)).answer.credit).toBeGreaterThan(0);
});

it('has something to look after at the desk: a refund that has failed, a dispute, and lessons that went wrong', async () => {
  await sendDueRefunds(test.app);
  const { database } = test;
  expect(await database.$count(refunds, eq(refunds.problem, 'failed'))).toBe(1);
  expect(await database.$count(disputes, eq(disputes.status, 'open'))).toBe(1);
  const waiting = await database
    .select({ status: lessonProblems.status, releasedAt: payments.releasedAt })
    .from(lessonProblems)
    .leftJoin(payments, eq(payments.bookingId, lessonProblems.bookingId))
    .orderBy(lessonProblems.status);
  expect(waiting).toEqual([
    { status: 'disputed', releasedAt: null },
    { status: 'open', releasedAt: null },
  ]);
});

it('has the lesson that runs paid, so that its room is open', async () => {
  const student = await signIn('student@paadam.test');
  const { answer } = await student.call(calls.payments, { query: { status: 'paid' } });
  const running = answer.data.find(({ dateTime }) => Math.abs(Date.now() - Date.parse(dateTime)) < 900_000);
  const room = await student.call(calls.room, { params: { id: running?.bookingId ?? '' } });
  expect(room.answer.data.refusal).toBeNull();
});

it('adds up, to the paisa', async () => {
  expect((await recountLedger(test.database)).differences).toEqual([]);
});
