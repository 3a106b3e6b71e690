import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { testMoney } from '../../development/testing/money';
import { addParent, addPastLessons, addTutor, daysAhead, mathematics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { bookings, tutors } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ money: testMoney });
});
afterAll(() => test.stop());

/** In one month, whenever the tests run. */
const nextMonth = (day: number, hour = 9): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, hour));
};

const offering = async (trialPrice: number | null = 15_000, name = 'Meera Nair'): Promise<Person> => {
  const tutor = await addTutor(test, { name });
  await test.database.update(tutors).set({ trialPrice }).where(eq(tutors.id, tutor.id));
  return tutor;
};
/** Who has had lessons may have several requests waiting. */
const newStudent = async (): Promise<Person> => {
  const student = await test.signedIn('student', { name: 'Arjun' });
  await addPastLessons(test, student);
  return student;
};
const ask = (
  by: Person,
  tutor: Person,
  dateTime: Date,
  more: { kind?: 'trial'; duration?: '0.5' | '1'; student?: string } = {},
) =>
  by.browser.call(calls.createBooking, {
    body: {
      student: by.id,
      tutor: tutor.id,
      subject: mathematics,
      dateTime: dateTime.toISOString(),
      kind: 'trial',
      duration: '0.5',
      ...more,
    },
  });
const accept = (tutor: Person, bookingId: string) =>
  tutor.browser.call(calls.setBookingStatus, { body: { bookingId, status: 'accepted' } });

describe('a trial lesson', () => {
  it('takes half an hour at its own price, and is paid like any other', async () => {
    const [student, tutor] = [await newStudent(), await offering()];
    const { answer } = await ask(student, tutor, nextMonth(3));
    expect(answer.data).toMatchObject({ isTrial: true, duration: 30, price: 15_000, status: 'pending' });
    const accepted = await accept(tutor, answer.data._id);
    expect(accepted.answer.data.payment).toMatchObject({ status: 'due', amount: 15_000 });
  });

  it('that costs nothing is certain once it is accepted', async () => {
    const [student, tutor] = [await newStudent(), await offering(0)];
    const { answer } = await ask(student, tutor, nextMonth(3));
    const accepted = await accept(tutor, answer.data._id);
    expect(accepted.answer.data).toMatchObject({ status: 'accepted', price: 0, payment: null });
  });

  it.each([
    ['where the tutor offers none', null, {}],
    ['of an hour', 15_000, { duration: '1' as const }],
  ])('is refused %s', async (_, price, more) => {
    const [student, tutor] = [await newStudent(), await offering(price)];
    const { status, failure } = await ask(student, tutor, nextMonth(3), more);
    expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([
      400,
      'validation_failed',
      ['duration'],
    ]);
  });

  it('alone takes half an hour', async () => {
    const [student, tutor] = [await newStudent(), await offering()];
    const { failure } = await student.browser.call(calls.createBooking, {
      body: {
        student: student.id,
        tutor: tutor.id,
        subject: mathematics,
        dateTime: nextMonth(3).toISOString(),
        duration: '0.5',
      },
    });
    expect(failure.fields).toHaveProperty('duration');
  });

  it('has open times of its own length', async () => {
    const tutor = await offering();
    const from = daysAhead(2, 9);
    const { answer } = await test.browser().call(calls.tutorSlots, {
      params: { id: tutor.id },
      query: { from: from.toISOString(), to: daysAhead(2, 10).toISOString(), duration: '0.5' },
    });
    const [first] = answer.data;
    expect(Date.parse(first?.endsAt ?? '') - Date.parse(first?.dateTime ?? '')).toBe(1_800_000);
  });
});

