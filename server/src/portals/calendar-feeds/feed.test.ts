import { calls } from '@paadam/shared/contract';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { addBooking, addParent, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookings } from '../../foundation/db/schema';
import { createLogger } from '../../operations/plugins/logger';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ publicOrigin: 'http://lessons.test' });
});
afterAll(() => test.stop());

/** @returns the path of a new feed of theirs */
const newFeed = async ({ browser }: Person): Promise<string> => {
  const { answer } = await browser.call(calls.newCalendarFeed);
  expect(answer.data.url).toMatch(/^http:\/\/lessons\.test\/calendar\/[\w-]{27}\.ics$/);
  return new URL(answer.data.url).pathname;
};

/** As a calendar asks, which has no session. */
const read = (url: string, headers: Record<string, string> = {}) =>
  test.browser().request({ url, headers: { host: 'lessons.test', ...headers } });

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => ({
    uid: component.getFirstPropertyValue('uid'),
    status: component.getFirstPropertyValue('status'),
    summary: component.getFirstPropertyValue('summary'),
  }));

const setStatus = (tutor: Person, bookingId: string, status: 'accepted' | 'cancelled') =>
  tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status } });

describe('somebody’s feed', () => {
  it('holds their lessons, those that were cancelled lately as such, and nobody else’s', async () => {
    const tutor = await addTutor(test, { name: 'Asha Rao' });
    const [ravi, diya] = [
      await test.signedIn('student', { name: 'Ravi Kumar' }),
      await test.signedIn('student', { name: 'Diya Kumar' }),
    ];
    const parent = await addParent(test, ravi, diya);
    const accepted = { status: 'accepted' } as const;
    const [first, past, second, , asked, cancelled] = [
      await addBooking(test, ravi, tutor, daysAhead(3, 9), accepted),
      await addBooking(test, ravi, tutor, daysAhead(-20, 9), { status: 'completed' }),
      await addBooking(test, diya, tutor, daysAhead(4, 9), accepted),
      await addBooking(test, ravi, tutor, daysAhead(-40, 9), { status: 'completed' }),
      await addBooking(test, ravi, tutor, daysAhead(5, 9)),
      await addBooking(test, ravi, tutor, daysAhead(6, 9), accepted),
    ];
    await setStatus(tutor, cancelled, 'cancelled');

    const held = async (person: Person) => eventsOf((await read(await newFeed(person))).body);
    expect(await held(ravi)).toEqual([
      { uid: past, status: 'CONFIRMED', summary: 'Mathematics with Asha R.' },
      { uid: first, status: 'CONFIRMED', summary: 'Mathematics with Asha R.' },
      { uid: cancelled, status: 'CANCELLED', summary: 'Mathematics with Asha R.' },
    ]);
    expect((await held(parent)).map(({ uid, summary }) => [uid, summary])).toEqual([
      [past, 'Ravi: Mathematics with Asha R.'],
      [first, 'Ravi: Mathematics with Asha R.'],
      [second, 'Diya: Mathematics with Asha R.'],
      [cancelled, 'Ravi: Mathematics with Asha R.'],
    ]);
    expect(await held(await test.signedIn('student'))).toEqual([]);

    await ravi.browser.call(calls.saveCalendarSettings, {
      body: { mailInvitations: true, feedRequests: true },
    });
    expect(await held(ravi)).toContainEqual({
      uid: asked,
      status: 'TENTATIVE',
      summary: 'Mathematics with Asha R.',
    });

    await test.database.execute(
      sql`update booking_events set at = now() - interval '8 days' where booking_id = ${cancelled}`,
    );
    expect((await held(ravi)).map(({ uid }) => uid)).not.toContain(cancelled);
  });

  it('comes anew only where a lesson has changed, and as nothing that a page or a search engine keeps', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const id = await addBooking(test, student, tutor, daysAhead(3, 11), { status: 'accepted' });
    const feed = await newFeed(student);
    const first = await read(feed);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const etag = String(first.headers.etag);
    const same = await read(feed, { 'if-none-match': `"other", W/${etag}` });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await test.database
      .update(bookings)
      .set({ startsAt: daysAhead(3, 12), endsAt: daysAhead(3, 13) })
      .where(sql`${bookings.id} = ${id}`);
    const moved = await read(feed, { 'if-none-match': etag });
    expect([moved.statusCode, moved.body.includes('SEQUENCE:1')]).toEqual([200, true]);

    const { answer } = await student.browser.call(calls.calendarFeed);
    expect(Date.parse(answer.data?.lastReadAt ?? '')).toBeGreaterThan(hoursFromNow(-1).getTime());
  });

  it('ends with its address, by a new one and by none', async () => {
    const student = await test.signedIn('student');
    expect((await student.browser.call(calls.calendarFeed)).answer.data).toBeNull();
    const first = await newFeed(student);
    const second = await newFeed(student);
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await student.browser.call(calls.endCalendarFeed);
    expect((await read(second)).statusCode).toBe(404);
    expect((await read(`/calendar/${'a'.repeat(27)}.ics`)).statusCode).toBe(404);
  });

  it('is kept as a hash, and its address stands in no log', async () => {
    const student = await test.signedIn('student');
    const feed = await newFeed(student);
    const secret = feed.slice('/calendar/'.length, -'.ics'.length);
    const { rows } = await test.database.$client.query('select * from calendar_feeds');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => lines.push(line) });
    logger.info({ req: { method: 'GET', url: `${feed}?x=1`, host: 'lessons.test', ip: '::1' } }, 'asked');
    expect(lines.join('')).toContain('/calendar/');
    expect(lines.join('')).not.toContain(secret);
  });

  it('is read sixty times an hour at most', async () => {
    const student = await test.signedIn('student');
    const feed = await newFeed(student);
    const statuses: number[] = [];
    for (let turn = 0; turn < 61; turn += 1) statuses.push((await read(feed)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  });
});

describe('one lesson, for a calendar', () => {
  it('is a file where a browser is led there, and the same event that an invitation brings', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const id = await addBooking(test, student, tutor, daysAhead(3, 14), { status: 'accepted' });
    const url = `/api/bookings/${id}/calendar`;
    const file = await student.browser.request({
      url,
      headers: { host: 'lessons.test', accept: 'text/html,*/*' },
    });
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'attachment; filename="lesson.ics"',
    ]);
    expect(eventsOf(file.body)).toMatchObject([{ uid: id, status: 'CONFIRMED' }]);
    const { answer } = await student.browser.call(calls.bookingCalendar, { params: { id } });
    expect(eventsOf(answer.data.content)).toEqual(eventsOf(file.body));
  });

  it('is none where it does not take place', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const id = await addBooking(test, student, tutor, daysAhead(3, 15), { status: 'declined' });
    const { status, failure } = await student.browser.call(calls.bookingCalendar, { params: { id } });
    expect([status, failure.code]).toEqual([409, 'status_stale']);
  });
});

it('what somebody sets about their calendar is kept, and theirs alone', async () => {
  const [student, other] = [await test.signedIn('student'), await test.signedIn('student')];
  const standard = { mailInvitations: true, feedRequests: false };
  expect((await student.browser.call(calls.calendarSettings)).answer.data).toEqual(standard);
  const changed = { mailInvitations: false, feedRequests: true };
  await student.browser.call(calls.saveCalendarSettings, { body: changed });
  expect((await student.browser.call(calls.calendarSettings)).answer.data).toEqual(changed);
  expect((await other.browser.call(calls.calendarSettings)).answer.data).toEqual(standard);
});
