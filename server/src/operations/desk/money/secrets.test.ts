import { calls, deskCalls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addAccount, password } from '../../../development/testing/accounts';
import { addTestOperator } from '../../../development/testing/desk';
import { addEarnedLesson, addPaidLesson } from '../../../development/testing/earnings';
import { testMoney } from '../../../development/testing/money';
import { startTestApp, type TestApp } from '../../../development/testing/testApp';
import { auditEvents, deskEvents, payouts } from '../../../foundation/db/schema';
import { createLogger } from '../../plugins/logger';

/** Planted: each must turn up in the bank's file alone. */
const accountNumber = '918273645546';
const upiId = 'planted.upi.77@okbank';
const card = '4111111111111111';
const razorpay = {
  keyId: 'rzp_test_x',
  keySecret: 'planted-key-secret',
  webhookSecret: 'planted-hook-secret',
};
const planted = [accountNumber, upiId, card, razorpay.keySecret, razorpay.webhookSecret, password];
const isTold = (text: string) => planted.filter((secret) => text.includes(secret));

let test: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  // Every line, down to the finest.
  const logger = createLogger('trace', { write: (line: string) => void logged.push(line) });
  test = await startTestApp({ desk: true, money: { ...testMoney, razorpay } }, logger);
});
afterAll(() => test.stop());

it('no account, UPI id, card number, secret or password is in an answer, a log, a mail or the audit', async () => {
  const answers: string[] = [];
  const tutor = await addAccount(test, { role: 'tutor', name: 'Meera' });
  const student = await test.signedIn('student');
  const operator = await addTestOperator(test);
  const set = (body: object) =>
    tutor.browser.call(calls.setPayoutDestination, { body: { password, ...body } as never });
  const bank = { kind: 'bank', holder: 'Meera', accountNumber, ifsc: 'HDFC0001234' };
  const told = async (reply: Promise<unknown>) => {
    answers.push(JSON.stringify(await reply));
  };
  // Taken, refused for the field beside it, refused for the password, and of another form than the contract's.
  await told(set({ kind: 'upi', upiId }));
  await told(set({ ...bank, ifsc: 'no' }));
  await told(set({ ...bank, password: `${password} not` }));
  await told(set({ ...bank, accountNumber: card, ifsc: 'no' }));
  await told(set({ ...bank, unknown: accountNumber }));
  await told(set(bank));
  await addEarnedLesson(test, student, tutor);
  const { paymentId } = await addPaidLesson(test, student, tutor);
  await told(tutor.browser.call(calls.tutorPayouts));
  await told(tutor.browser.call(calls.tutorStatement));
  await test.database.$client.query(`update payout_destinations set usable_from = now() - interval '1 hour'`);
  await told(operator.browser.call(deskCalls.payableTutors));
  await told(operator.browser.call(deskCalls.makePayouts, { body: { tutors: [tutor.id] } }));
  await told(operator.browser.call(deskCalls.deskPayouts));
  const file = await operator.browser.call(deskCalls.payoutFile);
  expect(isTold(file.answer.data.csv)).toEqual([accountNumber]);
  const [payout] = await test.database.select().from(payouts).where(eq(payouts.tutorId, tutor.id));
  const params = { id: payout?.id ?? '' };
  await told(
    operator.browser.call(deskCalls.changePayout, {
      params,
      body: { status: 'sent', reference: 'AXIS1', sentOn: '2026-11-20' },
    }),
  );
  await told(operator.browser.call(deskCalls.deskPayment, { params: { id: paymentId } }));
  await told(operator.browser.call(deskCalls.deskBooks));
  await told(operator.browser.call(deskCalls.deskToday));
  await told(operator.browser.call(deskCalls.deskPerson, { params: { id: tutor.id } }));
  await told(operator.browser.call(deskCalls.deskAudit));
  expect(answers.filter((answer) => isTold(answer).length > 0)).toEqual([]);
  expect(answers.join()).toContain('••••5546');

  const mails = await test.mailsTo(tutor.email);
  expect(mails.length).toBeGreaterThanOrEqual(3);
  expect(isTold(JSON.stringify(mails))).toEqual([]);
  expect(logged.length).toBeGreaterThan(20);
  expect(isTold(logged.join())).toEqual([]);
  const written = [
    await test.database.select().from(auditEvents),
    await test.database.select().from(deskEvents),
    (await test.database.$client.query('select * from audit_log')).rows,
    (await test.database.$client.query('select * from payout_destinations')).rows,
    (await test.database.$client.query('select data from pgboss.job')).rows,
  ];
  expect(isTold(JSON.stringify(written))).toEqual([]);
});