describe('of each pair', () => {
  it('there is one, until it is called off', async () => {
    const [student, tutor] = [await newStudent(), await offering()];
    const first = await ask(student, tutor, nextMonth(3));
    const again = await ask(student, tutor, nextMonth(4));
    expect([again.status, again.failure.code, again.failure.message]).toEqual([
      409,
      'trial_not_open',
      'You have a trial lesson with Meera Nair already, or had one. There is one with each tutor.',
    ]);
    await student.browser.call(calls.cancelBooking, { params: { id: first.answer.data._id } });
    expect((await ask(student, tutor, nextMonth(4))).status).toBe(201);
  });

  it('there is one, of many who ask at once', async () => {
    const [student, tutor] = [await newStudent(), await offering()];
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((day) => ask(student, tutor, nextMonth(day))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('the database lets one in, past everything else', async () => {
    const [student, tutor] = [await newStudent(), await offering()];
    const put = (day: number) =>
      test.database.insert(bookings).values({
        id: crypto.randomUUID(),
        studentId: student.id,
        tutorId: tutor.id,
        subjectId: mathematics,
        bookedBy: student.id,
        startsAt: nextMonth(day),
        endsAt: new Date(nextMonth(day).getTime() + 1_800_000),
        price: 0,
        isTrial: true,
      });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(put));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a request that nobody answered was none', async () => {
    const [student, tutor] = [await newStudent(), await offering()];
    const { answer } = await ask(student, tutor, nextMonth(3));
    await test.database
      .update(bookings)
      .set({ createdAt: daysAhead(-4) })
      .where(eq(bookings.id, answer.data._id));
    expect((await ask(student, tutor, nextMonth(4))).status).toBe(201);
  });

  it('a student is offered none that is not open any more, and a parent is told why', async () => {
    const [student, tutor] = [await newStudent(), await offering()];
    const parent = await addParent(test, student);
    const seen = async (by: Person) =>
      (await by.browser.call(calls.profile, { params: { id: tutor.id } })).answer.data.trialPrice;
    const room = async (by: Person) =>
      (await by.browser.call(calls.requestRoom, { query: { student: student.id, tutor: tutor.id } })).answer
        .data.trial;
    expect([await seen(student), await room(student)]).toEqual([15_000, { price: 15_000, refusal: null }]);
    await ask(student, tutor, nextMonth(3));
    expect([await seen(student), await seen(parent)]).toEqual([null, 15_000]);
    expect((await room(parent))?.refusal).toBe(
      'Arjun has a trial lesson with Meera Nair already, or had one. There is one with each tutor.',
    );
    await test.database.update(tutors).set({ trialPrice: null }).where(eq(tutors.id, tutor.id));
    expect(await room(parent)).toBeNull();
  });
});

describe('of each student', () => {
  it('there are three in a month, of many who are asked at once, and more in the next', async () => {
    const student = await newStudent();
    const offers = await Promise.all([1, 2, 3, 4, 5].map(() => offering()));
    const replies = await Promise.all(
      offers.map((tutor, index) => ask(student, tutor, nextMonth(2 + index))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect([refused?.failure.code, refused?.failure.message]).toEqual([
      'trial_not_open',
      expect.stringContaining('3 trial lessons in this month'),
    ]);
    const left = offers[replies.findIndex(({ status }) => status === 409)];
    if (!left) throw new Error('Nobody was refused.');
    const now = new Date();
    const later = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 2, 9));
    expect((await ask(student, left, later)).status).toBe(201);
    // One that is called off makes room.
    const kept = replies.find(({ status }) => status === 201)?.answer.data._id ?? '';
    await student.browser.call(calls.cancelBooking, { params: { id: kept } });
    expect((await ask(student, await offering(), nextMonth(12))).status).toBe(201);
  });

  it('by a parent they are the child’s', async () => {
    const student = await newStudent();
    const parent = await addParent(test, student);
    for (const day of [2, 3, 4]) await ask(student, await offering(), nextMonth(day));
    const { failure } = await ask(parent, await offering(), nextMonth(5), { student: student.id });
    expect(failure.message).toContain('Arjun has 3 trial lessons');
  });
});

describe('a tutor', () => {
  const save = (tutor: Person, trialPrice: number | null) =>
    tutor.browser.call(calls.saveProfile, { params: { id: tutor.id }, body: { trialPrice } });

  it('sets the price, which everybody then sees, and takes the offer back', async () => {
    const tutor = await offering(null);
    const seen = async () =>
      (await test.browser().call(calls.profile, { params: { id: tutor.id } })).answer.data.trialPrice;
    for (const price of [15_000, 0, null]) {
      expect((await save(tutor, price)).answer.data.trialPrice).toBe(price);
      expect(await seen()).toBe(price);
    }
  });

  it('asks for no sum that no gateway takes', async () => {
    const tutor = await offering(null);
    expect((await save(tutor, 4_900)).failure.fields).toEqual({
      trialPrice: 'Please ask for nothing, or for at least ₹50.',
    });
    expect((await save(tutor, -1)).status).toBe(400);
    expect((await save(tutor, 100.5)).status).toBe(400);
  });
});
