import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { addBooking, addParent, addTutor, daysAhead } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { users } from '../../foundation/db/schema';
import type { Mail } from '../../foundation/mail/mail';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ mailFrom: '"Paadam lessons" <lessons@paadam.example>' });
});
afterAll(() => test.stop());

const makePeople = async () => {
  const student = await test.signedIn('student', { name: 'Ravi Kumar', timeZone: 'Asia/Kathmandu' });
  const tutor = await addTutor(test, { name: 'Asha Rao', timeZone: 'America/New_York' });
  return { student, tutor, parent: await addParent(test, student) };
};

const setStatus = (tutor: Person, bookingId: string, status: 'accepted' | 'declined' | 'cancelled') =>
  tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status } });
const setLink = (tutor: Person, id: string, meetingLink: string | null) =>
  tutor.browser.call(calls.setMeetingLink, { params: { id }, body: { meetingLink } });

interface Kept {
  uid: string;
  sequence: number;
  stamp: string;
  start: Date;
  summary: string;
  location: string | null;
  status: unknown;
}

/** A calendar of a person's that does as RFC 5546 says: one event a UID, and of two versions the later one. */
class CalendarClient {
  readonly events = new Map<string, Kept>();

  take({ calendar }: Mail): void {
    if (!calendar) return;
    const file = new ICAL.Component(ICAL.parse(calendar.content));
    expect(file.getFirstPropertyValue('method')).toBe(calendar.method);
    const component = file.getFirstSubcomponent('vevent');
    if (!component) throw new Error('There is no event in it.');
    const event = new ICAL.Event(component);
    const found: Kept = {
      uid: event.uid,
      sequence: event.sequence,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      start: event.startDate.toJSDate(),
      summary: event.summary,
      location: event.location,
      status: component.getFirstPropertyValue('status'),
    };
    const known = this.events.get(found.uid);
    if (known && known.sequence > found.sequence) return;
    if (calendar.method === 'CANCEL' && !known) return;
    this.events.set(found.uid, found);
  }
}

/** The mails that have come to a person since they were last asked for. */
const seen = new Map<string, number>();
const newMails = async ({ email }: Person): Promise<Mail[]> => {
  const mails = await test.mailsTo(email);
  const before = seen.get(email) ?? 0;
  seen.set(email, mails.length);
  return mails.slice(before);
};

