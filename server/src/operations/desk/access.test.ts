import { calls, type DeskCall, deskCalls } from '@paadam/shared/contract';
import { type DeskRight, deskRights, isSafe } from '@paadam/shared/domain';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { csrfTokenOf } from '../../access/sessions/secrets';
import { addTestOperator, operatorPassword } from '../../development/testing/desk';
import {
  addDestination,
  addEarnedLesson,
  addFailedRefund,
  addPaidLesson,
} from '../../development/testing/earnings';
import { testMoney } from '../../development/testing/money';
import { addBooking, addTutor, daysAhead } from '../../development/testing/scene';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { inTransaction } from '../../foundation/db/inTransaction';
import { deskApprovals, deskEvents, lessonProblems } from '../../foundation/db/schema';
import { makePayout } from '../../money/payouts/changes';
import { beginDeskSession } from './changes';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ desk: true, money: testMoney });
});
afterAll(() => test.stop());

const student = async () => (await test.signedIn('student')).id;
const booking = async () =>
  addBooking(test, await test.signedIn('student'), await addTutor(test), daysAhead(3, 9), {
    status: 'accepted',
  });
const problem = async () => {
  const id = uuidv7();
  const values = {
    bookingId: await booking(),
    byId: await student(),
    bySide: 'student',
    kind: 'late',
  } as const;
  await test.database
    .insert(lessonProblems)
    .values({ id, ...values, text: 'Ten minutes', answerBy: new Date(), status: 'disputed' });
  return id;
};
const another = async () => (await addTestOperator(test)).id;
const approval = async () => {
  const id = uuidv7();
  const asked = { act: 'suspend-for-good', aboutId: await student(), detail: { reason: 'Fraud' } } as const;
  await test.database.insert(deskApprovals).values({ id, ...asked, askedBy: await another() });
  return id;
};
const decisionApproval = async () => {
  const id = uuidv7();
  const detail = { reason: 'Absent', amount: 2_000_000 };
  const asked = { act: 'big-decision', aboutId: await problem(), detail } as const;
  await test.database.insert(deskApprovals).values({ id, ...asked, askedBy: await another() });
  return id;
};
const onPerson = async () => ({ params: { id: await student() } });

const people = async () => ({ student: await test.signedIn('student'), tutor: await addTutor(test) });
const payment = async () => {
  const all = await people();
  return (await addPaidLesson(test, all.student, all.tutor)).paymentId;
};
const failedRefund = async () => addFailedRefund(test, await payment());
const refundApproval = async () => {
  const id = uuidv7();
  const detail = { reason: 'All of it', amount: 60_000 };
  const asked = { act: 'big-refund', aboutId: await payment(), detail } as const;
  await test.database.insert(deskApprovals).values({ id, ...asked, askedBy: await another() });
  return id;
};
const earner = async () => {
  const { student, tutor } = await people();
  await addEarnedLesson(test, student, tutor);
  await addDestination(test, tutor);
  return tutor.id;
};
const payout = async () => {
  const made = await inTransaction(test.database, async (tx) =>
    makePayout(tx, { tutorId: await earner(), madeBy: null }),
  );
  return typeof made === 'string' ? made : made.id;
};

interface Row {
  /** What it needs; the parts are good. */
  parts?: () => Promise<object>;
  /** Who may: anyone, the person who is at the second step, any operator, or one with a right. */
  right: DeskCall['right'];
  /** Of who may. Default 200. */
  gives?: number;
}

