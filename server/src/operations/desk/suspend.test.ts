import { calls, deskCalls } from '@paadam/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { addTestOperator } from '../../development/testing/desk';
import {
  addBooking,
  addParent,
  addPastLessons,
  addTutor,
  askForLesson,
  daysAhead,
  hoursFromNow,
  mathematics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookingEvents, bookings, deskEvents, subjects, suspensions } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ desk: true });
});
afterAll(() => test.stop());

const suspend = async (person: Person, days: number | null = 7, by = addTestOperator(test)) =>
  (await by).browser.call(deskCalls.suspend, {
    params: { id: person.id },
    body: { reason: 'Absent from five lessons', days },
  });
const lift = async (person: Person) =>
  (await addTestOperator(test)).browser.call(deskCalls.liftSuspension, { params: { id: person.id } });
const ask = (student: Person, tutor: Person, at = daysAhead(6, 9)) => askForLesson(student, tutor, at);
const statusOf = async (id: string) =>
  (await test.database.select().from(bookings).where(eq(bookings.id, id)))[0]?.status;
const tutorCount = async () =>
  (await test.database.select().from(subjects).where(eq(subjects.id, mathematics)))[0]?.tutorCount ?? 0;
const listed = async () =>
  (await test.browser().call(calls.getAllTutors, { query: { limit: 100 } })).answer.data.map(
    ({ _id }) => _id,
  );

