import { calls, deskCalls } from '@paadam/shared/contract';
import type { ProblemAnswer, ProblemKind } from '@paadam/shared/domain';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addTestOperator } from '../../../development/testing/desk';
import { addPaidLesson } from '../../../development/testing/earnings';
import { addDueLesson, testMoney } from '../../../development/testing/money';
import { addBooking, addParent, addTutor, daysAhead, hoursFromNow } from '../../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../../development/testing/testApp';
import {
  bookings,
  checkouts,
  deskEvents,
  lessonProblems,
  payments,
  refunds,
} from '../../../foundation/db/schema';
import { releaseEarned } from '../../../money/payments/releaseEarned';
import { takeFact } from '../../../money/payments/takeFact';
import { earningsOf, held } from '../../ledger/ledger/accounts';
import { balanceOf, recountLedger } from '../../ledger/ledger/queries';
import { bringToDesk } from './bringToDesk';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ money: testMoney, desk: true });
});
afterAll(async () => {
  expect((await recountLedger(test.database)).differences).toEqual([]);
  await test.stop();
});

const moveTo = (bookingId: string, startsAt: Date, status: 'accepted' | 'completed' = 'completed') => {
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  return test.database
    .update(bookings)
    .set({ startsAt, endsAt, freeAt: endsAt, status })
    .where(eq(bookings.id, bookingId));
};
/** A lesson that has been paid, and ended an hour ago. */
const taught = async (startsAt = hoursFromNow(-2)) => {
  const [student, tutor] = [await test.signedIn('student', { name: 'Arjun' }), await addTutor(test)];
  const { bookingId, paymentId } = await addDueLesson(test, student, tutor, daysAhead(3, 10));
  await student.browser.call(calls.payBooking, { body: { bookingId } });
  const [checkout] = await test.database.select().from(checkouts).where(eq(checkouts.paymentId, paymentId));
  const fact = { kind: 'captured', checkout: checkout?.id ?? '', amount: 60_000, method: 'upi' } as const;
  await takeFact(test.app, 'test', { ...fact, ref: `pay_${uuidv7()}` });
  await moveTo(bookingId, startsAt);
  return { student, tutor, bookingId, paymentId };
};
const report = ({ browser }: Person, id: string, kind: ProblemKind = 'tutor-absent', text = 'I waited.') =>
  browser.call(calls.reportProblem, { params: { id }, body: { kind, text } });
const problemOf = async ({ browser }: Person, id: string) =>
  (await browser.call(calls.booking, { params: { id } })).answer.data.problem;
const answer = async (by: Person, id: string, how: ProblemAnswer, text?: string) =>
  by.browser.call(calls.answerProblem, {
    params: { id },
    body: { problem: (await problemOf(by, id))?._id ?? uuidv7(), answer: how, ...(text && { text }) },
  });
const refundsOf = (paymentId: string) =>
  test.database.select().from(refunds).where(eq(refunds.paymentId, paymentId));
const earned = async ({ id }: Person) => Number(await balanceOf(test.database, earningsOf(id)));
const heldFor = async (bookingId: string) => Number(await balanceOf(test.database, held(bookingId)));
const sendBack = async (paymentId: string) => {
  for (const { id } of await refundsOf(paymentId)) {
    await takeFact(test.app, 'test', { kind: 'refunded', refund: id, ref: `rfnd_${id}`, status: 'done' });
  }
};