const table: Record<keyof typeof deskCalls, Row> = {
  deskSession: { right: 'anyone' },
  // Admitted, and told that the password is not right.
  deskSignIn: {
    right: 'anyone',
    parts: async () => ({ body: { email: `${uuidv7()}@paadam.test`, password: operatorPassword } }),
    gives: 401,
  },
  newDeskSecret: { right: 'at-second-step' },
  deskCode: { right: 'at-second-step', parts: async () => ({ body: { code: '000000' } }) },
  deskSignOut: { right: 'operator' },
  // Admitted, and told that there is no such link.
  deskInvitation: {
    right: 'anyone',
    parts: async () => ({ body: { secret: uuidv7(), password: operatorPassword } }),
    gives: 400,
  },
  deskToday: { right: 'operator' },
  deskPeople: { right: 'people', parts: async () => ({ query: { search: 'some' } }) },
  deskPerson: { right: 'people', parts: onPerson },
  showEmail: { right: 'people', parts: onPerson },
  suspend: {
    right: 'people',
    parts: async () => ({ ...(await onPerson()), body: { reason: 'Absent', days: 7 } }),
  },
  // Admitted, and told that there is nothing to lift.
  liftSuspension: { right: 'people', parts: onPerson, gives: 409 },
  deskApprovals: { right: 'operator' },
  decideApproval: {
    right: 'people',
    parts: async () => ({ params: { id: await approval() }, body: { answer: 'refused' } }),
  },
  deskBookings: { right: 'cases' },
  deskBooking: { right: 'cases', parts: async () => ({ params: { id: await booking() } }) },
  deskCancelBooking: {
    right: 'cases',
    parts: async () => ({ params: { id: await booking() }, body: { reason: 'Asked for' } }),
  },
  deskProblems: { right: 'cases' },
  deskProblem: { right: 'cases', parts: async () => ({ params: { id: await problem() } }) },
  decideProblem: {
    right: 'cases',
    parts: async () => ({ params: { id: await problem() }, body: { refund: 0, reason: 'Nobody says more' } }),
  },
  decideProblemApproval: {
    right: 'cases',
    parts: async () => ({ params: { id: await decisionApproval() }, body: { answer: 'refused' } }),
  },
  operators: { right: 'settings' },
  addOperator: {
    right: 'settings',
    parts: async () => ({ body: { name: 'New', email: `${uuidv7()}@paadam.test`, rights: [] } }),
    gives: 201,
  },
  inviteOperator: { right: 'settings', parts: async () => ({ params: { id: await another() } }) },
  setOperatorRights: {
    right: 'settings',
    parts: async () => ({ params: { id: await another() }, body: { rights: ['audit'] } }),
  },
  setOperatorDisabled: {
    right: 'settings',
    parts: async () => ({ params: { id: await another() }, body: { disabled: true } }),
  },
  deskPayments: { right: 'money' },
  deskPayment: { right: 'money', parts: async () => ({ params: { id: await payment() } }) },
  deskRefunds: { right: 'money' },
  refundAtDesk: {
    right: 'money',
    parts: async () => ({ body: { payment: await payment(), amount: 1_000, reason: 'No sound' } }),
    gives: 201,
  },
  changeRefund: {
    right: 'money',
    parts: async () => ({ params: { id: await failedRefund() }, body: { act: 'retry' } }),
  },
  decideRefund: {
    right: 'money',
    parts: async () => ({ params: { id: await refundApproval() }, body: { answer: 'refused' } }),
  },
  deskDisputes: { right: 'money' },
  deskPayouts: { right: 'money' },
  payableTutors: { right: 'money' },
  makePayouts: {
    right: 'money',
    parts: async () => ({ body: { tutors: [await earner()] } }),
    gives: 201,
  },
  changePayout: {
    right: 'money',
    parts: async () => ({ params: { id: await payout() }, body: { status: 'cancelled', reason: 'A slip' } }),
  },
  payoutFile: { right: 'money' },
  deskBooks: { right: 'money' },
  enterSettlement: {
    right: 'money',
    parts: async () => ({
      body: { kind: 'settlement', amount: 1_000, reference: uuidv7(), onDay: '2026-11-20' },
    }),
    gives: 201,
  },
  deskAudit: { right: 'audit' },
};

type Who = DeskRight | 'no right' | 'all but that' | 'visitor' | 'student' | 'tutor' | 'parent';

/** What an operator with one right gets, or a person who is none. */
const expected = ({ right, gives = 200 }: Row, who: Who): number => {
  if (right === 'anyone') return gives;
  if (right === 'at-second-step' || ['visitor', 'student', 'tutor', 'parent'].includes(who)) return 401;
  if (right === 'operator' || who === right) return gives;
  return 403;
};

const browserOf = async (who: Who, right: DeskCall['right']): Promise<TestBrowser> => {
  switch (who) {
    case 'visitor':
      return test.browser();
    case 'student':
    case 'tutor':
    case 'parent':
      return (await test.signedIn(who)).browser;
    case 'no right':
      return (await addTestOperator(test, { rights: [] })).browser;
    case 'all but that':
      return (await addTestOperator(test, { rights: deskRights.filter((one) => one !== right) })).browser;
    default:
      return (await addTestOperator(test, { rights: [who] })).browser;
  }
};

const everybody: Who[] = [...deskRights, 'no right', 'all but that', 'visitor', 'student', 'tutor', 'parent'];

it.each(
  Object.entries(table).flatMap(([name, row]) =>
    everybody.map((who) => [name as keyof typeof deskCalls, who, expected(row, who), row] as const),
  ),
)('%s, by %s: %i', async (name, who, status, row) => {
  const call: DeskCall = deskCalls[name];
  expect(call.right).toBe(row.right);
  const browser = await browserOf(who, row.right);
  const reply = await browser.call(call, (await row.parts?.()) ?? {});
  expect(reply.status).toBe(status);
});