describe('who is suspended', () => {
  it('can sign out and look at who they are, with the reason, and do nothing else', async () => {
    const tutor = await addTutor(test);
    expect((await suspend(tutor)).answer.data).toEqual({ outcome: 'suspended', cancelled: 0 });
    const { answer } = await tutor.browser.call(calls.refreshAuth);
    expect(answer.data?.suspension).toEqual({
      reason: 'Absent from five lessons',
      until: expect.stringMatching(/^20/),
      appealTo: 'hello@paadam.test',
    });
    for (const call of [calls.tutorDashboard, calls.ownBookings, calls.sessions, calls.saveBookingRules]) {
      const { status, failure } = await tutor.browser.call(call);
      expect([status, failure.code]).toEqual([403, 'account_suspended']);
    }
    expect((await tutor.browser.request({ url: '/api/live' })).json().code).toBe('account_suspended');
    expect((await tutor.browser.call(calls.subjects)).status).toBe(200);
    expect((await tutor.browser.call(calls.logout)).status).toBe(200);
  });

  it('is in no list, has no page, counts for no subject, and is back once it is lifted', async () => {
    const tutor = await addTutor(test);
    const before = await tutorCount();
    expect(await listed()).toContain(tutor.id);
    await suspend(tutor);
    expect(await listed()).not.toContain(tutor.id);
    expect(await tutorCount()).toBe(before - 1);
    const visitor = test.browser();
    expect((await visitor.call(calls.profile, { params: { id: tutor.id } })).status).toBe(404);
    const student = await test.signedIn('student');
    expect((await ask(student, tutor)).failure.code).toBe('validation_failed');
    expect((await lift(tutor)).status).toBe(200);
    expect(await listed()).toContain(tutor.id);
    expect(await tutorCount()).toBe(before);
    expect((await ask(student, tutor)).status).toBe(201);
    expect((await tutor.browser.call(calls.tutorDashboard)).status).toBe(200);
    const [told, back] = await test.mailsTo(tutor.email);
    expect([told?.subject, back?.subject]).toEqual([
      'Your Paadam account is suspended',
      'Your Paadam account is open again',
    ]);
    expect(told?.text).toContain('Absent from five lessons');
  });

  it('has all that is to come cancelled, in the marketplace’s name; what was taught stays', async () => {
    const [student, tutor] = [await test.signedIn('student', { name: 'Arjun' }), await addTutor(test)];
    const coming = await addBooking(test, student, tutor, daysAhead(3, 9), { status: 'accepted' });
    const waiting = await addBooking(test, student, tutor, daysAhead(4, 9));
    const running = await addBooking(test, student, tutor, hoursFromNow(-0.5), { status: 'accepted' });
    const taught = await addBooking(test, student, tutor, daysAhead(-3, 9), { status: 'completed' });
    const operator = await addTestOperator(test);
    const { answer } = await suspend(tutor, 7, Promise.resolve(operator));
    expect(answer.data.cancelled).toBe(2);
    expect(await Promise.all([coming, waiting, running, taught].map(statusOf))).toEqual([
      'cancelled',
      'cancelled',
      'accepted',
      'completed',
    ]);
    const [event] = await test.database
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, coming));
    expect(event).toMatchObject({ actorId: null, operatorId: operator.id, status: 'cancelled' });
    const subjectsOfMails = (await test.mailsTo(student.email)).map(({ subject }) => subject);
    expect(subjectsOfMails).toContain('Paadam has cancelled your lesson in Mathematics');
    const details = await student.browser.call(calls.booking, { params: { id: coming } });
    expect(details.answer.data.timeline.at(-1)?.by).toMatchObject({ name: 'Paadam', role: 'operator' });
    // Why a person is suspended is not the other side's to know.
    expect(JSON.stringify(details.answer)).not.toContain('Absent from five');
  });

  it('is booked by nobody, neither a parent of theirs nor whoever asks in the same moment', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const parent = await addParent(test, student);
    await suspend(student);
    const body = {
      student: student.id,
      tutor: tutor.id,
      subject: mathematics,
      dateTime: daysAhead(6, 9).toISOString(),
      duration: '1',
    } as const;
    expect((await parent.browser.call(calls.createBooking, { body })).failure.code).toBe('validation_failed');

    const other = await addTutor(test);
    const askers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const asker = await test.signedIn('student');
        await addPastLessons(test, asker, 1);
        return asker;
      }),
    );
    const [, ...replies] = await Promise.all([
      suspend(other),
      ...askers.map((asker, hour) => ask(asker, other, daysAhead(6, hour + 1))),
    ]);
    expect(replies.every(({ status }) => [201, 400].includes(status))).toBe(true);
    const open = and(eq(bookings.tutorId, other.id), sql`${bookings.status} in ('pending', 'accepted')`);
    expect(await test.database.$count(bookings, open)).toBe(0);
  });

  it('is so until the time is up, which ends it by itself', async () => {
    const tutor = await addTutor(test);
    await suspend(tutor, 1);
    await test.database
      .update(suspensions)
      .set({ until: sql`now()` })
      .where(eq(suspensions.userId, tutor.id));
    // At once, whether or not the clock's job has run.
    expect((await tutor.browser.call(calls.tutorDashboard)).status).toBe(200);
    await test.database.$client.query(
      `update pgboss.job set start_after = now() where name = 'suspension-end'`,
    );
    await test.app.jobs.runDue();
    expect(await listed()).toContain(tutor.id);
    // And can be again.
    expect((await suspend(tutor, 1)).status).toBe(200);
  });
});

