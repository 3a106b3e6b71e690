import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addBooking, addParent, addTutor, daysAhead, mathematics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { tutors } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** @param viewer undefined: a visitor */
const view = (viewer: Person | undefined, { id }: { id: string }) =>
  (viewer?.browser ?? test.browser()).call(calls.profile, { params: { id } });

const nameOnly = ({ id, name, email }: Person) => ({ _id: id, name, email, profileUrl: null });

describe('one’s own profile', () => {
  it('of a student holds the linked parents', async () => {
    const student = await test.signedIn('student');
    const parents = [await addParent(test, student), await addParent(test, student)];
    const contacts = parents.map(({ id, name, email }) => ({ _id: id, name, email }));
    expect((await view(student, student)).answer.data).toEqual({
      ...nameOnly(student),
      role: 'student',
      timeZone: 'Asia/Kolkata',
      language: 'en',
      parents: contacts,
      parent: contacts[0],
    });
  });

  it('of a student without parents says so', async () => {
    const student = await test.signedIn('student');
    expect((await view(student, student)).answer.data).toMatchObject({ parents: [], parent: null });
  });

  it('of a parent holds the linked children', async () => {
    const child = await test.signedIn('student');
    const parent = await addParent(test, child);
    expect((await view(parent, parent)).answer.data).toEqual({
      ...nameOnly(parent),
      role: 'parent',
      timeZone: 'Asia/Kolkata',
      language: 'en',
      children: [{ _id: child.id, name: child.name, email: child.email }],
    });
  });

  it('of a tutor is there before it has a rate or a subject', async () => {
    const tutor = await test.signedIn('tutor');
    expect((await view(tutor, tutor)).answer.data).toEqual({
      ...nameOnly(tutor),
      role: 'tutor',
      noticeMinutes: 120,
      windowDays: 90,
      timeZone: 'Asia/Kolkata',
      language: 'en',
      bio: '',
      qualifications: [],
      subjects: [],
      hourlyRate: null,
      trialPrice: null,
      availability: [],
      hasExtraHours: false,
      rating: { average: null, count: 0 },
      ratingCounts: [0, 0, 0, 0, 0],
      languages: [],
      levels: [],
      boards: [],
      workingNote: '',
      replyMinutes: null,
      lessonsTaught: 0,
      emailFor: 'everyone',
    });
  });
});

describe('somebody else’s profile', () => {
  it('of a tutor is public, without the role', async () => {
    const tutor = await addTutor(test);
    for (const viewer of [
      undefined,
      await test.signedIn('student'),
      await addTutor(test),
      await addParent(test),
    ]) {
      const { status, answer } = await view(viewer, tutor);
      expect(status).toBe(200);
      expect(answer.data).toMatchObject({ _id: tutor.id, hourlyRate: 500, subjects: [mathematics] });
      expect(answer.data).not.toHaveProperty('role');
    }
  });

  it('of a student is name, e-mail and photo, for a linked parent and a tutor with a booking', async () => {
    const student = await test.signedIn('student');
    const tutor = await addTutor(test);
    await addBooking(test, student, tutor, daysAhead(3), { status: 'declined' });
    for (const viewer of [tutor, await addParent(test, student)]) {
      expect((await view(viewer, student)).answer.data).toEqual(nameOnly(student));
    }
  });

  it('of a student or a parent is not there for anyone else', async () => {
    const student = await test.signedIn('student');
    const parent = await addParent(test, student);
    const strangers = [
      undefined,
      await test.signedIn('student'),
      await addTutor(test),
      await addParent(test, await test.signedIn('student')),
    ];
    for (const viewer of strangers) {
      expect((await view(viewer, student)).status).toBe(404);
      expect((await view(viewer, parent)).status).toBe(404);
    }
    expect((await view(student, parent)).status).toBe(404);
  });

  it('that does not exist is answered as one that may not be seen', async () => {
    const student = await test.signedIn('student');
    const missing = await view(undefined, { id: '01936e5a-0000-7000-8000-000000000999' });
    const hidden = await view(undefined, student);
    expect(missing.failure).toEqual(hidden.failure);
    expect(missing.status).toBe(404);
  });
});

describe('an address that a tutor keeps to people with a booking', () => {
  const addReticent = async () => {
    const tutor = await addTutor(test, { name: 'Reticent Rao' });
    await test.database.update(tutors).set({ emailFor: 'booked' }).where(eq(tutors.id, tutor.id));
    return tutor;
  };

  it('is shown to them and to their parents, while the booking waits, is accepted or completed', async () => {
    for (const status of ['pending', 'accepted', 'completed'] as const) {
      const [tutor, student] = [await addReticent(), await test.signedIn('student')];
      const parent = await addParent(test, student);
      for (const viewer of [student, parent]) {
        expect((await view(viewer, tutor)).answer.data.email).toBeNull();
      }
      await addBooking(test, student, tutor, daysAhead(status === 'completed' ? -3 : 3), { status });
      for (const viewer of [student, parent, tutor]) {
        expect((await view(viewer, tutor)).answer.data.email).toBe(tutor.email);
      }
    }
  });

  it('is not shown after a booking that came to nothing', async () => {
    const [tutor, student] = [await addReticent(), await test.signedIn('student')];
    for (const [days, status] of (['declined', 'cancelled', 'expired'] as const).entries()) {
      await addBooking(test, student, tutor, daysAhead(days + 2), { status });
    }
    await addBooking(test, student, tutor, daysAhead(5), { createdAt: daysAhead(-3) });
    expect((await view(student, tutor)).answer.data.email).toBeNull();
  });

  it('is nowhere that others look', async () => {
    const [tutor, student] = [await addReticent(), await test.signedIn('student')];
    const parent = await addParent(test, student);
    await addBooking(test, student, tutor, daysAhead(3), { status: 'accepted' });
    const strangers = [
      undefined,
      await test.signedIn('student'),
      await addParent(test),
      await addTutor(test),
    ];
    for (const stranger of strangers) {
      const { answer } = await view(stranger, tutor);
      expect(answer.data.email).toBeNull();
      expect(JSON.stringify(answer)).not.toContain(tutor.email);
    }
    const lists = [
      await student.browser.call(calls.getAllTutors, { query: { limit: 100 } }),
      await parent.browser.call(calls.parentTutors, { query: {} }),
    ];
    for (const { answer } of lists) {
      expect(answer.data.find(({ _id }) => _id === tutor.id)).toMatchObject({ email: null });
      expect(JSON.stringify(answer)).not.toContain(tutor.email);
    }
    for (const url of [`/tutors/${tutor.id}`, '/sitemap.xml']) {
      expect((await test.app.inject(url)).body).not.toContain(tutor.email);
    }
  });
});

it('a tutor’s ratings are counted by their stars', async () => {
  const [tutor, student] = [await addTutor(test), await test.signedIn('student')];
  for (const [days, rating] of [5, 4, 5, 1].entries()) {
    const bookingId = await addBooking(test, student, tutor, daysAhead(-3 - days), { status: 'completed' });
    await student.browser.call(calls.createReview, { body: { bookingId, rating } });
  }
  expect((await view(undefined, tutor)).answer.data).toMatchObject({
    rating: { average: 3.75, count: 4 },
    ratingCounts: [1, 0, 0, 1, 2],
  });
});
