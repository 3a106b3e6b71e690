import { calls } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addBooking, addParent, addTutor, daysAhead, everyDay } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import {
  availabilityExceptions,
  outsideBusy,
  outsideCalendars,
  parentChildren,
  tutors,
} from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const accepted = { status: 'accepted' } as const;
const iso = (days: number, hour = 0) => daysAhead(days, hour).toISOString();
const day = (days: number) => iso(days).slice(0, 10);

const between = (person: Person, from: string, to: string) =>
  person.browser.call(calls.ownCalendar, { query: { from, to } });
const view = async (person: Person, from: number, to: number) =>
  (await between(person, iso(from), iso(to))).answer.data;
const idsOf = async (person: Person, from: number, to: number) =>
  (await view(person, from, to)).bookings.map(({ _id }) => _id);

describe('the lessons between two instants', () => {
  it('are those of which a part lies there, of each who has a part in them, without what was called off', async () => {
    const tutor = await addTutor(test);
    const student = await test.signedIn('student');
    const sibling = await test.signedIn('student');
    const parent = await addParent(test, student, sibling);
    const add = (start: Date, values: object = accepted, of = student) =>
      addBooking(test, of, tutor, start, values);
    await add(daysAhead(2, 22));
    const reachesIn = await add(daysAhead(2, 23.5));
    const request = await add(daysAhead(3, 9), { status: 'pending' });
    const others = await add(daysAhead(3, 12), accepted, sibling);
    const reachesOut = await add(daysAhead(3, 23.5));
    await add(daysAhead(4, 1));
    for (const status of ['declined', 'cancelled', 'expired'] as const) {
      await add(daysAhead(3, 15), { status });
    }

    const ofStudent = [reachesIn, request, reachesOut];
    const all = [reachesIn, request, others, reachesOut];
    expect(await idsOf(student, 3, 4)).toEqual(ofStudent);
    expect(await idsOf(tutor, 3, 4)).toEqual(all);
    expect(await idsOf(parent, 3, 4)).toEqual(all);
    expect((await view(parent, 3, 4)).hours).toBeNull();
    expect(await idsOf(await test.signedIn('student'), 3, 4)).toEqual([]);
    expect(await idsOf(await addTutor(test), 3, 4)).toEqual([]);

    await test.database.delete(parentChildren).where(eq(parentChildren.childId, sibling.id));
    expect(await idsOf(parent, 3, 4)).toEqual(ofStudent);
  });

  it('have the one for which a time there is proposed, until the proposal ends', async () => {
    const tutor = await addTutor(test);
    const student = await test.signedIn('student');
    const lesson = await addBooking(test, student, tutor, daysAhead(12, 9), accepted);
    const { answer } = await tutor.browser.call(calls.proposeTimes, {
      params: { id: lesson },
      body: { times: [iso(4, 10)] },
    });
    expect(await idsOf(student, 4, 5)).toEqual([lesson]);
    expect(await idsOf(student, 5, 6)).toEqual([]);
    const { bookings } = await view(tutor, 4, 5);
    expect(bookings[0]?.proposal?.times).toEqual([{ dateTime: iso(4, 10), endsAt: iso(4, 11) }]);

    const proposal = answer.data.proposal?._id ?? '';
    await tutor.browser.call(calls.answerProposal, {
      params: { id: lesson, proposal },
      body: { answer: 'withdrawn' },
    });
    expect(await idsOf(student, 4, 5)).toEqual([]);
  });

  it('are asked for within 35 days, in order', async () => {
    const student = await test.signedIn('student');
    expect((await between(student, iso(1), iso(36))).status).toBe(200);
    expect((await between(student, iso(1), iso(37))).status).toBe(400);
    expect((await between(student, iso(2), iso(1))).failure.fields).toMatchObject({
      to: 'The end must be after the start.',
    });
  });
});

