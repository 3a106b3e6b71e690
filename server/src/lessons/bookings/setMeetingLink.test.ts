import { calls } from '@paadam/shared/contract';
import { bookingStatuses, limits } from '@paadam/shared/domain';
import { addBooking, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const set = (by: Person, id: string, meetingLink: string | null) =>
  by.browser.call(calls.setMeetingLink, { params: { id }, body: { meetingLink } });

const people = async () => ({ student: await test.signedIn('student'), tutor: await addTutor(test) });

const linkSeenBy = async ({ browser }: Person, id: string) =>
  (await browser.call(calls.booking, { params: { id } })).answer.data.meetingLink;

describe('the tutor of an accepted booking', () => {
  it('says where it takes place, changes that and takes it back', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    for (const [given, kept] of [
      ['https://meet.example/a?b=1', 'https://meet.example/a?b=1'],
      ['http://meet.example', 'http://meet.example/'],
      ['', null],
      ['https://meet.example/a', 'https://meet.example/a'],
      [null, null],
    ] as const) {
      const { status, answer } = await set(tutor, id, given);
      expect([status, answer.data._id, answer.data.meetingLink]).toEqual([200, id, kept]);
      expect(await linkSeenBy(student, id)).toBe(kept);
    }
  });

  it('has the student told of a link that is new or another one, and their calendars of its removal', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    const links = ['https://meet.example/a', 'https://meet.example/a', 'https://meet.example/b', null];
    for (const link of links) await set(tutor, id, link);
    const mails = await test.mailsTo(student.email);
    const changed = 'Meera Nair has changed the meeting link of your lesson in Mathematics';
    // Two jobs have no order among each other.
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      changed,
      'Meera Nair has given the meeting link of your lesson in Mathematics',
      'Meera Nair has removed the meeting link of your lesson in Mathematics',
    ]);
    const later = mails.find(({ subject }) => subject === changed);
    expect(later?.text).toContain('Join the lesson: https://meet.example/b');
    expect(
      (await test.mailsTo(tutor.email)).every(({ subject }) => subject.startsWith('For your calendar: ')),
    ).toBe(true);
  });

  it('who changes it over and over has the student told of a few at once, and then once of the last', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    for (const link of ['a', 'b', 'c', 'd', 'e', 'f']) await set(tutor, id, `https://meet.example/${link}`);
    expect(await test.mailsTo(student.email)).toHaveLength(3);

    await test.database.$client.query(
      `update pgboss.job set start_after = now() where name = 'booking-meeting-link' and data->>'bookingId' = $1`,
      [id],
    );
    const mails = await test.mailsTo(student.email);
    expect(mails).toHaveLength(4);
    // Jobs of one moment have no order among each other.
    const told = mails.map(({ text }) => /Join the lesson: (\S+)/.exec(text)?.[1]?.at(-1)).sort();
    expect(told).toEqual(['a', 'b', 'c', 'f']);
  });

  it('may do so while the lesson is under way', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, hoursFromNow(-0.5), { status: 'accepted' });
    expect((await set(tutor, id, 'https://meet.example/a')).status).toBe(200);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'meet.example/a',
    '//meet.example',
    'ftp://meet.example',
    '  ',
  ])('cannot give "%s" for it', async (link) => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    const { status, failure } = await set(tutor, id, link);
    expect([status, failure.code, failure.fields]).toEqual([
      400,
      'validation_failed',
      { meetingLink: 'Please give an address that begins with https:// or http://.' },
    ]);
    expect(await linkSeenBy(student, id)).toBeNull();
  });
});

describe('a meeting link is refused', () => {
  it('where it becomes too long', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    const { status, failure } = await set(
      tutor,
      id,
      `https://meet.example/${'é'.repeat(limits.urlCharacters - 100)}`,
    );
    expect([status, failure.fields]).toEqual([
      400,
      { meetingLink: 'Please give a shorter address: at most 2000 characters.' },
    ]);
    expect(await linkSeenBy(student, id)).toBeNull();
  });

  it.each(bookingStatuses.filter((status) => status !== 'accepted'))(
    'for a booking that is %s',
    async (from) => {
      const { student, tutor } = await people();
      const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: from });
      const { status, failure } = await set(tutor, id, 'https://meet.example/a');
      expect([status, failure.code]).toEqual([409, 'status_stale']);
      expect(await linkSeenBy(student, id)).toBeNull();
    },
  );

  it('for a lesson that is over, before the clock has said so', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, hoursFromNow(-1.1), { status: 'accepted' });
    const { status, failure } = await set(tutor, id, 'https://meet.example/a');
    expect([status, failure.message]).toEqual([
      409,
      'This booking has been completed. Only an accepted lesson has a meeting link.',
    ]);
  });

  it('from another tutor, and from a student', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    expect((await set(await addTutor(test), id, 'https://meet.example/a')).status).toBe(404);
    expect((await set(student, id, 'https://meet.example/a')).status).toBe(403);
    expect(await linkSeenBy(student, id)).toBeNull();
  });
});