describe('for good', () => {
  it('it waits for a second operator', async () => {
    const tutor = await addTutor(test);
    const asker = await addTestOperator(test, { name: 'Asha' });
    expect((await suspend(tutor, null, Promise.resolve(asker))).answer.data.outcome).toBe('asked');
    expect((await tutor.browser.call(calls.tutorDashboard)).status).toBe(200);
    const approvals = await asker.browser.call(deskCalls.deskApprovals);
    const approval = approvals.answer.data.find(({ about }) => about._id === tutor.id);
    expect(approval).toMatchObject({ askedBy: { name: 'Asha' }, reason: 'Absent from five lessons' });
    const decide = async (by: typeof asker, answer: 'approved' | 'refused' | 'withdrawn') =>
      by.browser.call(deskCalls.decideApproval, { params: { id: approval?._id ?? '' }, body: { answer } });
    expect((await decide(asker, 'approved')).failure.code).toBe('forbidden');
    const second = await addTestOperator(test);
    expect((await decide(second, 'withdrawn')).failure.code).toBe('forbidden');
    expect((await decide(second, 'approved')).status).toBe(200);
    expect((await decide(second, 'approved')).failure.code).toBe('status_stale');
    const { answer } = await tutor.browser.call(calls.refreshAuth);
    expect(answer.data?.suspension).toMatchObject({ until: null });
  });

  it('it is asked for also while it is for a while, which ends with it, and of which the end then ends nothing', async () => {
    const tutor = await addTutor(test);
    expect((await suspend(tutor, 7)).answer.data.outcome).toBe('suspended');
    expect((await suspend(tutor, 7)).failure.code).toBe('status_stale');
    expect((await suspend(tutor, null)).answer.data.outcome).toBe('asked');
    expect((await suspend(tutor, null)).failure.code).toBe('status_stale');
    const second = await addTestOperator(test);
    const { answer } = await second.browser.call(deskCalls.deskApprovals);
    const id = answer.data.find(({ about }) => about._id === tutor.id)?._id ?? '';
    await second.browser.call(deskCalls.decideApproval, { params: { id }, body: { answer: 'approved' } });
    const until = async () => (await tutor.browser.call(calls.refreshAuth)).answer.data?.suspension?.until;
    expect(await until()).toBeNull();
    await test.database.$client.query(
      `update pgboss.job set start_after = now() where name = 'suspension-end'`,
    );
    await test.app.jobs.runDue();
    expect(await until()).toBeNull();
    expect((await suspend(tutor, null)).failure.code).toBe('status_stale');
  });

  it('the database itself takes no approval from who asked', async () => {
    const tutor = await addTutor(test);
    const asker = await addTestOperator(test);
    await suspend(tutor, null, Promise.resolve(asker));
    await expect(
      test.database.$client.query(
        `update desk_approvals set answer = 'approved', decided_by = asked_by, decided_at = now() where about_id = $1`,
        [tutor.id],
      ),
    ).rejects.toThrow(/check constraint/);
  });
});

describe('each reading of a person', () => {
  it('is written down with what was read, and an address is masked until it is asked for', async () => {
    const student = await test.signedIn('student', { name: 'Kavya Menon', email: 'kavya@school.example' });
    const booking = await addBooking(test, student, await addTutor(test), daysAhead(3, 9));
    const { id, browser } = await addTestOperator(test);
    const params = { id: student.id };
    const found = await browser.call(deskCalls.deskPeople, { query: { search: 'kavya m' } });
    expect(found.answer.data).toMatchObject([{ name: 'Kavya Menon', email: 'k•••@s•••.example' }]);
    const person = await browser.call(deskCalls.deskPerson, { params });
    expect(person.answer.data).toMatchObject({ bookingCounts: { pending: 1 }, isListed: null });
    expect(JSON.stringify([found.answer, person.answer])).not.toContain('kavya@school.example');
    const shown = await browser.call(deskCalls.showEmail, { params });
    expect(shown.answer.data.email).toBe('kavya@school.example');
    await browser.call(deskCalls.deskBooking, { params: { id: booking } });
    await browser.call(deskCalls.deskBookings, { query: { search: 'Kavya' } });
    const rows = await test.database
      .select()
      .from(deskEvents)
      .where(eq(deskEvents.operatorId, id))
      .orderBy(deskEvents.id);
    expect(rows.map(({ action, aboutId }) => [action, aboutId])).toEqual([
      ['people-searched', null],
      ['person-read', student.id],
      ['email-shown', student.id],
      ['booking-read', booking],
      ['bookings-searched', null],
    ]);
    const { rows: log } = await test.database.$client.query(
      `select event from audit_log where user_id = $1 and event like 'desk-%' order by id`,
      [student.id],
    );
    expect(log.map(({ event }) => event)).toEqual(['desk-person-read', 'desk-email-shown']);
    const audit = await browser.call(deskCalls.deskAudit, { query: { about: student.id } });
    expect(audit.answer.data[0]).toMatchObject({ action: 'email-shown', aboutName: 'Kavya Menon' });
  });

  it('takes % and _ for what they are', async () => {
    const { browser } = await addTestOperator(test);
    const found = await browser.call(deskCalls.deskPeople, { query: { search: '%_' } });
    expect(found.answer.data).toEqual([]);
  });
});
