import { type Body, calls } from '@paadam/shared/contract';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addBooking, addTutor, askForLesson, daysAhead, mathematics } from '../../development/testing/scene';
import { startWeb, type Web } from '../../development/testing/startWeb';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookingSeries } from '../../foundation/db/schema';
import { writeCalendar } from '../../people/availability/writeCalendar';
import { readDueCalendars } from './readDueCalendars';

/** What stands at the calendar's address, and how often it was sent. */
const site: { status: number; text: string; bytes?: Buffer; etag: string; sent: number } = {
  status: 200,
  text: '',
  etag: '"1"',
  sent: 0,
};

let test: TestApp;
let web: Web;
beforeAll(async () => {
  web = await startWeb((request, response) => {
    if (request.headers['if-none-match'] === site.etag) {
      response.writeHead(304).end();
      return;
    }
    site.sent += 1;
    response
      .writeHead(site.status, { 'content-type': 'text/calendar', etag: site.etag })
      .end(site.bytes ?? site.text);
  });
  test = await startTestApp({ outgoingAllow: [web.host] });
});
afterAll(async () => {
  await test.stop();
  await web.stop();
});

const hour = 3_600_000;
let version = 1;
/** Puts lessons of an hour into the calendar there. */
const hold = (...events: { at: Date; uid?: string }[]): void => {
  version += 1;
  delete site.bytes;
  Object.assign(site, {
    status: 200,
    etag: `"${version}"`,
    text: writeCalendar({
      method: 'PUBLISH',
      at: new Date(),
      events: events.map(({ at, uid = crypto.randomUUID() }) => ({
        uid,
        sequence: 0,
        startsAt: at,
        endsAt: new Date(at.getTime() + hour),
        status: 'CONFIRMED',
        summary: 'Something private',
        description: '',
        url: 'https://work.example',
        location: null,
      })),
    }),
  });
};

const add = ({ browser }: Person, changes: Partial<Body<typeof calls.addOutsideCalendar>> = {}) =>
  browser.call(calls.addOutsideCalendar, {
    body: {
      name: 'Work',
      address: `http://${web.host}/private-4711/basic.ics`,
      countsAllDay: true,
      ...changes,
    },
  });
const list = async ({ browser }: Person) => (await browser.call(calls.outsideCalendars)).answer.data;
/** Theirs alone comes to its turn. */
const readAgain = async ({ id }: Person) => {
  await test.database.execute(
    sql`update outside_calendars set next_at = now() + case when tutor_id = ${id} then interval '0' else '1 day' end`,
  );
  await readDueCalendars(test.app);
};
const starts = async (tutor: Person): Promise<string[]> => {
  const { answer } = await test.browser().call(calls.tutorSlots, {
    params: { id: tutor.id },
    query: { from: daysAhead(3).toISOString(), to: daysAhead(4).toISOString(), duration: '1' },
  });
  return answer.data.map(({ dateTime }) => dateTime.slice(11, 16));
};
const book = (student: Person, tutor: Person, at: Date) => askForLesson(student, tutor, at);