/** Bodies and parameters for calls that the defaults of the table would make fail. */
const successful: Partial<Record<keyof typeof deskCalls, () => Promise<object>>> = {
  liftSuspension: async () => {
    const parts = await onPerson();
    await (await addTestOperator(test)).browser.call(deskCalls.suspend, {
      ...parts,
      body: { reason: 'Absent', days: 7 },
    });
    return parts;
  },
};

const linesOf = async (operatorId: string) =>
  test.database.select().from(deskEvents).where(eq(deskEvents.operatorId, operatorId));

it.each(
  Object.entries(table).filter(([, { right }]) => right !== 'anyone') as [keyof typeof deskCalls, Row][],
)('%s leaves one line or more in the audit', async (name, row) => {
  const call: DeskCall = deskCalls[name];
  const parts = (await (successful[name] ?? row.parts)?.()) ?? {};
  const { id, browser } = await addTestOperator(test);
  if (row.right === 'at-second-step') {
    const cookie = await beginDeskSession(test.database, { operatorId: id, isComplete: false });
    browser.cookies.set('paadam_desk', cookie);
    browser.token = csrfTokenOf(cookie);
    if (name === 'deskCode') await browser.call(deskCalls.newDeskSecret);
  }
  const before = (await linesOf(id)).length;
  const { status } = await browser.call(call, parts);
  if (name !== 'deskCode') expect(status).toBe(row.gives === 201 ? 201 : 200);
  expect((await linesOf(id)).length).toBeGreaterThan(before);
});

it('a read whose rule writes no line is audited once, under its summary', async () => {
  for (const [name, what] of [
    ['deskToday', 'What waits for somebody'],
    ['deskApprovals', 'What waits for a second operator'],
    ['operators', 'All operators'],
  ] as const) {
    const { id, browser } = await addTestOperator(test);
    await browser.call(deskCalls[name]);
    expect(await linesOf(id)).toMatchObject([{ action: 'read', detail: { what } }]);
  }
  const { id, browser } = await addTestOperator(test);
  await browser.call(deskCalls.deskBooks);
  await browser.call(deskCalls.deskSession);
  expect((await linesOf(id)).map(({ action }) => action)).toEqual(['books-read']);
});

it('a call whose audit line cannot be written is not answered', async () => {
  const { browser } = await addTestOperator(test);
  await test.database.$client.query('alter table desk_events rename to desk_events_away');
  try {
    const { statusCode, body } = await browser.request({ url: '/api/desk/operators' });
    expect([statusCode, body]).toEqual([500, expect.not.stringContaining('@paadam.test')]);
  } finally {
    await test.database.$client.query('alter table desk_events_away rename to desk_events');
  }
});

it.each(
  Object.entries<DeskCall>(deskCalls).filter(
    ([, { method, path, right }]) =>
      !isSafe(method, path) && right !== 'anyone' && right !== 'at-second-step',
  ),
)('%s needs the token of the session, and a page of ours', async (_name, call) => {
  const { browser } = await addTestOperator(test);
  const { token } = browser;
  browser.token = 'another';
  expect((await browser.call(call)).failure.code).toBe('csrf_failed');
  browser.token = token;
  const { statusCode } = await browser.request({
    method: call.method,
    url: `/api${call.path}`,
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(statusCode).toBe(403);
});

it.each(Object.entries(calls).filter(([, { who }]) => who !== 'anyone'))(
  'an operator’s session does not open %s of the portals',
  async (_name, call) => {
    const { browser } = await addTestOperator(test);
    expect((await browser.call(call)).failure.code).toBe('unauthenticated');
  },
);

it('the calls of the desk stand in no description, and there is no other route of it', async () => {
  const { body } = await test.browser().request({ url: '/api/openapi.json' });
  expect(body).not.toMatch(/desk|operators/i);
  const routes = test.app.printRoutes({ commonPrefix: false });
  expect(routes.match(/\/api\/desk/g) ?? []).not.toEqual([]);
});

it('what was written down is neither changed nor removed', async () => {
  const { browser } = await addTestOperator(test);
  await browser.call(deskCalls.deskAudit);
  await expect(test.database.update(deskEvents).set({ network: 'x' })).rejects.toThrow();
  await expect(test.database.delete(deskEvents)).rejects.toThrow();
  await expect(test.database.$client.query('truncate desk_events')).rejects.toThrow(/stays as it is/);
});