describe('the rules of tutors', () => {
  it('come with what is to come, of each tutor once, and of nobody else', async () => {
    const student = await test.signedIn('student');
    const [own, over, others] = [await addTutor(test), await addTutor(test), await addTutor(test)];
    await test.database
      .update(tutors)
      .set({ noticeMinutes: 600, windowDays: 20 })
      .where(eq(tutors.id, own.id));
    await addBooking(test, student, own, daysAhead(20, 9), accepted);
    await addBooking(test, student, own, daysAhead(21, 9));
    await addBooking(test, student, over, daysAhead(-1, 9), { status: 'completed' });
    await addBooking(test, await test.signedIn('student'), others, daysAhead(3, 9));
    const rules = [{ tutor: own.id, noticeMinutes: 600, windowDays: 20 }];
    expect((await view(student, 3, 5)).rules).toEqual(rules);
    expect((await view(own, 3, 5)).rules).toEqual(rules);
  });
});

describe('a tutor’s hours', () => {
  it('are those of the week and the extra ones without what is off, each exception with its stretches', async () => {
    const tutor = await addTutor(test, { week: everyDay(9, 17) });
    const add = (values: Omit<typeof availabilityExceptions.$inferInsert, 'id' | 'tutorId'>) =>
      test.database.insert(availabilityExceptions).values({ id: uuidv7(), tutorId: tutor.id, ...values });
    await add({
      kind: 'off',
      firstDay: day(4),
      lastDay: day(4),
      startMinute: null,
      endMinute: null,
      note: 'Pongal',
    });
    await add({ kind: 'extra', firstDay: day(3), lastDay: day(3), startMinute: 1080, endMinute: 1200 });
    const { hours } = await view(tutor, 3, 5);
    expect(hours?.open).toEqual([
      { dateTime: iso(3, 9), endsAt: iso(3, 17) },
      { dateTime: iso(3, 18), endsAt: iso(3, 20) },
    ]);
    expect(hours?.exceptions).toMatchObject([
      { kind: 'extra', dateTime: iso(3, 18), endsAt: iso(3, 20) },
      { kind: 'off', note: 'Pongal', dateTime: iso(4), endsAt: iso(5) },
    ]);
    expect(hours?.stepMinutes).toBe(30);
    // Also of days that are over.
    await add({ kind: 'off', firstDay: day(-10), lastDay: day(-10), startMinute: null, endMinute: null });
    expect((await view(tutor, -10, -9)).hours).toMatchObject({ open: [], exceptions: [{ kind: 'off' }] });
  });

  it('are all hours where none are given', async () => {
    const tutor = await addTutor(test, { week: [] });
    expect((await view(tutor, 3, 5)).hours?.open).toEqual([{ dateTime: iso(3), endsAt: iso(5) }]);
  });

  it('follow the clock of the tutor’s zone over its change', async () => {
    const tutor = await addTutor(test, { week: everyDay(9, 10), timeZone: 'America/New_York' });
    const { answer } = await between(tutor, '2030-03-09T05:00:00Z', '2030-03-12T04:00:00Z');
    expect(answer.data.hours?.open.map(({ dateTime }) => dateTime)).toEqual([
      '2030-03-09T14:00:00.000Z',
      '2030-03-10T13:00:00.000Z',
      '2030-03-11T13:00:00.000Z',
    ]);
  });

  it('come with the stretches that are taken in calendars elsewhere, merged, and nobody else’s', async () => {
    const tutor = await addTutor(test);
    const addCalendar = async (stretches: [number, number][]) => {
      const id = uuidv7();
      const addressSealed = test.app.sealer.seal('ftp://calendar.example/a.ics', `outside-calendar:${id}`);
      await test.database
        .insert(outsideCalendars)
        .values({ id, tutorId: tutor.id, name: 'Work', addressSealed });
      for (const [from, to] of stretches) {
        await test.database.insert(outsideBusy).values({
          calendarId: id,
          during: sql`tstzrange(${iso(3, from)}, ${iso(3, to)})` as unknown as string,
        });
      }
    };
    await addCalendar([
      [9, 10],
      [13, 14],
    ]);
    await addCalendar([
      [9.5, 11],
      [23, 26],
    ]);
    expect((await view(tutor, 3, 4)).hours?.busy).toEqual([
      { dateTime: iso(3, 9), endsAt: iso(3, 11) },
      { dateTime: iso(3, 13), endsAt: iso(3, 14) },
      { dateTime: iso(3, 23), endsAt: iso(4) },
    ]);
    expect((await view(await addTutor(test), 3, 4)).hours?.busy).toEqual([]);
  });
});