describe('a tutor’s calendar elsewhere', () => {
  it('takes its busy times from those that are offered, and from those that can be booked', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    hold({ at: daysAhead(3, 10) });
    const { status, answer } = await add(tutor);
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({
      calendar: { name: 'Work', state: 'fine', busy: 1, problem: null, isTest: false },
      found: {
        events: 1,
        busy: 1,
        sample: [{ dateTime: daysAhead(3, 10).toISOString(), endsAt: daysAhead(3, 11).toISOString() }],
      },
    });
    // The address is a secret: of its end alone is told.
    expect(answer.data.calendar.address).toBe(`${web.host} ….ics`);
    const open = await starts(tutor);
    expect(open).toContain('09:00');
    expect(open).toContain('11:00');
    expect(open.filter((start) => start > '09:00' && start < '11:00')).toEqual([]);
    const refused = await book(student, tutor, daysAhead(3, 10));
    expect([refused.status, refused.failure.code]).toEqual([409, 'slot_taken']);
    expect((await book(student, tutor, daysAhead(3, 11))).status).toBe(201);

    hold({ at: daysAhead(3, 14) });
    await readAgain(tutor);
    const later = await starts(tutor);
    expect([later.includes('10:00'), later.includes('14:00')]).toEqual([true, false]);
    await tutor.browser.call(calls.removeOutsideCalendar, { params: { id: answer.data.calendar._id } });
    expect(await starts(tutor)).toContain('14:00');
  });

  it('is read before somebody books, where the last reading is some time ago', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    hold({ at: daysAhead(3, 10) });
    await add(tutor);
    hold({ at: daysAhead(3, 12) });
    await test.database.execute(sql`update outside_calendars set read_at = now() - interval '11 minutes'`);
    expect((await book(student, tutor, daysAhead(3, 12))).status).toBe(409);
    expect((await book(student, tutor, daysAhead(3, 10))).status).toBe(201);
  });

  it('does not find our own lesson in its own way, and nothing but times is kept of the others', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const uid = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    hold({ at: daysAhead(3, 10), uid }, { at: daysAhead(3, 15) });
    const { answer } = await add(tutor);
    expect(answer.data.found).toMatchObject({ events: 2, busy: 1 });
    // Half an hour later still lies within what the calendar there holds of it.
    const propose = (time: Date) =>
      student.browser.call(calls.proposeTimes, {
        params: { id: uid },
        body: { times: [time.toISOString()] },
      });
    const statuses = [await propose(daysAhead(3, 10.5)), await propose(daysAhead(3, 15))];
    expect(statuses.map(({ status }) => status)).toEqual([201, 409]);
    const { rows } = await test.database.$client.query(
      'select (select json_agg(c) from outside_calendars c) as calendars, (select json_agg(b) from outside_busy b) as busy',
    );
    expect(JSON.stringify(rows)).not.toMatch(/private|basic\.ics|work\.example/);
  });

  it('is asked for changes alone, and keeps what it was while it cannot be read', async () => {
    const tutor = await addTutor(test);
    hold({ at: daysAhead(3, 10) });
    await add(tutor);
    const { sent } = site;
    await readAgain(tutor);
    expect([site.sent, (await list(tutor))[0]?.state]).toEqual([sent, 'fine']);
    Object.assign(site, { status: 503, etag: '"away"' });
    await readAgain(tutor);
    expect(await list(tutor)).toMatchObject([{ state: 'stale', problem: 'unreachable', busy: 1 }]);
    expect(await starts(tutor)).not.toContain('10:00');
    hold({ at: daysAhead(3, 10) });
    await readAgain(tutor);
    expect(await list(tutor)).toMatchObject([{ state: 'fine', problem: null, failingSince: null }]);
  });

  it('reports how many events were read and which only in part, blocks their day, and seals their names', async () => {
    const tutor = await addTutor(test);
    const date = daysAhead(3).toISOString().slice(0, 10);
    hold({ at: daysAhead(5, 10) });
    const broken = [
      'BEGIN:VEVENT',
      'UID:broken',
      'SUMMARY:Visit\\, to\tthe \u202Edoctor',
      `DTSTART:${date.replaceAll('-', '')}T10h`,
      'END:VEVENT',
      'END:VCALENDAR',
    ];
    site.text = site.text.replace('END:VCALENDAR', broken.join('\r\n'));
    const { answer } = await add(tutor);
    const told = {
      state: 'fine',
      events: 2,
      inPart: 1,
      firstInPart: [{ name: 'Visit, to the doctor', date, why: 'time' }],
    };
    expect(answer.data.calendar).toMatchObject(told);
    expect(await list(tutor)).toMatchObject([told]);
    expect(await starts(tutor)).toEqual([]);
    const { rows } = await test.database.$client.query(
      'select json_agg(c)::text as calendars from outside_calendars c',
    );
    expect(rows[0].calendars).not.toMatch(/doctor/);

    // Once the event is corrected, no trace of it stays.
    hold({ at: daysAhead(5, 10) });
    await readAgain(tutor);
    expect(await list(tutor)).toMatchObject([{ events: 1, inPart: 0, firstInPart: [] }]);
    expect(await starts(tutor)).toContain('10:00');
  });

  it('blocks times up to the last day that can be booked, and still does while it cannot be read', async () => {
    const tutor = await addTutor(test);
    hold({ at: daysAhead(97, 10) });
    const { answer } = await add(tutor);
    expect(answer.data.calendar).toMatchObject({ busy: 1 });
  });

  it('says that it was not read for hours, even if no reading has failed', async () => {
    const tutor = await addTutor(test);
    hold({ at: daysAhead(3, 10) });
    await add(tutor);
    await test.database.execute(
      sql`update outside_calendars set read_at = now() - interval '4 hours' where tutor_id = ${tutor.id}`,
    );
    const [calendar] = await list(tutor);
    expect(calendar).toMatchObject({ state: 'stale', failingSince: calendar?.readAt, busy: 1 });
    expect(await starts(tutor)).not.toContain('10:00');
  });

  it('that is written in UTF-16 is read', async () => {
    const tutor = await addTutor(test);
    hold({ at: daysAhead(3, 10) });
    const { text } = site;
    site.bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const { answer } = await add(tutor);
    expect(answer.data.calendar).toMatchObject({ events: 1, inPart: 0, busy: 1 });
  });

  it('that was ended is read no more, which the tutor is told; a week later its times count no more', async () => {
    const tutor = await addTutor(test);
    hold({ at: daysAhead(3, 10) });
    await add(tutor);
    Object.assign(site, { status: 410, etag: '"gone"' });
    await readAgain(tutor);
    await readAgain(tutor);
    const [mail, ...others] = await test.mailsTo(tutor.email);
    expect([mail?.subject, others]).toEqual(['Your calendar “Work” is read no more', []]);
    expect(await list(tutor)).toMatchObject([{ state: 'stopped', problem: 'gone' }]);
    expect(await starts(tutor)).not.toContain('10:00');
    await test.database.execute(
      sql`update outside_calendars set stopped_at = now() - interval '8 days' where stopped_at is not null`,
    );
    expect(await starts(tutor)).toContain('10:00');
    // Asked for by hand, it may be there again.
    hold({ at: daysAhead(3, 12) });
    const [row] = await list(tutor);
    await tutor.browser.call(calls.readOutsideCalendar, { params: { id: row?._id ?? '' } });
    expect(await list(tutor)).toMatchObject([{ state: 'fine', busy: 1 }]);
  });

  it('stops after a day of failures, an hour apart', async () => {
    const tutor = await addTutor(test);
    hold({ at: daysAhead(3, 10) });
    await add(tutor);
    await test.database.execute(
      sql`update outside_calendars set failures = 22, failing_since = now() - interval '22 hours'
        where tutor_id = ${tutor.id}`,
    );
    Object.assign(site, { status: 500, etag: '"broken"' });
    await readAgain(tutor);
    expect(await list(tutor)).toMatchObject([{ state: 'stale' }]);
    await readAgain(tutor);
    expect(await list(tutor)).toMatchObject([{ state: 'stopped', problem: 'unreachable' }]);
  });

  it('shows the tutor of a request what lies there, wherever it can be accepted', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    const free = await addBooking(test, student, tutor, daysAhead(3, 12));
    const seenBy = async ({ browser }: Person) => {
      const { answer: page } = await browser.call(calls.ownBookings);
      const { answer: one } = await browser.call(calls.booking, { params: { id } });
      const [listed, other] = [id, free].map((wanted) => page.data.find(({ _id }) => _id === wanted));
      return [one.data.busyCalendars, listed?.busyCalendars, other?.busyCalendars];
    };
    hold({ at: daysAhead(3, 10) });
    await add(tutor, { name: 'School' });
    expect(await seenBy(tutor)).toEqual([['School'], ['School'], undefined]);
    expect(await seenBy(student)).toEqual([undefined, undefined, undefined]);
    const { answer: managed } = await tutor.browser.call(calls.tutorBookings, { params: { id: tutor.id } });
    const { answer: dashboard } = await tutor.browser.call(calls.tutorDashboard);
    for (const requests of [managed.data, dashboard.data.requests]) {
      expect(requests.find(({ _id }) => _id === id)?.busyCalendars).toEqual(['School']);
    }
  });

  it('shows the tutor what lies at a time that the student proposes, and stops neither from taking it', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const id = await addBooking(test, student, tutor, daysAhead(4, 10), { status: 'accepted' });
    const [busy, free] = [daysAhead(3, 10), daysAhead(3, 15)].map((time) => time.toISOString());
    const { answer: proposed } = await student.browser.call(calls.proposeTimes, {
      params: { id },
      body: { times: [busy ?? '', free ?? ''] },
    });
    hold({ at: daysAhead(3, 10) });
    await add(tutor, { name: 'School' });
    const timesFor = async ({ browser }: Person) =>
      (await browser.call(calls.booking, { params: { id } })).answer.data.proposal?.times.map(
        ({ busyCalendars }) => busyCalendars,
      );
    expect(await timesFor(tutor)).toEqual([['School'], undefined]);
    expect(await timesFor(student)).toEqual([undefined, undefined]);
    const { status } = await tutor.browser.call(calls.answerProposal, {
      params: { id, proposal: proposed.data.proposal?._id ?? '' },
      body: { answer: 'taken', dateTime: busy ?? '' },
    });
    expect(status).toBe(200);
  });

  it('is read again before a lesson is to be moved, where the last reading is older than ten minutes', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const lesson = await addBooking(test, student, tutor, daysAhead(4, 10), { status: 'accepted' });
    const request = await addBooking(test, student, tutor, daysAhead(4, 14));
    hold({ at: daysAhead(6, 10) });
    await add(tutor);
    const propose = (dateTime: Date) =>
      student.browser.call(calls.proposeTimes, {
        params: { id: lesson },
        body: { times: [dateTime.toISOString()] },
      });
    const change = (dateTime: Date) =>
      student.browser.call(calls.changeBookingTime, {
        params: { id: request },
        body: { dateTime: dateTime.toISOString() },
      });
    const age = (minutes: number) =>
      test.database.execute(
        sql`update outside_calendars set read_at = now() - make_interval(mins => ${minutes}) where tutor_id = ${tutor.id}`,
      );
    hold({ at: daysAhead(3, 10) });
    await age(9);
    expect((await propose(daysAhead(3, 10))).status).toBe(201);
    await age(11);
    const refused = await propose(daysAhead(3, 10));
    expect([refused.status, refused.failure.code]).toEqual([409, 'slot_taken']);
    hold({ at: daysAhead(3, 12) });
    await age(11);
    expect((await change(daysAhead(3, 12))).failure.code).toBe('slot_taken');
  });

  it('shows the tutor of weekly requests what lies at each, wherever all can be accepted', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const seriesId = uuidv7();
    await test.database.insert(bookingSeries).values({
      id: seriesId,
      studentId: student.id,
      tutorId: tutor.id,
      subjectId: mathematics,
      bookedBy: student.id,
      weeks: 2,
      timeZone: 'UTC',
    });
    const [id = ''] = await Promise.all(
      [3, 10].map((days, place) =>
        addBooking(test, student, tutor, daysAhead(days, 10), { seriesId, seriesPosition: place + 1 }),
      ),
    );
    hold({ at: daysAhead(10, 10) });
    await add(tutor, { name: 'School' });
    const namesFor = async ({ browser }: Person) =>
      (await browser.call(calls.booking, { params: { id } })).answer.data.seriesBookings?.map(
        ({ busyCalendars }) => busyCalendars,
      );
    expect(await namesFor(tutor)).toEqual([undefined, ['School']]);
    expect(await namesFor(student)).toEqual([undefined, undefined]);
  });
});

