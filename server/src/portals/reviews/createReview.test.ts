import { type Body, calls } from '@paadam/shared/contract';
import { bookingStatuses } from '@paadam/shared/domain';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { addBooking, addParent, addTutor, hoursFromNow, mathematics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { reviews, tutors } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const review = (person: Person, bookingId: string, values: Partial<Body<typeof calls.createReview>> = {}) =>
  person.browser.call(calls.createReview, { body: { bookingId, rating: 5, ...values } });

const scene = async () => {
  const student = await test.signedIn('student', { name: 'Meera Raman' });
  const tutor = await addTutor(test);
  const addLesson = (hours = -5) =>
    addBooking(test, student, tutor, hoursFromNow(hours), { status: 'completed' });
  return { student, tutor, addLesson };
};

const ratingOf = async (tutor: Person) => {
  const { answer } = await test.browser().call(calls.profile, { params: { id: tutor.id } });
  return answer.data.rating;
};

const storedRating = async (tutor: Person) => {
  const [row] = await test.database
    .select({ sum: tutors.ratingSum, count: tutors.ratingCount })
    .from(tutors)
    .where(eq(tutors.id, tutor.id));
  return row;
};

const reviewsOf = (bookingId: string) =>
  test.database.select().from(reviews).where(eq(reviews.bookingId, bookingId));

describe('a review', () => {
  it('is taken for a completed lesson, and stands beside the booking', async () => {
    const { student, tutor, addLesson } = await scene();
    const bookingId = await addLesson();

    const { status, answer } = await review(student, bookingId, { rating: 4, comment: '  Very clear.\n' });

    expect(status).toBe(201);
    expect(answer.data).toEqual({
      _id: expect.any(String),
      booking: bookingId,
      student: { _id: student.id, name: 'Meera Raman' },
      tutor: { _id: tutor.id, name: tutor.name },
      subject: { _id: mathematics, name: 'Mathematics' },
      rating: 4,
      comment: 'Very clear.',
      createdAt: expect.any(String),
    });
    const { answer: list } = await student.browser.call(calls.studentBookings, {
      params: { id: student.id },
    });
    expect(list.data).toMatchObject([{ _id: bookingId, rating: 4 }]);
  });

  it('moves the tutor’s average and count', async () => {
    const { student, tutor, addLesson } = await scene();
    expect(await ratingOf(tutor)).toEqual({ average: null, count: 0 });
    for (const [index, rating] of [5, 4, 4].entries()) {
      await review(student, await addLesson(-5 - 2 * index), { rating });
    }
    expect(await ratingOf(tutor)).toEqual({ average: 4.33, count: 3 });
  });

  it('needs no comment', async () => {
    const { student, addLesson } = await scene();
    expect((await review(student, await addLesson())).answer.data.comment).toBe('');
  });

  it('is taken as soon as the lesson has ended, before the clock has stored that', async () => {
    const { student, tutor } = await scene();
    const bookingId = await addBooking(test, student, tutor, hoursFromNow(-1.001), { status: 'accepted' });
    expect((await review(student, bookingId)).status).toBe(201);
  });

  it.each(bookingStatuses.filter((status) => status !== 'completed'))(
    'is refused for a lesson that is %s',
    async (status) => {
      const { student, tutor } = await scene();
      const bookingId = await addBooking(test, student, tutor, hoursFromNow(5), { status });
      const reply = await review(student, bookingId);
      expect([reply.status, reply.failure.code]).toEqual([409, 'not_completed']);
      expect(await storedRating(tutor)).toEqual({ sum: 0, count: 0 });
    },
  );

  it('is refused while the lesson is running', async () => {
    const { student, tutor } = await scene();
    const bookingId = await addBooking(test, student, tutor, hoursFromNow(-0.9), { status: 'accepted' });
    expect((await review(student, bookingId)).failure.code).toBe('not_completed');
  });

  it('is given once', async () => {
    const { student, tutor, addLesson } = await scene();
    const bookingId = await addLesson();
    await review(student, bookingId, { rating: 5 });
    const again = await review(student, bookingId, { rating: 1 });
    expect([again.status, again.failure.code]).toEqual([409, 'already_reviewed']);
    expect(await storedRating(tutor)).toEqual({ sum: 5, count: 1 });
  });

  it('is the booking’s student’s alone', async () => {
    const { student, tutor, addLesson } = await scene();
    const bookingId = await addLesson();
    const other = await test.signedIn('student');
    expect((await review(other, bookingId)).status).toBe(404);
    expect((await review(tutor, bookingId)).status).toBe(403);
    expect((await review(await addParent(test, student), bookingId)).status).toBe(403);
    expect((await review(student, uuidv7())).status).toBe(404);
    const visitor = await test.browser().call(calls.createReview, { body: { bookingId, rating: 5 } });
    expect(visitor.status).toBe(401);
    expect(await reviewsOf(bookingId)).toEqual([]);
  });

  it.each([
    ['no star', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['a comment of 2,001 characters', { comment: 'a'.repeat(2_001) }],
  ])('is refused with %s', async (_, values) => {
    const { student, addLesson } = await scene();
    const bookingId = await addLesson();
    const reply = await review(student, bookingId, values);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.failure.fields ?? {})).toEqual(Object.keys(values));
    expect(await reviewsOf(bookingId)).toEqual([]);
  });

  it('holds 2,000 characters of any script, and lines', async () => {
    const { student, addLesson } = await scene();
    const comment = `${'👩'.repeat(999)}\n${'ழ'.repeat(1_000)}`;
    expect((await review(student, await addLesson(), { comment })).answer.data.comment).toBe(comment);
  });
});

describe('many reviews at once', () => {
  it('of one tutor’s lessons are all counted', async () => {
    const { student, tutor, addLesson } = await scene();
    const lessons: string[] = [];
    for (let index = 0; index < 50; index += 1) lessons.push(await addLesson(-5 - 2 * index));

    const replies = await Promise.all(
      lessons.map((id, index) => review(student, id, { rating: 1 + (index % 5) })),
    );

    expect(replies.map(({ status }) => status)).toEqual(lessons.map(() => 201));
    expect(await storedRating(tutor)).toEqual({ sum: 150, count: 50 });
    expect(await ratingOf(tutor)).toEqual({ average: 3, count: 50 });
  });

  it('of one lesson are one', async () => {
    const { student, tutor, addLesson } = await scene();
    const bookingId = await addLesson();

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => review(student, bookingId, { rating: 1 + (index % 5) })),
    );

    const taken = replies.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    const refused = replies.filter(({ failure }) => failure.code === 'already_reviewed');
    expect(refused).toHaveLength(19);
    expect(await storedRating(tutor)).toEqual({ sum: taken[0]?.answer.data.rating, count: 1 });
    expect(await reviewsOf(bookingId)).toHaveLength(1);
  });
});
