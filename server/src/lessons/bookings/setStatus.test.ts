import { calls } from '@paadam/shared/contract';
import type { BookingStatus } from '@paadam/shared/domain';
import { asc, eq } from 'drizzle-orm';
import { addBooking, addParent, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookingEvents, bookings } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const set = (by: Person, bookingId: string, status: 'accepted' | 'declined' | 'cancelled', reason?: string) =>
  by.browser.call(calls.setBookingStatus, {
    body: { bookingId, status, ...(reason === undefined ? {} : { reason }) },
  });

const storedStatus = async (id: string) => {
  const [row] = await test.database.select().from(bookings).where(eq(bookings.id, id));
  return row?.status;
};

const people = async () => ({
  student: await test.signedIn('student', { name: 'Arjun' }),
  tutor: await addTutor(test),
});

describe('the tutor', () => {
  it.each(['accepted', 'declined'] as const)('moves a pending booking to %s', async (status) => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));

    const reply = await set(tutor, id, status, 'See you');

    expect(reply.status).toBe(200);
    expect(reply.answer).toMatchObject({ message: `Booking ${status}`, data: { _id: id, status } });
    expect(await storedStatus(id)).toBe(status);
    expect(
      await test.database
        .select()
        .from(bookingEvents)
        .where(eq(bookingEvents.bookingId, id))
        .orderBy(asc(bookingEvents.at)),
    ).toMatchObject([{ status, actorId: tutor.id, reason: 'See you' }]);
  });

  it('cancels an accepted booking until it starts', async () => {
    const { student, tutor } = await people();
    const coming = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    const running = await addBooking(test, student, tutor, hoursFromNow(-0.5), { status: 'accepted' });

    expect((await set(tutor, coming, 'cancelled')).answer.data.status).toBe('cancelled');
    const late = await set(tutor, running, 'cancelled');
    expect([late.status, late.failure.code]).toEqual([409, 'status_stale']);
    expect(late.failure.message).toBe('This lesson has already started, so it cannot be cancelled any more.');
  });

  it('cannot move another tutor’s booking, nor one that does not exist', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    for (const [by, booking] of [
      [await addTutor(test), id],
      [tutor, student.id],
    ] as const) {
      expect((await set(by, booking, 'accepted')).status).toBe(404);
    }
    expect(await storedStatus(id)).toBe('pending');
  });

  it('is the only one who accepts and declines', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    expect((await set(student, id, 'accepted')).status).toBe(403);
    expect((await set(await addParent(test, student), id, 'accepted')).status).toBe(403);
  });
});

describe('a stale click', () => {
  it.each<[BookingStatus, 'accepted' | 'declined' | 'cancelled', string]>([
    ['accepted', 'accepted', 'This booking has already been accepted.'],
    ['accepted', 'declined', 'This booking has been accepted, so it cannot be declined.'],
    ['declined', 'accepted', 'This booking has been declined, so it cannot be accepted.'],
    ['cancelled', 'accepted', 'This booking has been cancelled, so it cannot be accepted.'],
    ['completed', 'cancelled', 'This booking has been completed, so it cannot be cancelled.'],
    ['expired', 'accepted', 'This booking has expired, so it cannot be accepted.'],
    ['pending', 'cancelled', 'This booking is still waiting for an answer, so it cannot be cancelled.'],
  ])('on a booking that is %s: %s', async (from, to, message) => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: from });

    const { status, failure } = await set(tutor, id, to);

    expect([status, failure.code, failure.message]).toEqual([409, 'status_stale', message]);
    expect(await storedStatus(id)).toBe(from);
  });

  it.each([
    ['waited 48 hours', { createdAt: hoursFromNow(-48.1) }, daysAhead(3, 10)],
    ['reached its start', {}, hoursFromNow(-0.1)],
  ])(
    'on a request that has %s says that it has expired, before the clock has said so',
    async (_, values, start) => {
      const { student, tutor } = await people();
      const id = await addBooking(test, student, tutor, start, values);
      for (const to of ['accepted', 'declined'] as const) {
        expect((await set(tutor, id, to)).failure.message).toBe(
          `This booking has expired, so it cannot be ${to}.`,
        );
      }
    },
  );

  it('of two at once: one moves the booking, the other is told', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));

    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => set(tutor, id, index % 2 ? 'accepted' : 'declined')),
    );

    const counts = replies.map(({ status }) => status).sort();
    expect(counts).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    const events = await test.database.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id));
    expect(events).toHaveLength(1);
  });
});

describe('the mail about a decision', () => {
  it('goes to the student, with the reason and the time on the student’s clock', async () => {
    const student = await test.signedIn('student', { name: 'Arjun', timeZone: 'Asia/Kathmandu' });
    const tutor = await addTutor(test);
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    await set(tutor, id, 'declined', 'I am travelling <that> day');

    const mails = await test.mailsTo(student.email);

    expect(mails.map(({ subject }) => subject)).toEqual([
      'Meera Nair has declined your lesson in Mathematics',
    ]);
    expect(mails[0]?.text).toMatch(/3:45 pm Nepal Time/);
    expect(mails[0]?.text).toContain('I am travelling <that> day');
    expect(mails[0]?.html).toContain('I am travelling &lt;that&gt; day');
  });

  it('has the reason, as the timeline has it, without signs that nobody sees or that turn the text around', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    await set(tutor, id, 'declined', ' I am \u202Etravelling\u2066\u0007.\n');
    const other = await addBooking(test, student, tutor, daysAhead(4, 10));
    await set(tutor, other, 'declined', ' \u202E\n');

    const reasons = (await test.mailsTo(student.email)).map(
      ({ text }) => /The reason given: (.*)/.exec(text)?.[1],
    );
    expect(reasons.sort()).toEqual(['I am travelling.', undefined]);
    const stored = async (bookingId: string) =>
      (await test.database.select().from(bookingEvents).where(eq(bookingEvents.bookingId, bookingId))).map(
        ({ reason }) => reason,
      );
    expect(await stored(id)).toEqual(['I am travelling.']);
    expect(await stored(other)).toEqual([null]);
  });

  it('goes to the parent as well, where a parent booked', async () => {
    const { student, tutor } = await people();
    const parent = await addParent(test, student);
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { bookedBy: parent.id });
    await set(tutor, id, 'accepted');

    expect(await test.mailsTo(student.email)).toHaveLength(1);
    const [mail] = await test.mailsTo(parent.email);
    expect(mail?.subject).toBe('Meera Nair has accepted the lesson of Arjun in Mathematics');
  });

  it('is not sent for a stale click', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    await set(tutor, id, 'accepted');
    expect(await test.mailsTo(student.email)).toEqual([]);
  });
});
