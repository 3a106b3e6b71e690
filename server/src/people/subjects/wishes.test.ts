import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { addTutor, mathematics, physics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { tutors } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
beforeEach(() => test.database.update(tutors).set({ hourlyRate: null }));

const wish = (person: Person, subject: string) =>
  person.browser.call(calls.wishSubject, { params: { id: subject } });
const wishesOf = async (person: Person) => (await person.browser.call(calls.subjectWishes)).answer.data;
const save = ({ id, browser }: Person, body: object) =>
  browser.call(calls.saveProfile, { params: { id }, body });

describe('a wish to be told of a subject’s first tutor', () => {
  it('is kept once, and can be taken back', async () => {
    const student = await test.signedIn('student');
    expect((await wish(student, physics)).status).toBe(200);
    expect((await wish(student, physics)).status).toBe(200);
    expect((await wish(student, mathematics)).status).toBe(200);
    expect(await wishesOf(student)).toEqual([mathematics, physics]);
    await student.browser.call(calls.unwishSubject, { params: { id: mathematics } });
    await student.browser.call(calls.unwishSubject, { params: { id: mathematics } });
    expect(await wishesOf(student)).toEqual([physics]);
    expect(await wishesOf(await test.signedIn('parent'))).toEqual([]);
  });

  it('is for subjects without a tutor', async () => {
    await addTutor(test, { subjects: [physics] });
    const student = await test.signedIn('student');
    const { status, failure } = await wish(student, physics);
    expect([status, failure.code]).toEqual([409, 'subject_has_tutors']);
    expect((await wish(student, '01936e5a-0000-7000-8000-00000000ffff')).status).toBe(404);
  });

  it('ends with one mail, when the first tutor is listed', async () => {
    const [student, parent] = [await test.signedIn('student'), await test.signedIn('parent')];
    const other = await test.signedIn('student');
    for (const person of [student, parent]) await wish(person, physics);
    await wish(other, mathematics);

    const tutor = await addTutor(test, { hourlyRate: null, subjects: [] });
    await wish(tutor, physics);
    await save(tutor, { subjects: [physics] });
    expect(await test.mailsTo(student.email)).toEqual([]);
    await save(tutor, { hourlyRate: 700 });

    for (const { email } of [student, parent]) {
      const [mail, ...more] = await test.mailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('There is a tutor of Physics now');
      expect(mail?.text).toContain(`/tutors?subject=${physics}`);
    }
    for (const { email } of [other, tutor]) expect(await test.mailsTo(email)).toEqual([]);
    expect([await wishesOf(student), await wishesOf(other)]).toEqual([[], [mathematics]]);

    await save(tutor, { hourlyRate: null });
    await save(tutor, { hourlyRate: 700 });
    await save(await addTutor(test, { subjects: [] }), { subjects: [physics] });
    expect(await test.mailsTo(student.email)).toHaveLength(1);
  });

  it('is not lost where the tutor is listed at the same time', async () => {
    const students = await Promise.all(Array.from({ length: 6 }, () => test.signedIn('student')));
    const tutor = await addTutor(test, { hourlyRate: null, subjects: [physics] });
    const [, ...answers] = await Promise.all([
      save(tutor, { hourlyRate: 700 }),
      ...students.map((student) => wish(student, physics)),
    ]);
    for (const [index, student] of students.entries()) {
      const mails = await test.mailsTo(student.email);
      expect([mails.length, answers[index]?.status]).toEqual(mails.length === 1 ? [1, 200] : [0, 409]);
    }
    await test.database.update(tutors).set({ hourlyRate: null }).where(eq(tutors.id, tutor.id));
  });
});
