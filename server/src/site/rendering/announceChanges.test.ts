import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  addBooking,
  addTutor,
  daysAhead,
  everyDay,
  mathematics,
  physics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { tutors } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** @returns whether the call made the server drop the pages kept for visitors */
const isTold = async (work: () => Promise<{ status: number }>): Promise<boolean> => {
  const before = test.app.publicData.version;
  const { status } = await work();
  expect(status).toBeLessThan(300);
  return test.app.publicData.version !== before;
};
const save = ({ browser, id }: Person, body: object) =>
  isTold(() => browser.call(calls.saveProfile, { params: { id }, body }));
const photo = async () =>
  (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c03020' } })
      .png()
      .toBuffer()
  ).toString('base64');
const savePhoto = async ({ browser }: Person) => {
  const picture = await photo();
  return isTold(() => browser.call(calls.savePhoto, { body: { picture } }));
};
const removePhoto = ({ browser }: Person) => isTold(() => browser.call(calls.removePhoto));

describe('pages kept for visitors', () => {
  it('stay when a student or a parent saves something, since they show neither', async () => {
    for (const role of ['student', 'parent'] as const) {
      const person = await test.signedIn(role);
      expect(await save(person, { name: 'Another Name', timeZone: 'Asia/Tokyo' })).toBe(false);
      expect(await save(person, {})).toBe(false);
      expect(await savePhoto(person)).toBe(false);
      expect(await removePhoto(person)).toBe(false);
    }
  });

  it('stay when a tutor saves unchanged values', async () => {
    const tutor = await addTutor(test);
    const all = {
      name: 'Meera Rao',
      bio: 'Physics for eleven years.',
      hourlyRate: 600,
      subjects: [mathematics],
      qualifications: ['M.Sc.'],
      languages: ['en', 'ta'],
    };
    expect(await save(tutor, all)).toBe(true);
    expect(await save(tutor, all)).toBe(false);
    expect(await save(tutor, { language: 'en' })).toBe(false);
    expect(await removePhoto(tutor)).toBe(false);
  });

  it.each<[string, object]>([
    ['a name', { name: 'Somebody Else' }],
    ['a rate', { hourlyRate: 700 }],
    ['the price of a trial', { trialPrice: 10_000 }],
    ['subjects', { subjects: [physics] }],
    ['their order', { subjects: [physics, mathematics] }],
    ['hours', { availability: [{ day: 'Monday', startTime: '09:00', endTime: '10:00' }] }],
    ['a time zone', { timeZone: 'Asia/Tokyo' }],
    ['who sees the address', { emailFor: 'booked' }],
  ])('are dropped when a tutor changes %s', async (_, changes) => {
    const tutor = await addTutor(test, { subjects: [mathematics, physics], week: everyDay() });
    expect(await save(tutor, changes)).toBe(true);
    expect(await save(tutor, changes)).toBe(false);
  });

  it('are dropped for a tutor’s photo', async () => {
    const tutor = await addTutor(test);
    expect(await savePhoto(tutor)).toBe(true);
    expect(await savePhoto(tutor)).toBe(false);
    expect(await removePhoto(tutor)).toBe(true);
  });

  it('are dropped for a review, and for a change of its author’s name', async () => {
    const tutor = await addTutor(test);
    const student = await test.signedIn('student', { name: 'Asha Kumar' });
    const id = await addBooking(test, student, tutor, daysAhead(-2, 10), { status: 'completed' });
    const review = { bookingId: id, rating: 5, comment: 'Good.' };
    expect(await isTold(() => student.browser.call(calls.createReview, { body: review }))).toBe(true);
    expect(await save(student, { name: 'Asha Krishnan' })).toBe(false);
    expect(await save(student, { name: 'Usha Kumar' })).toBe(true);
  });

  it('are dropped for changed booking rules', async () => {
    const tutor = await addTutor(test);
    const { answer } = await tutor.browser.call(calls.bookingRules);
    const saveRules = (changes: object) =>
      isTold(() => tutor.browser.call(calls.saveBookingRules, { body: { ...answer.data, ...changes } }));
    expect(await saveRules({})).toBe(false);
    expect(await saveRules({ windowDays: 30 })).toBe(true);
    const [row] = await test.database.select().from(tutors).where(eq(tutors.id, tutor.id));
    expect(row?.windowDays).toBe(30);
  });
});
