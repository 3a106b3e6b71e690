import { calls } from '@paadam/shared/contract';
import { and, eq } from 'drizzle-orm';
import { addBooking, addParent, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookingEvents, bookings, parentChildren } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const cancel = (by: Person, id: string) => by.browser.call(calls.cancelBooking, { params: { id } });

const people = async () => {
  const student = await test.signedIn('student', { name: 'Arjun' });
  return { student, tutor: await addTutor(test), parent: await addParent(test, student) };
};

const storedStatus = async (id: string) => {
  const [row] = await test.database.select().from(bookings).where(eq(bookings.id, id));
  return row?.status;
};

const subjectsTo = async ({ email }: Person) => (await test.mailsTo(email)).map(({ subject }) => subject);

describe('who takes the lesson', () => {
  it.each(['pending', 'accepted'] as const)('cancels a booking that is %s; it is kept', async (status) => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status });

    const reply = await cancel(student, id);

    expect(reply.status).toBe(200);
    expect(reply.answer).toMatchObject({
      message: 'Booking cancelled',
      data: { _id: id, status: 'cancelled' },
    });
    expect(await storedStatus(id)).toBe('cancelled');
    expect(
      await test.database.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id)),
    ).toMatchObject([{ status: 'cancelled', actorId: student.id }]);
  });

  it('cannot do so once the lesson has begun', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, hoursFromNow(-0.2), { status: 'accepted' });
    const { status, failure } = await cancel(student, id);
    expect([status, failure.code]).toEqual([409, 'status_stale']);
    expect(failure.message).toBe('This lesson has already started, so it cannot be cancelled any more.');
    expect(await storedStatus(id)).toBe('accepted');
  });

  it('cannot cancel the booking of another student, nor one that does not exist', async () => {
    const { student, tutor } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    expect((await cancel(await test.signedIn('student'), id)).status).toBe(404);
    expect((await cancel(student, tutor.id)).status).toBe(404);
    expect(await storedStatus(id)).toBe('pending');
  });
});

describe('a parent', () => {
  it('cancels for a linked child, also where the child booked', async () => {
    const { student, tutor, parent } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    expect((await cancel(parent, id)).answer.data.status).toBe('cancelled');
  });

  it('has no part in it any more once the link has ended, also where that parent booked', async () => {
    const { student, tutor, parent } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { bookedBy: parent.id });
    await test.database
      .delete(parentChildren)
      .where(and(eq(parentChildren.parentId, parent.id), eq(parentChildren.childId, student.id)));

    expect((await cancel(parent, id)).status).toBe(404);
    expect((await parent.browser.call(calls.booking, { params: { id } })).status).toBe(404);
    await cancel(student, id);
    expect(await subjectsTo(parent)).toEqual([]);
  });
});

describe('the mail about it', () => {
  it('goes to the tutor and to each linked parent, where the student cancels what the student asked for', async () => {
    const { student, tutor, parent } = await people();
    const other = await addParent(test, student);
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    await cancel(student, id);
    expect(await subjectsTo(tutor)).toEqual(['Arjun has cancelled your lesson in Mathematics']);
    for (const told of [parent, other]) {
      expect(await subjectsTo(told)).toEqual(['Arjun has cancelled the lesson of Arjun in Mathematics']);
    }
    expect(await subjectsTo(student)).toEqual([
      'For your calendar: you have cancelled your lesson in Mathematics with Meera Nair',
    ]);
  });

  it('calls what waited for an answer a request', async () => {
    const { student, tutor, parent } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10));
    await cancel(student, id);
    expect(await subjectsTo(tutor)).toEqual([
      'Arjun has cancelled the request for your lesson in Mathematics',
    ]);
    expect(await subjectsTo(parent)).toEqual([
      'Arjun has cancelled the request for the lesson of Arjun in Mathematics',
    ]);
  });

  it('goes to the tutor, the student and the other parent, where a parent cancels, and says who it was', async () => {
    const { student, tutor, parent } = await people();
    const other = await addParent(test, student);
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), {
      bookedBy: parent.id,
      status: 'accepted',
    });
    await cancel(parent, id);
    expect(await subjectsTo(student)).toEqual(['Latha Kumar has cancelled your lesson in Mathematics']);
    expect(await subjectsTo(other)).toEqual(['Latha Kumar has cancelled the lesson of Arjun in Mathematics']);
    const [mail] = await test.mailsTo(tutor.email);
    expect(mail?.subject).toBe('Latha Kumar has cancelled your lesson with Arjun in Mathematics');
    expect(mail?.text).toContain('Latha Kumar (a parent of Arjun) has cancelled');
    expect(mail?.text).toMatch(/10:00 am Coordinated Universal Time/);
    expect(await subjectsTo(parent)).toEqual([
      'For your calendar: you have cancelled the lesson of Arjun in Mathematics with Meera Nair',
    ]);
  });

  it('goes to the student and to each linked parent, where the tutor cancels, with the reason', async () => {
    const { student, tutor, parent } = await people();
    const id = await addBooking(test, student, tutor, daysAhead(3, 10), { status: 'accepted' });
    const body = { bookingId: id, status: 'cancelled', reason: 'I am unwell.' } as const;
    const { answer } = await tutor.browser.call(calls.setBookingStatus, { body });
    expect(answer.data.reason).toBe('I am unwell.');
    expect(await subjectsTo(student)).toEqual(['Meera Nair has cancelled your lesson in Mathematics']);
    expect(await subjectsTo(parent)).toEqual(['Meera Nair has cancelled the lesson of Arjun in Mathematics']);
    expect(await subjectsTo(tutor)).toEqual([
      'For your calendar: you have cancelled your lesson with Arjun in Mathematics',
    ]);
  });
});
