import { calls, type NewsEvent } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../app';
import { type FrameOf, LiveClient, listening } from '../../development/testing/LiveClient';
import { addBooking, addTutor, daysAhead, hoursFromNow, mathematics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { parentChildren, users } from '../../foundation/db/schema';
import { settleBookings } from '../../lessons/bookings/settleBookings';

let test: TestApp;
let origin: string;
const clients: LiveClient[] = [];
beforeAll(async () => {
  test = await startTestApp();
  origin = await listening(test.app);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.leave();
});
afterAll(() => test.stop());

const follow = async (person: Person, { after = 0, at = origin } = {}) => {
  const client = await LiveClient.open({ origin: at, cookies: person.browser.cookies });
  clients.push(client);
  const greeting = await client.sub('me', { after });
  if (greeting.t !== 'subbed') throw new Error(greeting.message);
  const news = (): NewsEvent[] =>
    client.frames.flatMap((frame) => (frame.t === 'ev' ? (frame.events as NewsEvent[]) : []));
  return {
    client,
    last: greeting.last,
    greeting: greeting.b,
    news,
    next: async (event: string): Promise<NewsEvent> => {
      await client.heard(
        (frame) => frame.t === 'ev' && frame.events.some(({ b }) => (b as { event: string }).event === event),
      );
      const found = news().find(({ b }) => b.event === event);
      if (!found) throw new Error('It is not there.');
      return found;
    },
  };
};

/** A student with a linked parent, and a tutor. */
const family = async () => {
  const [student, parent, tutor] = await Promise.all([
    test.signedIn('student', { name: 'Asha' }),
    test.signedIn('parent', { name: 'Ravi' }),
    addTutor(test, { name: 'Meera' }),
  ]);
  await test.database.insert(parentChildren).values({ parentId: parent.id, childId: student.id });
  return { student, parent, tutor };
};

const request = async ({ student, tutor }: { student: Person; tutor: Person }) => {
  const { answer } = await student.browser.call(calls.createBooking, {
    body: {
      student: student.id,
      tutor: tutor.id,
      subject: mathematics,
      duration: '1',
      dateTime: daysAhead(3, 9).toISOString(),
    },
  });
  return answer.data._id;
};

describe('one’s own news', () => {
  it('come to everybody who has a part in a booking, with a number each, and to nobody else', async () => {
    const people = await family();
    const { student, parent, tutor } = people;
    const stranger = await test.signedIn('student');
    await test.database.update(users).set({ language: 'ta' }).where(eq(users.id, parent.id));
    const pages = await Promise.all([student, parent, tutor, stranger].map((person) => follow(person)));
    const [ofStudent, ofParent, ofTutor, ofStranger] = pages;
    const id = await request(people);
    const [atStudent, atParent, atTutor] = await Promise.all(
      [ofStudent, ofParent, ofTutor].map((page) => page?.next('requested')),
    );
    expect(atTutor).toMatchObject({
      seq: 1,
      by: student.id,
      k: 'booking',
      b: {
        event: 'requested',
        booking: { _id: id, student: { name: 'Asha' }, tutor: { name: 'Meera' }, subject: 'Mathematics' },
        by: { name: 'Asha', role: 'student' },
        isTold: true,
      },
    });
    // Their own act shows on their other pages; they need not be told of it.
    expect(atStudent?.b.isTold).toBe(false);
    expect(atParent?.b.isTold).toBe(true);
    expect(atParent?.b).toMatchObject({ booking: { subject: 'கணிதம்' } });

    await tutor.browser.call(calls.setBookingStatus, { body: { bookingId: id, status: 'accepted' } });
    expect(await ofStudent?.next('accepted')).toMatchObject({
      seq: 2,
      b: { isTold: true, by: { name: 'Meera' } },
    });
    expect((await ofTutor?.next('accepted'))?.b.isTold).toBe(false);
    await tutor.browser.call(calls.setMeetingLink, {
      params: { id },
      body: { meetingLink: 'https://meet.example.org/x' },
    });
    expect(await ofStudent?.next('meeting-link')).toMatchObject({ b: { isTold: true, isChange: false } });
    expect((await ofParent?.next('meeting-link'))?.b.isTold).toBe(false);
    await parent.browser.call(calls.cancelBooking, { params: { id } });
    for (const page of [ofStudent, ofTutor]) expect((await page?.next('cancelled'))?.b.isTold).toBe(true);
    expect(ofStudent?.news().map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(ofStranger?.news()).toEqual([]);
  });

  it('tell what was refused to nobody, since nothing has happened', async () => {
    const people = await family();
    const page = await follow(people.tutor);
    const id = await request(people);
    await page.next('requested');
    const { status } = await people.student.browser.call(calls.createReview, {
      body: { bookingId: id, rating: 5 },
    });
    expect(status).toBe(409);
    await people.tutor.browser.call(calls.setBookingStatus, { body: { bookingId: id, status: 'declined' } });
    expect((await page.next('declined')).seq).toBe(2);
  });

  it('come of what the clock does, of reviews, and of links', async () => {
    const people = await family();
    const { student, parent, tutor } = people;
    const over = await addBooking(test, student, tutor, hoursFromNow(-3), { status: 'accepted' });
    const [ofStudent, ofParent, ofTutor] = await Promise.all([
      follow(student),
      follow(parent),
      follow(tutor),
    ]);
    await settleBookings(test.app);
    expect(await ofStudent.next('completed')).toMatchObject({ by: null, b: { by: null, isTold: true } });
    expect((await ofTutor.next('completed')).b.isTold).toBe(false);
    await student.browser.call(calls.createReview, { body: { bookingId: over, rating: 4 } });
    expect((await ofTutor.next('reviewed')).b.isTold).toBe(true);
    await parent.browser.call(calls.unlinkChild, { params: { childId: student.id } });
    expect(await ofStudent.next('unlinked')).toMatchObject({
      k: 'link',
      b: { parent: { name: 'Ravi' }, child: { name: 'Asha' }, isTold: true },
    });
    expect((await ofParent.next('unlinked')).b.isTold).toBe(false);
  });

  it('say to a page that comes back whether it has missed something', async () => {
    const people = await family();
    const first = await follow(people.tutor);
    expect(first).toMatchObject({ last: 0, greeting: { quietFor: null } });
    first.client.leave();
    const id = await request(people);
    const away = await follow(people.tutor);
    expect(away).toMatchObject({ last: 1, greeting: { quietFor: expect.any(Number) } });
    await people.student.browser.call(calls.cancelBooking, { params: { id } });
    expect((await away.next('withdrawn')).seq).toBe(2);
    const back = await follow(people.tutor, { after: 1 });
    const missed = (frame: { t: string }): frame is FrameOf<'missed'> => frame.t === 'missed';
    expect(await back.client.heard(missed)).toEqual({ t: 'missed', topic: 'me', last: 2 });
    const upToDate = await follow(people.tutor, { after: 2 });
    expect((await upToDate.client.sub('nothing:here')).t).toBe('error');
    expect(upToDate.client.frames.some(missed)).toBe(false);
  });

  it('reach the pages that another server of the same database has', async () => {
    const people = await family();
    const { config, database } = test.app;
    const other = await buildApp({ config, database, mail: { send: async () => {}, close: async () => {} } });
    const page = await follow(people.tutor, { at: await listening(other) });
    const id = await request(people);
    expect((await page.next('requested')).b).toMatchObject({ booking: { _id: id } });
    await other.close();
    expect(await page.client.end()).toBe(1012);
  });

  it('are told once what they tell of is kept, and not where that fails', async () => {
    const people = await family();
    const page = await follow(people.student);
    const notes = [{ userId: people.student.id, by: null, k: 'link', b: {} as never }] as const;
    await expect(
      test.app.news.inTransaction(async (_tx, tell) => {
        tell(notes);
        throw new Error('It failed.');
      }),
    ).rejects.toThrow('It failed.');
    await request(people);
    expect((await page.next('requested')).seq).toBe(1);
    expect(page.news()).toHaveLength(1);
  });
});
