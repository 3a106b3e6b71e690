import { type Answer, calls } from '@paadam/shared/contract';
import { languageHeader } from '@paadam/shared/domain';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import {
  addBooking,
  addParent,
  addTutor,
  daysAhead,
  mathematics,
  physics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { subjects, tutors, users } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ languages: ['en', 'ta', 'hi'] });
});
afterAll(() => test.stop());

/** Asks as a page in that language does. */
const ask = async (language: string, query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const response = await test
    .browser()
    .request({ url: `/api/subjects?${search}`, headers: { [languageHeader]: language } });
  return { answer: response.json() as Answer<typeof calls.subjects> };
};

const list = (query: { limit?: number; cursor?: string } = {}) =>
  test.browser().call(calls.subjects, { query });

describe('the catalogue of subjects', () => {
  it('is there without sample data, whole, and by name', async () => {
    const { answer } = await list();
    const names = answer.data.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(24);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(answer.data).toContainEqual({
      _id: '01936e5a-0000-7000-8000-000000000001',
      name: 'Mathematics',
      description: expect.any(String),
      image: null,
      category: 'Mathematics',
      slug: 'mathematics',
      aliases: expect.arrayContaining(['Maths', 'Math', 'Ganitham', 'கணிதம்', 'गणित']),
      topics: expect.arrayContaining(['Algebra', 'Quadratic equations']),
      tutorCount: 0,
    });
    expect(answer.nextCursor).toBeNull();
  });

  it('names topics as schools do in the language of the page, each once', async () => {
    const topicsOf = async (language: string, slug: string) =>
      (await ask(language, {})).answer.data.find((subject) => subject.slug === slug)?.topics ?? [];
    expect((await topicsOf('ta', 'mathematics')).slice(0, 2)).toEqual(['இயற்கணிதம்', 'இருபடிச் சமன்பாடுகள்']);
    expect((await topicsOf('hi', 'mathematics')).slice(0, 2)).toEqual(['बीजगणित', 'द्विघात समीकरण']);
    // "Tamil grammar", "Ilakkanam" and "இலக்கணம்" in English.
    expect((await topicsOf('ta', 'tamil')).filter((topic) => topic.includes('இலக்கணம்'))).toHaveLength(1);
    expect(await topicsOf('hi', 'web-development')).toContain('JavaScript');
  });

  it('has the names and the order of the page’s language', async () => {
    const inEnglish = (await list()).answer.data;
    for (const [language, name, script] of [
      ['ta', 'இயற்பியல்', /\p{Script=Tamil}/u],
      ['hi', 'भौतिकी', /\p{Script=Devanagari}/u],
    ] as const) {
      const { answer } = await ask(language, { limit: 20 });
      const rest = (await ask(language, { limit: 20, cursor: answer.nextCursor ?? '' })).answer;
      const all = [...answer.data, ...rest.data];
      expect(all.map(({ _id }) => _id).sort()).toEqual(inEnglish.map(({ _id }) => _id).sort());
      const names = all.map(({ name }) => name);
      expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
      expect(all.find(({ _id }) => _id === physics)?.name).toBe(name);
      for (const subject of all) {
        expect(subject.name).toMatch(script);
        expect(subject.description).toMatch(script);
      }
    }
    // What is not offered is answered in English.
    expect((await ask('qps')).answer.data).toEqual(inEnglish);
  });

  it('calls a subject in English that has no name in the language', async () => {
    const [made] = await test.database
      .insert(subjects)
      .values({ id: uuidv7(), name: 'Veena', description: 'Strings.', slug: 'veena' })
      .returning({ id: subjects.id });
    const { data } = (await ask('ta')).answer;
    expect(data.find(({ _id }) => _id === made?.id)).toMatchObject({
      name: 'Veena',
      description: 'Strings.',
    });
    await test.database.delete(subjects).where(eq(subjects.id, made?.id ?? ''));
  });

  it('has an address, other names and topics for every subject', async () => {
    const { data } = (await list()).answer;
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(data.length);
    for (const { slug, aliases, topics } of data) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(aliases.some((alias) => /\p{Script=Tamil}/u.test(alias))).toBe(true);
      expect(aliases.some((alias) => /\p{Script=Devanagari}/u.test(alias))).toBe(true);
      expect(topics.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('can be read in pages', async () => {
    const whole = (await list()).answer.data;
    const first = (await list({ limit: 20 })).answer;
    const second = (await list({ limit: 20, cursor: first.nextCursor ?? '' })).answer;
    expect([...first.data, ...second.data]).toEqual(whole);
    expect(second.nextCursor).toBeNull();
  });

  it.each(['%', Buffer.from('"\\u0000"').toString('base64url'), Buffer.from('7').toString('base64url')])(
    'refuses the cursor "%s"',
    async (cursor) => {
      const { status, failure } = await list({ cursor });
      expect([status, failure.code]).toEqual([400, 'malformed_request']);
    },
  );
});

describe('the number of a subject’s tutors', () => {
  const counts = async () => {
    const { data } = (await list()).answer;
    return [mathematics, physics].map((id) => data.find(({ _id }) => _id === id)?.tutorCount);
  };
  const save = ({ id, browser }: Person, body: object) =>
    browser.call(calls.saveProfile, { params: { id }, body });

  it('is that of the listed ones, whatever changes', async () => {
    expect(await counts()).toEqual([0, 0]);
    const both = await addTutor(test, { subjects: [mathematics, physics] });
    const unlisted = await addTutor(test, { hourlyRate: null });
    expect(await counts()).toEqual([1, 1]);

    await save(unlisted, { hourlyRate: 400 });
    expect(await counts()).toEqual([2, 1]);
    await save(unlisted, { hourlyRate: 450, subjects: [mathematics] });
    expect(await counts()).toEqual([2, 1]);
    await save(both, { subjects: [physics] });
    expect(await counts()).toEqual([1, 1]);
    await save(both, { hourlyRate: null });
    expect(await counts()).toEqual([1, 0]);

    await test.database.update(tutors).set({ hourlyRate: 300 });
    expect(await counts()).toEqual([1, 1]);
    await test.database.delete(users).where(eq(users.id, both.id));
    expect(await counts()).toEqual([1, 0]);
  });

  it('is right after many saves at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => addTutor(test, { subjects: [physics] })),
    );
    const [, before = 0] = await counts();
    const answers = await Promise.all(
      people.flatMap((tutor, index) => [
        save(tutor, { subjects: index % 2 ? [physics, mathematics] : [mathematics, physics] }),
        save(tutor, { subjects: [physics] }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await Promise.all(people.map((tutor) => save(tutor, { subjects: [mathematics] })));
    expect((await counts())[1]).toBe(before - people.length);
  });
});

it('a subject is called as the page that asks does wherever lessons are told of', async () => {
  const student = await test.signedIn('student', { name: 'Arjun' });
  const tutor = await addTutor(test);
  const parent = await addParent(test, student);
  const booking = await addBooking(test, student, tutor, daysAhead(2, 10), { status: 'accepted' });
  await addBooking(test, student, tutor, daysAhead(-7, 10), { status: 'completed' });
  // One that is asked for, which a dashboard has.
  await addBooking(test, student, tutor, daysAhead(3, 10));
  const asked: [Person, string][] = [
    [student, `/bookings/${booking}`],
    [student, `/bookings/student/${student.id}`],
    [tutor, `/bookings/tutor/${tutor.id}`],
    [tutor, '/tutor/dashboard'],
    [tutor, '/tutor/earnings'],
    [tutor, `/${tutor.id}/students`],
    [parent, '/parent/dashboard'],
    [parent, `/parent/children/${student.id}`],
  ];
  for (const [by, path] of asked) {
    const bodyIn = async (language: string) =>
      (await by.browser.request({ url: `/api${path}`, headers: { [languageHeader]: language } })).body;
    expect([path, await bodyIn('ta')]).toEqual([path, expect.stringContaining('"கணிதம்"')]);
    expect([path, await bodyIn('en')]).toEqual([path, expect.stringContaining('"Mathematics"')]);
  }
});