describe('an accepted lesson, moved, given a link and cancelled', () => {
  it('is one event in everybody’s calendar, whatever the order in which the mails are read', async () => {
    const people = await makePeople();
    const { student, tutor } = people;
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    const all = Object.values(people);
    const mails = new Map<Person, Mail[]>(all.map((person) => [person, []]));
    const collect = async () => {
      for (const person of all) mails.get(person)?.push(...(await newMails(person)));
    };
    const move = async (startsAt: Date) => {
      const dateTime = startsAt.toISOString();
      const { answer } = await tutor.browser.call(calls.proposeTimes, {
        params: { id },
        body: { times: [dateTime] },
      });
      await student.browser.call(calls.answerProposal, {
        params: { id, proposal: answer.data.proposal?._id ?? '' },
        body: { answer: 'taken', dateTime },
      });
      await collect();
    };

    await setStatus(tutor, id, 'accepted');
    await collect();
    await move(daysAhead(4, 11));
    await setLink(tutor, id, 'https://meet.example/a');
    await collect();
    await move(daysAhead(5, 12));
    await setLink(tutor, id, 'https://meet.example/b');
    await collect();
    await student.browser.call(calls.cancelBooking, { params: { id } });
    await collect();

    for (const [{ role }, received] of mails) {
      const parts = received.flatMap(({ calendar }) => (calendar ? [calendar] : []));
      expect(parts.map(({ method }) => method)).toEqual(
        // Parents are told of no meeting links.
        [...Array.from({ length: role === 'parent' ? 3 : 5 }, () => 'REQUEST'), 'CANCEL'],
      );
      const sequences = parts.map(({ content }) => Number(/SEQUENCE:(\d+)/.exec(content)?.[1]));
      expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));

      const inOrder = new CalendarClient();
      for (const mail of received) inOrder.take(mail);
      expect([...inOrder.events.values()]).toMatchObject([
        { uid: id, status: 'CANCELLED', start: daysAhead(5, 12) },
      ]);
      // The cancellation overtakes what came before it.
      const outOfOrder = new CalendarClient();
      for (const mail of [received[0], ...received.slice(1).reverse()]) if (mail) outOfOrder.take(mail);
      expect(outOfOrder.events).toEqual(inOrder.events);
    }
  });

  it('says what each reader needs, and nobody else’s address', async () => {
    const people = await makePeople();
    const { student, tutor, parent } = people;
    const id = await addBooking(test, student, tutor, daysAhead(3, 13), {
      meetingLink: 'https://meet.example/asha',
    });
    await setStatus(tutor, id, 'accepted');
    const summaries = {
      student: 'Mathematics with Asha R.',
      parent: 'Mathematics with Asha R.',
      tutor: 'Mathematics: Ravi',
    };
    for (const person of [student, parent, tutor]) {
      const [mail] = await newMails(person);
      const client = new CalendarClient();
      client.take(mail as Mail);
      expect([...client.events.values()]).toMatchObject([
        {
          summary: summaries[person.role],
          start: daysAhead(3, 13),
          location: 'https://meet.example/asha',
          status: 'CONFIRMED',
        },
      ]);
      const unfolded = mail?.calendar?.content.replaceAll('\r\n ', '') ?? '';
      expect(unfolded).toContain('ORGANIZER;CN="Paadam lessons":mailto:lessons@paadam.example');
      expect(unfolded.match(/mailto:[^\r]+/g)).toEqual([
        'mailto:lessons@paadam.example',
        `mailto:${person.email}`,
      ]);
    }
  });
});

it('a request that waits, is declined or taken back brings nothing into a calendar', async () => {
  const { student, tutor } = await makePeople();
  const declined = await addBooking(test, student, tutor, daysAhead(3, 15));
  await setStatus(tutor, declined, 'declined');
  const withdrawn = await addBooking(test, student, tutor, daysAhead(3, 16));
  await student.browser.call(calls.cancelBooking, { params: { id: withdrawn } });
  const mails = [...(await newMails(student)), ...(await newMails(tutor))];
  expect(mails).toHaveLength(2);
  expect(mails.filter(({ calendar }) => calendar)).toEqual([]);
});

it('who wants no lessons from mails is told as before, and gets no mail of what they did themselves', async () => {
  const { student, tutor } = await makePeople();
  for (const { id } of [student, tutor]) {
    await test.database.update(users).set({ mailInvitations: false }).where(eq(users.id, id));
  }
  const id = await addBooking(test, student, tutor, daysAhead(3, 17));
  await setStatus(tutor, id, 'accepted');
  expect(await newMails(tutor)).toEqual([]);
  const [mail] = await newMails(student);
  expect(mail?.subject).toBe('Asha Rao has accepted your lesson in Mathematics');
  expect(mail).not.toHaveProperty('calendar');
  expect(mail).not.toHaveProperty('invitation');
});

it('a mail that was overtaken by a change leaves the calendar to the later one', async () => {
  const { student, tutor } = await makePeople();
  const id = await addBooking(test, student, tutor, daysAhead(3, 18));
  await setStatus(tutor, id, 'accepted');
  await setLink(tutor, id, 'https://meet.example/later');
  const mails = await newMails(student);
  expect(mails.map(({ subject, calendar }) => [subject, calendar?.method]).sort()).toEqual([
    ['Asha Rao has accepted your lesson in Mathematics', undefined],
    ['Asha Rao has given the meeting link of your lesson in Mathematics', 'REQUEST'],
  ]);
});