describe('an address is refused', () => {
  it.each([
    ['that leads inside', 'https://127.0.0.1/a.ics', 'address_refused'],
    ['that is not secure', 'http://calendar.example/a.ics', 'address_refused'],
    ['of another scheme', 'file:///etc/passwd', 'address_refused'],
    ['that names our own sample', 'sample:school-timetable.ics', 'address_refused'],
    ['that nobody answers at', 'webcal://nowhere.invalid/a.ics', 'calendar_unreachable'],
  ])('%s', async (_why, address, code) => {
    const tutor = await addTutor(test);
    const { status, failure } = await add(tutor, { address });
    expect([status, failure.code, await list(tutor)]).toEqual([400, code, []]);
  });

  it('where there is no calendar', async () => {
    const tutor = await addTutor(test);
    delete site.bytes;
    Object.assign(site, { status: 200, etag: '"page"', text: '<!doctype html><title>Sign in</title>' });
    const { status, failure } = await add(tutor);
    expect([status, failure.code, await list(tutor)]).toEqual([400, 'calendar_unreadable', []]);
  });

  it('of a sixth calendar', async () => {
    const tutor = await addTutor(test);
    hold({ at: daysAhead(3, 10) });
    for (let turn = 0; turn < 5; turn += 1) expect((await add(tutor)).status).toBe(201);
    const { status, failure } = await add(tutor);
    expect([status, failure.code]).toEqual([400, 'validation_failed']);
  });
});
