import { deskCalls } from '@paadam/shared/contract';
import { type DeskAct, type DeskRight, deskLimits } from '@paadam/shared/domain';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { hashSecret } from '../../access/sessions/secrets';
import { addTestOperator, type TestOperator } from '../../development/testing/desk';
import { addPaidLesson } from '../../development/testing/earnings';
import { testMoney } from '../../development/testing/money';
import { addBooking, addTutor, daysAhead } from '../../development/testing/scene';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { deskApprovals, deskEvents, lessonProblems, operators } from '../../foundation/db/schema';
import { addOperator, inviteAgain, setDisabled, setRights } from './operators';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ desk: true, money: testMoney });
});
afterAll(() => test.stop());

const at = ({ id }: { id: string }) => ({ operatorId: id, network: '203.0.113.7' });
const idOf = async (email: string) =>
  (await test.database.select().from(operators).where(eq(operators.email, email)))[0]?.id ?? '';

/** Adds an operator, by another operator or by the command line, and signs them in as if they had used their link. */
const added = async (by: TestOperator | null): Promise<TestOperator> => {
  const email = `${uuidv7()}@paadam.test`;
  const rights: DeskRight[] = ['people', 'money', 'cases', 'settings'];
  await addOperator(test.database, 'https://desk.example', { name: 'Added', email, rights }, by && at(by));
  const id = await idOf(email);
  const { browser } = await addTestOperator(test);
  const cookie = browser.cookies.get('paadam_desk');
  await test.database.$client.query('update desk_sessions set operator_id = $1 where token_hash = $2', [
    id,
    hashSecret(cookie ?? ''),
  ]);
  return { id, email, browser };
};

/** Makes all audit lines older. The audit refuses changes, so this bypasses its trigger. */
const letDaysPass = async (days: number) => {
  await test.database.$client.query('alter table desk_events disable trigger desk_events_stay');
  await test.database.$client.query('update desk_events set at = at - make_interval(days => $1)', [days]);
  await test.database.$client.query('alter table desk_events enable trigger desk_events_stay');
};

const calls = {
  'suspend-for-good': deskCalls.decideApproval,
  'big-refund': deskCalls.decideRefund,
  'big-decision': deskCalls.decideProblemApproval,
} as const satisfies Record<DeskAct, object>;

const aboutOf: Record<DeskAct, () => Promise<string>> = {
  'suspend-for-good': async () => (await test.signedIn('student')).id,
  'big-refund': async () =>
    (await addPaidLesson(test, await test.signedIn('student'), await addTutor(test))).paymentId,
  'big-decision': async () => {
    const student = await test.signedIn('student');
    const bookingId = await addBooking(test, student, await addTutor(test), daysAhead(3, 9), {
      status: 'accepted',
    });
    const id = uuidv7();
    const values = { bookingId, byId: student.id, bySide: 'student', kind: 'late' } as const;
    await test.database
      .insert(lessonProblems)
      .values({ id, ...values, text: 'Late', answerBy: new Date(), status: 'disputed' });
    return id;
  },
};

const ask = async (by: TestOperator, act: DeskAct = 'suspend-for-good'): Promise<string> => {
  const id = uuidv7();
  const detail = { reason: 'Fraud', amount: 0 };
  await test.database
    .insert(deskApprovals)
    .values({ id, act, aboutId: await aboutOf[act](), detail, askedBy: by.id });
  return id;
};

const decide = async (
  by: TestOperator,
  id: string,
  answer: 'approved' | 'refused' = 'approved',
  act: DeskAct = 'suspend-for-good',
) => by.browser.call(calls[act], { params: { id }, body: { answer } });

it.each(Object.keys(calls) as DeskAct[])(
  '%s cannot be approved by an operator that the requester added',
  async (act) => {
    const asker = await addTestOperator(test);
    const puppet = await added(asker);
    const id = await ask(asker, act);
    const { status, failure } = await decide(puppet, id, 'approved', act);
    expect([status, failure.code]).toEqual([403, 'forbidden']);
    expect(failure.message).toContain(`${deskLimits.independentDays} days`);
    // Declining is open to both.
    expect((await decide(puppet, id, 'refused', act)).status).toBe(200);
  },
);