describe('saying what went wrong', () => {
  it('is told to the other side, shows on the page, and has the money wait', async () => {
    const { student, tutor, bookingId } = await taught(hoursFromNow(-24.5));
    expect((await report(student, bookingId)).status).toBe(201);
    expect(await problemOf(tutor, bookingId)).toMatchObject({
      kind: 'tutor-absent',
      text: 'I waited.',
      bySide: 'student',
      status: 'open',
      by: { name: 'Arjun' },
    });
    const [mail] = (await test.mailsTo(tutor.email)).filter(({ subject }) => /went wrong/.test(subject));
    expect(mail?.text).toContain('₹600 go back to who paid');
    await moveTo(bookingId, hoursFromNow(-60));
    await releaseEarned(test.app);
    expect([await heldFor(bookingId), await earned(tutor)]).toEqual([60_000, 0]);
  });

  it.each([
    ['before its start', 1, 'accepted', 409],
    ['while it runs', -0.5, 'accepted', 201],
    ['within a day of its end', -24.9, 'completed', 201],
    ['a day after its end', -25.01, 'completed', 409],
  ] as const)('%s', async (_, hours, status, gives) => {
    const { tutor, bookingId } = await taught();
    await moveTo(bookingId, hoursFromNow(hours), status);
    expect((await report(tutor, bookingId, 'student-absent')).status).toBe(gives);
  });

  it('is said and taken back a few times, and then no more: each is a mail to both', async () => {
    const { student, tutor, bookingId } = await taught();
    for (let time = 0; time < 3; time += 1) {
      expect((await report(student, bookingId)).status).toBe(201);
      expect((await answer(student, bookingId, 'withdrawn')).status).toBe(200);
    }
    expect((await report(student, bookingId)).failure.message).toMatch(/Please write to us/);
    expect((await test.mailsTo(tutor.email)).length).toBeLessThan(10);
  });

  it('is not for what was cancelled, nor without words', async () => {
    const { student, bookingId } = await taught();
    expect((await report(student, bookingId, 'other', '   ')).failure.code).toBe('validation_failed');
    await test.database.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, bookingId));
    expect((await report(student, bookingId)).failure.code).toBe('status_stale');
  });

  it('by both at once is one report, and the other is told of it', async () => {
    const { student, tutor, bookingId } = await taught();
    const parent = await addParent(test, student);
    const replies = await Promise.all([
      report(student, bookingId),
      report(tutor, bookingId, 'student-absent'),
      report(parent, bookingId),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(
      await test.database.select().from(lessonProblems).where(eq(lessonProblems.bookingId, bookingId)),
    ).toHaveLength(1);
  });

  it('while its money is given out either stops that or comes too late', async () => {
    const { student, tutor, bookingId } = await taught(hoursFromNow(-25));
    const [said] = await Promise.all([report(student, bookingId), releaseEarned(test.app)]);
    const isOut = (await earned(tutor)) > 0;
    expect(said.status).toBe(isOut ? 409 : 201);
    expect(await heldFor(bookingId)).toBe(isOut ? 0 : 60_000);
  });
});