it.each<[string, (one: TestOperator, other: TestOperator) => Promise<unknown>]>([
  ['gave a new link', (one, other) => inviteAgain(test.database, 'https://desk.example', other.id, at(one))],
  ['changed the rights', (one, other) => setRights(test.database, other.id, ['people'], at(one))],
  [
    'enabled again',
    async (one, other) => {
      await setDisabled(test.database, other.id, true, null);
      await setDisabled(test.database, other.id, false, at(one));
    },
  ],
])('an operator who %s to another is not approved by them, nor approves for them', async (_what, act) => {
  const [one, other] = [await addTestOperator(test), await addTestOperator(test)];
  const [asked, askedBack] = [await ask(one), await ask(other)];
  await act(one, other);
  const back = await addTestOperator(test);
  expect((await decide(one, askedBack)).status).toBe(403);
  expect((await decide(back, askedBack)).status).toBe(200);
  await expect(
    test.database
      .update(deskApprovals)
      .set({ answer: 'approved', decidedBy: other.id, decidedAt: new Date() })
      .where(eq(deskApprovals.id, asked)),
  ).rejects.toMatchObject({ cause: { constraint: 'desk_approvals_independent' } });
});

it('two operators added by the same one cannot approve for each other, nor can one added by an added operator', async () => {
  const maker = await addTestOperator(test);
  const [one, other] = [await added(maker), await added(maker)];
  expect((await decide(other, await ask(one))).status).toBe(403);
  const next = await added(one);
  expect((await decide(next, await ask(maker))).status).toBe(403);
});

it('they can after 7 days, and operators added at the command line can at once', async () => {
  const asker = await addTestOperator(test);
  const second = await added(asker);
  const id = await ask(asker);
  await letDaysPass(deskLimits.independentDays - 1);
  expect((await decide(second, id)).status).toBe(403);
  await letDaysPass(1);
  expect((await decide(second, id)).status).toBe(200);
  expect((await decide(await added(null), await ask(asker))).status).toBe(200);
});

it('an operator cannot change their own rights through an operator they added, but either can disable the other', async () => {
  const maker = await addTestOperator(test, { rights: ['settings'] });
  const puppet = await added(maker);
  const params = { id: maker.id };
  for (const reply of [
    await puppet.browser.call(deskCalls.setOperatorRights, { params, body: { rights: ['money'] } }),
    await puppet.browser.call(deskCalls.inviteOperator, { params }),
    await puppet.browser.call(deskCalls.setOperatorDisabled, { params, body: { disabled: false } }),
  ]) {
    expect([reply.status, reply.failure.code]).toEqual([403, 'forbidden']);
  }
  // The first corrects a mistake; the added operator stops one who cannot be trusted.
  const ofPuppet = { params: { id: puppet.id }, body: { rights: ['people'] as DeskRight[] } };
  expect((await maker.browser.call(deskCalls.setOperatorRights, ofPuppet)).status).toBe(200);
  await setRights(test.database, puppet.id, ['settings'], null);
  const stop = await puppet.browser.call(deskCalls.setOperatorDisabled, { params, body: { disabled: true } });
  expect(stop.status).toBe(200);
});

it('all operators get a mail that says which operator was added, invited, enabled or changed, and who did it', async () => {
  const by = await addTestOperator(test, { name: 'Asha' });
  const bystander = await addTestOperator(test);
  const gone = await addTestOperator(test, { disabledAt: new Date() });
  const { id, email } = await added(by);
  await by.browser.call(deskCalls.setOperatorRights, { params: { id }, body: { rights: ['audit'] } });
  await by.browser.call(deskCalls.inviteOperator, { params: { id } });
  await setDisabled(test.database, id, true, null);
  await setDisabled(test.database, id, false, null);
  const told = (await test.mailsTo(bystander.email)).filter(({ text }) => text.includes(email));
  expect(told.map(({ subject }) => subject)).toEqual([
    'An operator was added to the Paadam desk',
    'The rights of an operator of the Paadam desk have changed',
    'An operator of the Paadam desk has a new link',
    'An operator of the Paadam desk was enabled again',
  ]);
  expect(told[1]?.text).toMatch(/Rights: audit\.[\s\S]*done by Asha \(/);
  expect(told[3]?.text).toContain('command line');
  expect((await test.mailsTo(email)).length).toBeGreaterThanOrEqual(4);
  expect(await test.mailsTo(gone.email)).toEqual([]);
  const links = told.filter(({ text }) => text.includes('/desk/welcome'));
  expect(links).toEqual([]);
  expect(await test.database.select().from(deskEvents).where(eq(deskEvents.aboutId, id))).toHaveLength(5);
});