describe('where both sides agree', () => {
  it('the money goes back, once, with a credit note, however often that is pressed', async () => {
    const { student, tutor, bookingId, paymentId } = await taught();
    await report(student, bookingId);
    const replies = await Promise.all(
      [1, 2, 3].map(() => answer(tutor, bookingId, 'agreed', 'My line was cut.')),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await sendBack(paymentId);
    expect(await refundsOf(paymentId)).toMatchObject([{ reason: 'problem', amount: 60_000, status: 'done' }]);
    expect([await heldFor(bookingId), await earned(tutor)]).toEqual([0, 0]);
    expect(await problemOf(student, bookingId)).toMatchObject({
      status: 'agreed',
      refund: 60_000,
      answer: { text: 'My line was cut.', by: { _id: tutor.id } },
    });
    const { data } = (await student.browser.call(calls.payment, { params: { id: paymentId } })).answer;
    expect(data).toMatchObject({ status: 'refunded', refunded: 60_000 });
    expect(data.documents.map(({ kind }) => kind)).toEqual(['receipt', 'credit-note']);
  });

  it('that it began late, half goes back and half is the tutor’s', async () => {
    const { student, tutor, bookingId, paymentId } = await taught();
    await report(student, bookingId, 'late');
    await answer(tutor, bookingId, 'agreed');
    await sendBack(paymentId);
    expect([await heldFor(bookingId), await earned(tutor)]).toEqual([0, 25_500]);
    expect(await test.database.select().from(payments).where(eq(payments.id, paymentId))).toMatchObject([
      { status: 'part_refunded', releasedAt: expect.any(Date) },
    ]);
  });

  it('that the student was absent, the tutor is paid as always', async () => {
    const { student, tutor, bookingId, paymentId } = await taught();
    await report(tutor, bookingId, 'student-absent');
    const parent = await addParent(test, student);
    await answer(parent, bookingId, 'agreed');
    expect(await problemOf(tutor, bookingId)).toMatchObject({ status: 'agreed', refund: 0 });
    await moveTo(bookingId, hoursFromNow(-26));
    await releaseEarned(test.app);
    expect(await earned(tutor)).toBe(51_000);
    expect(await refundsOf(paymentId)).toEqual([]);
  });

  it('of what has no rule an operator decides', async () => {
    const { student, tutor, bookingId } = await taught();
    await report(student, bookingId, 'other');
    await answer(tutor, bookingId, 'agreed');
    expect(await problemOf(student, bookingId)).toMatchObject({ status: 'disputed', refund: null });
  });
});

it('is answered by the other side alone, and taken back by one’s own', async () => {
  const { student, tutor, bookingId } = await taught();
  await report(student, bookingId);
  expect((await answer(student, bookingId, 'agreed')).failure.code).toBe('forbidden');
  expect((await answer(tutor, bookingId, 'withdrawn')).failure.code).toBe('forbidden');
  expect((await answer(await addParent(test, student), bookingId, 'withdrawn')).status).toBe(200);
  expect(await problemOf(student, bookingId)).toBeNull();
  expect((await report(tutor, bookingId, 'student-absent')).status).toBe(201);
});

describe('where they do not agree', () => {
  const disputed = async () => {
    const scene = await taught();
    await report(scene.student, scene.bookingId);
    await answer(scene.tutor, scene.bookingId, 'disputed', 'I was there.');
    const id = (await problemOf(scene.student, scene.bookingId))?._id ?? '';
    const operator = await addTestOperator(test, { rights: ['cases'] });
    return { ...scene, id, operator };
  };
  const decide = (browser: Person['browser'], id: string, refund: number, reason = 'Neither was to blame.') =>
    browser.call(deskCalls.decideProblem, { params: { id }, body: { refund, reason } });

  it('it waits at the desk with what both say, and the decision is told, paid and written down', async () => {
    const { student, tutor, bookingId, paymentId, id, operator } = await disputed();
    const { answer: list } = await operator.browser.call(deskCalls.deskProblems, {
      query: { status: 'disputed' },
    });
    expect(list.data).toContainEqual(expect.objectContaining({ _id: id, kind: 'tutor-absent' }));
    const { answer: found } = await operator.browser.call(deskCalls.deskProblem, { params: { id } });
    expect(found.data).toMatchObject({
      problem: { text: 'I waited.', answer: { text: 'I was there.' } },
      booking: { _id: bookingId },
      attendance: [],
      held: 60_000,
    });
    expect((await decide(operator.browser, id, 60_001)).failure.fields).toHaveProperty('refund');
    expect((await decide(operator.browser, id, 20_000, ' ')).failure.fields).toHaveProperty('reason');

    const replies = await Promise.all([
      decide(operator.browser, id, 20_000),
      decide((await addTestOperator(test)).browser, id, 60_000),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ amount = 0 } = {}] = await refundsOf(paymentId);
    await sendBack(paymentId);
    expect([await heldFor(bookingId), await earned(tutor)]).toEqual([0, (60_000 - amount) * 0.85]);
    expect(await problemOf(student, bookingId)).toMatchObject({ status: 'decided', refund: amount });
    for (const { email } of [student, tutor]) {
      const mails = await test.mailsTo(email);
      expect(mails.map(({ text }) => text).join()).toContain('Neither was to blame.');
    }
    const events = await test.database.select().from(deskEvents).where(eq(deskEvents.aboutId, bookingId));
    expect(events.map(({ action }) => action).sort()).toEqual(['problem-decided', 'problem-read']);
    const read = await test.database.select().from(deskEvents).where(eq(deskEvents.operatorId, operator.id));
    expect(read.map(({ action }) => action)).toContain('problems-read');
  });

  it('a large sum waits for a second operator, also with what was sent back before', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const { bookingId, paymentId } = await addPaidLesson(test, student, tutor, { price: 2_000_000 });
    await moveTo(bookingId, hoursFromNow(-2));
    await report(student, bookingId);
    await answer(tutor, bookingId, 'disputed');
    const id = (await problemOf(student, bookingId))?._id ?? '';
    const money = await addTestOperator(test, { rights: ['money', 'cases'] });
    const { answer: before } = await money.browser.call(deskCalls.deskToday);
    expect(before.data.problems).toBeGreaterThan(0);
    const sent = { payment: paymentId, amount: 990_000, reason: 'No sound' };
    expect((await money.browser.call(deskCalls.refundAtDesk, { body: sent })).status).toBe(201);
    const { answer: asked } = await decide(money.browser, id, 10_001);
    expect(asked.data.outcome).toBe('asked');
    expect((await decide(money.browser, id, 10_001)).failure.code).toBe('status_stale');
    const look = async () =>
      (await money.browser.call(deskCalls.deskProblem, { params: { id } })).answer.data;
    const { problem, waiting } = await look();
    expect(problem.status).toBe('disputed');
    expect(waiting).toMatchObject({ amount: 10_001, reason: 'Neither was to blame.', act: 'big-decision' });
    const approve = (by: Person['browser']) =>
      by.call(deskCalls.decideProblemApproval, {
        params: { id: waiting?._id ?? '' },
        body: { answer: 'approved' },
      });
    expect((await approve(money.browser)).failure.code).toBe('forbidden');
    expect(await refundsOf(paymentId)).toHaveLength(1);
    const other = await addTestOperator(test, { rights: ['cases'] });
    expect((await approve(other.browser)).status).toBe(200);
    expect((await look()).problem).toMatchObject({ status: 'decided', refund: 10_001 });
    expect((await refundsOf(paymentId)).map(({ amount }) => amount).sort()).toEqual([10_001, 990_000]);
  });

  it('deciding and taking back at once is one of the two', async () => {
    const { student, bookingId, paymentId, id, operator } = await disputed();
    const [decided, taken] = await Promise.all([
      decide(operator.browser, id, 60_000),
      answer(student, bookingId, 'withdrawn'),
    ]);
    expect([decided.status, taken.status].sort()).toEqual([200, 409]);
    expect(await refundsOf(paymentId)).toHaveLength(decided.status === 200 ? 1 : 0);
  });

  it('so it is where the other side says nothing in time', async () => {
    const { student, tutor, bookingId } = await taught();
    await report(student, bookingId);
    await bringToDesk(test.app);
    expect(await problemOf(student, bookingId)).toMatchObject({ status: 'open' });
    await test.database
      .update(lessonProblems)
      .set({ answerBy: new Date(Date.now() - 1) })
      .where(eq(lessonProblems.bookingId, bookingId));
    await bringToDesk(test.app);
    expect(await problemOf(student, bookingId)).toMatchObject({ status: 'disputed', answer: null });
    expect((await answer(tutor, bookingId, 'agreed')).failure.code).toBe('status_stale');
    expect((await test.mailsTo(tutor.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^We look into what went wrong/),
    );
  });
});

it('says nothing of money where none was paid', async () => {
  const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
  const id = await addBooking(test, student, tutor, hoursFromNow(-2), { status: 'completed' });
  await report(student, id, 'other');
  await answer(tutor, id, 'agreed');
  expect(await problemOf(student, id)).toMatchObject({ status: 'agreed', refund: null });
  for (const { email } of [student, tutor]) {
    const mails = await test.mailsTo(email);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/₹|pay|paid|money/i);
  }
});
