import { type calls as Calls, calls, type Query } from '@paadam/shared/contract';
import { languageHeader, weekdays } from '@paadam/shared/domain';
import { and, eq } from 'drizzle-orm';
import { addTutor, everyDay, mathematics, physics } from '../../development/testing/scene';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { subjectNames, subjectTerms, tutors, users } from '../../foundation/db/schema';
import { indexTutors } from './changes';

type Asked = Query<typeof Calls.getAllTutors>;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ languages: ['en', 'ta', 'hi'] });
});
afterAll(() => test.stop());

const chemistry = async (): Promise<string> => {
  const { answer } = await test.browser().call(calls.subjects, { query: { limit: 100 } });
  const subject = answer.data.find(({ name }) => name === 'Chemistry');
  if (!subject) throw new Error('The catalogue has no chemistry.');
  return subject._id;
};

const subjectOf = async (name: string): Promise<string> => {
  const { answer } = await test.browser().call(calls.subjects, { query: { limit: 100 } });
  return answer.data.find((subject) => subject.name === name)?._id ?? '';
};

const list = async (query: Asked) => {
  const { status, answer } = await test.browser().call(calls.getAllTutors, { query });
  expect(status).toBe(200);
  return answer;
};
const idsOf = async (query: Asked) => (await list(query)).data.map(({ _id }) => _id);

describe('the search', () => {
  const people: Record<string, string> = {};
  beforeAll(async () => {
    await test.database.update(tutors).set({ hourlyRate: null });
    const scenes = {
      kavita: { name: 'Kavita Rao', bio: 'Board exams; NCERT. Visit www.kavita.example/maths!' },
      kavitha: { name: 'Kavitha Menon', subjects: [physics] },
      jose: {
        name: 'José Fernández',
        subjects: [await chemistry()],
        bio: 'Señor. “Carnatic” flute, O’Brien’s way',
      },
      tamil: { name: 'கவிதா ராமன்', bio: 'தமிழ் இலக்கணம்', subjects: [physics] },
      hindi: { name: 'मीरा शर्मा', bio: 'हिन्दी व्याकरण', subjects: [physics] },
      ravi: { name: 'Dr.Ravi Jean-Luc', subjects: [physics] },
    };
    for (const [key, { bio = '', ...offer }] of Object.entries<{ bio?: string; name: string }>(scenes)) {
      const { id } = await addTutor(test, offer);
      await test.database.update(tutors).set({ bio }).where(eq(tutors.id, id));
      await indexTutors(test.database, [id]);
      people[key] = id;
    }
  });

  const found = async (q: string) => {
    const ids = await idsOf({ q });
    return Object.keys(people)
      .filter((key) => ids.includes(people[key] ?? ''))
      .sort();
  };

  it.each([
    ['a name', 'Rao', ['kavita']],
    ['a name in capitals', 'MENON', ['kavitha']],
    ['the beginning of a word', 'fern', ['jose']],
    ['one letter', 'r', ['kavita', 'ravi']],
    ['a subject', 'mathematics', ['kavita']],
    ['a word of the bio', 'exams', ['kavita']],
    ['a part of an address in the bio', 'maths', ['kavita']],
    ['a name after a title without a blank', 'ravi', ['ravi']],
    ['a double name', 'jean-luc', ['ravi']],
    ['half a double name', 'luc', ['ravi']],
    ['accents that are not typed', 'jose fernandez senor', ['jose']],
    ['accents that are typed', 'josé FERNÁNDEZ', ['jose']],
    ['accents of two characters', 'jose\u0301', ['jose']],
    ['accents that are not there', 'kávita ráo', ['kavita']],
    ['an apostrophe', "o'brien", ['jose']],
    ['Tamil', 'கவிதா', ['tamil']],
    ['a Tamil word of the bio', 'இலக்கணம்', ['tamil']],
    ['the beginning of a Tamil word', 'இலக்', ['tamil']],
    ['a subject, asked for in Tamil', 'இயற்பியல் ஆசிரியர் வேண்டும்', ['hindi', 'kavitha', 'ravi', 'tamil']],
    ['a subject, asked for in Hindi', 'भौतिकी के शिक्षक', ['hindi', 'kavitha', 'ravi', 'tamil']],
    ['Devanagari', 'शर्मा', ['hindi']],
    ['the other spelling of a Hindi word', 'हिंदी व्याकरण', ['hindi']],
    ['a word with a joiner in it', 'व्या\u200Dकरण', ['hindi']],
    ['a Tamil word with a joiner in it', 'இலக்\u200Cகணம்', ['tamil']],
    ['a word with a soft hyphen in it', 'fer\u00ADnandez', ['jose']],
    ['full width', 'ｋａｖｉｔａ　ｒａｏ', ['kavita']],
    ['either of two words', 'kavita or ravi', ['kavita', 'kavitha', 'ravi']],
    ['a Devanagari word of the bio', 'व्याकरण', ['hindi']],
    ['two words of different places', 'rao exams', ['kavita']],
    ['words in any order, each once or more', 'exams kavita rao kavita', ['kavita']],
    ['two words of two tutors', 'rao menon', []],
    ['a word that nobody has', 'quidditch', []],
  ])('finds %s', async (_, q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it.each([
    ['phisics', ['hindi', 'kavitha', 'ravi', 'tamil']],
    ['phsyics', ['hindi', 'kavitha', 'ravi', 'tamil']],
    ['mathmatics', ['kavita']],
    ['chemsitry', ['jose']],
    ['chemestry', ['jose']],
    ['kavithaa', ['kavita', 'kavitha']],
    ['Kavita', ['kavita', 'kavitha']],
    ['kavitha mennon', ['kavitha']],
    ['fernandes', ['jose']],
    ['revi', ['ravi']],
    ['joes', []],
    ['roa', []],
  ])('forgives “%s”', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it.each([
    "rao' | 'menon",
    'rao | menon',
    'rao:*|menon',
    'rao & !menon',
    'rao <-> (kavita)',
    "rao\\' menon",
    'subject:01936e5a',
    "'); DROP TABLE tutors; --",
    'day:Monday',
    'rao % _ quidditch',
  ])('takes “%s” for words', async (q) => {
    const words = q.replace(/[^a-z0-9]+/gi, ' ');
    expect(await found(q)).toEqual(await found(words));
    expect(await found('rao')).toEqual(['kavita']);
  });

  it.each(['', '   ', "':*!&|()<>\\", '– …', 'tutor', 'online tutor', 'Tuition', 'ஆசிரியர்', 'शिक्षक', 'or'])(
    'has nothing to look for in “%s”, and lists everybody',
    async (q) => {
      expect(await found(q)).toEqual(Object.keys(people).sort());
    },
  );

  it('takes whatever a hundred characters can be', async () => {
    for (const q of [
      'a'.repeat(100),
      'ab '.repeat(33),
      '\u{1F600}'.repeat(50),
      '﷽'.repeat(100),
      '%'.repeat(100),
    ]) {
      await list({ q });
    }
    const { status } = await test.browser().call(calls.getAllTutors, { query: { q: 'a'.repeat(101) } });
    expect(status).toBe(400);
  });

  it('is not put out by a very long word of a bio', async () => {
    const { id } = await addTutor(test, { name: 'Longwinded', subjects: [physics] });
    await test.database
      .update(tutors)
      .set({ bio: 'kavita'.repeat(200) })
      .where(eq(tutors.id, id));
    await indexTutors(test.database, [id]);
    expect(await idsOf({ q: 'kavitakavita'.repeat(8) })).toEqual([id]);
    expect(await idsOf({ q: 'longwindet' })).toEqual([id]);
    await test.database.update(tutors).set({ hourlyRate: null }).where(eq(tutors.id, id));
  });
});

describe('the search by facts', () => {
  const people: Record<string, string> = {};
  beforeAll(async () => {
    await test.database.update(tutors).set({ hourlyRate: null });
    const tamil = await subjectOf('Tamil');
    const scenes: Record<string, Partial<typeof tutors.$inferInsert> & { name: string; subjects: string[] }> =
      {
        asha: {
          name: 'Asha Rao',
          subjects: [mathematics],
          levels: ['secondary'],
          boards: ['cbse'],
          languages: ['en', 'ta'],
        },
        bala: {
          name: 'Bala Iyer',
          subjects: [mathematics],
          levels: ['senior'],
          boards: ['state'],
          languages: ['en'],
        },
        chitra: {
          name: 'Chitra Das',
          subjects: [physics],
          levels: ['secondary', 'senior'],
          languages: ['ta', 'hi'],
        },
        devi: {
          name: 'Devi Pillai',
          subjects: [tamil],
          levels: ['adult'],
          bio: 'I was in Class 10 when I first read Bharati.',
        },
      };
    for (const [key, { name, subjects, ...facts }] of Object.entries(scenes)) {
      const { id } = await addTutor(test, { name, subjects });
      await test.database.update(tutors).set(facts).where(eq(tutors.id, id));
      await indexTutors(test.database, [id]);
      people[key] = id;
    }
  });

  const namesOf = (ids: readonly string[]) =>
    Object.keys(people)
      .filter((key) => ids.includes(people[key] ?? ''))
      .join(' ');
  const found = async (q: string) => namesOf(await idsOf({ q }));

  it.each([
    'maths',
    'Math',
    'MATHEMATICS',
    'ganitham',
    'கணிதம்',
    'गणित',
    'mathamatics',
    'quadratic',
    'quadratic equations',
    'quadratc',
    'trigo',
    'இருபடிச் சமன்பாடுகள்',
    'द्विघात समीकरण',
  ])('finds by “%s” the tutors of mathematics', async (q) => {
    expect(await found(q)).toBe('asha bala');
    expect(await idsOf({ q })).toEqual(await idsOf({ subject: mathematics }));
  });

  it.each([
    ['maths class 10', 'asha'],
    ['maths class १०', 'asha'],
    ['maths ௧௦-ஆம் வகுப்பு', 'asha'],
    ['maths 10std', 'asha'],
    ['XII', 'bala chitra'],
    ['xii maths', 'bala'],
    ['10+2', 'bala chitra'],
    ['maths 10 + 2', 'bala'],
    ['maths or physics', 'asha bala chitra'],
    ['maths or physics class 10', 'asha chitra'],
    ['गणित या भौतिकी', 'asha bala chitra'],
    ['கணிதம் அல்லது இயற்பியல்', 'asha bala chitra'],
    ['maths or', 'asha bala'],
    ['class 12 maths', 'bala'],
    ['maths 10th', 'asha'],
    ['maths plus two', 'bala'],
    ['Class 10', 'asha chitra devi'],
    ['maths tutor for class 10', 'asha'],
    ['physics in tamil', 'chitra'],
    ['tamil', 'asha chitra devi'],
    ['தமிழ்', 'asha chitra devi'],
    ['hindi', 'chitra'],
    ['cbse', 'asha'],
    ['maths cbse class 10 tamil', 'asha'],
    ['state board', 'bala'],
    ['english', ''],
    ['இயற்பியல்', 'chitra'],
    ['bhautiki', 'chitra'],
    ['भौतिकी', 'chitra'],
    ['iyarpiyal', 'chitra'],
    ['கணிதம்', 'asha bala'],
    ['kanitham', 'asha bala'],
  ])('finds by “%s”: %s', async (q, expected) => {
    expect(await found(q)).toBe(expected);
  });

  it('finds by a name that a subject has in another language, and says why in the page’s', async () => {
    const rename = (name: string) =>
      test.database
        .update(subjectNames)
        .set({ name })
        .where(and(eq(subjectNames.subjectId, physics), eq(subjectNames.language, 'ta')));
    await rename('பௌதிகம்');
    expect(await found('பௌதிகம்')).toBe('chitra');
    const asked = await test.browser().request({
      url: `/api/get_all_tutors?${new URLSearchParams({ q: 'physics' })}`,
      headers: { [languageHeader]: 'ta' },
    });
    expect(asked.json().data[0].matches).toEqual([{ field: 'subject', text: 'பௌதிகம்' }]);
    await rename('இயற்பியல்');
  });

  it('says by which topic, in the page’s language, whichever it was asked in', async () => {
    const whyIn = async (language: string, q: string) => {
      const url = `/api/get_all_tutors?${new URLSearchParams({ q })}`;
      const answer = await test.browser().request({ url, headers: { [languageHeader]: language } });
      return answer.json().data[0].matches;
    };
    for (const q of ['quadratic', 'இருபடிச்', 'द्विघात']) {
      expect(await whyIn('en', q)).toEqual([{ field: 'topic', text: 'Quadratic equations' }]);
      expect(await whyIn('ta', q)).toEqual([{ field: 'topic', text: 'இருபடிச் சமன்பாடுகள்' }]);
    }
  });

  it('says why', async () => {
    const why = async (q: string, key: string) =>
      (await list({ q })).data.find(({ _id }) => _id === people[key])?.matches;
    expect(await why('ganitham class 10 cbse', 'asha')).toEqual([
      { field: 'subject', text: 'Mathematics' },
      { field: 'level', text: 'Classes 9–10' },
      { field: 'board', text: 'CBSE' },
    ]);
    expect(await why('quadratic asha', 'asha')).toEqual([
      { field: 'topic', text: 'Quadratic equations' },
      { field: 'name', text: 'Asha Rao' },
    ]);
    expect(await why('tamil', 'chitra')).toEqual([{ field: 'language', text: 'Tamil' }]);
    expect(await why('bharati', 'devi')).toEqual([
      { field: 'bio', text: 'I was in Class 10 when I first read Bharati.' },
    ]);
    expect((await list({})).data[0]).not.toHaveProperty('matches');
  });

  it('finds programming languages by the signs in their names', async () => {
    const computing = await subjectOf('Computer Science');
    const { id } = await addTutor(test, { name: 'Esha', subjects: [computing] });
    for (const q of ['C++', 'c++ tutor', 'कंप्यूटर विज्ञान', 'कम्प्यूटर विज्ञान', 'कम्\u200Dप्यूटर']) {
      expect({ q, ids: await idsOf({ q }) }).toEqual({ q, ids: [id] });
    }
    expect(await idsOf({ q: 'C#' })).toEqual([]);
    await test.database.delete(users).where(eq(users.id, id));
  });

  it('knows at once what else a subject is called', async () => {
    await test.database
      .insert(subjectTerms)
      .values({ subjectId: mathematics, kind: 'alias', term: 'Lekka', position: 99 });
    expect(await found('lekka')).toBe('asha bala');
    await test.database.delete(subjectTerms).where(eq(subjectTerms.term, 'Lekka'));
    expect(await found('lekka')).toBe('');
  });
});

describe('filters and orders', () => {
  interface Facts {
    id: string;
    rate: number;
    sum: number;
    count: number;
  }
  const all: Facts[] = [];
  beforeAll(async () => {
    await test.database.update(tutors).set({ hourlyRate: null });
    for (let index = 0; index < 24; index += 1) {
      const rate = 300 + (index % 4) * 100;
      const count = index % 3;
      const { id } = await addTutor(test, {
        name: index % 2 ? 'Anita Bose' : 'Vikram Sen',
        hourlyRate: rate,
        subjects: index % 5 ? [mathematics] : [physics, mathematics],
        week: index % 3 ? everyDay(9, 10) : [{ day: 'Monday', startMinute: 990, endMinute: 1_080 }],
      });
      const sum = count * (4 + (index % 2));
      await test.database
        .update(tutors)
        .set({
          ratingSum: sum,
          ratingCount: count,
          levels: index % 4 ? ['senior'] : ['middle', 'senior'],
          boards: index % 4 ? [] : ['ib'],
          languages: index % 6 ? ['en'] : ['en', 'kn'],
        })
        .where(eq(tutors.id, id));
      await indexTutors(test.database, [id]);
      all.push({ id, rate, sum, count });
    }
  });

  const orders: Record<NonNullable<Asked['sort']>, (a: Facts, b: Facts) => number> = {
    recommended: (a, b) =>
      Math.trunc(((b.sum + 20) * 1000) / (b.count + 5)) - Math.trunc(((a.sum + 20) * 1000) / (a.count + 5)) ||
      (a.id < b.id ? 1 : -1),
    'price-up': (a, b) => a.rate - b.rate || (a.id < b.id ? -1 : 1),
    'price-down': (a, b) => b.rate - a.rate || (a.id < b.id ? 1 : -1),
    rating: (a, b) =>
      (b.sum / b.count || 0) - (a.sum / a.count || 0) || b.count - a.count || (a.id < b.id ? 1 : -1),
  };
  const sorts = Object.keys(orders) as (keyof typeof orders)[];

  const filters: [string, Asked, (facts: Facts, index: number) => boolean][] = [
    ['nothing', {}, () => true],
    ['a word', { q: 'anita' }, (_, index) => index % 2 === 1],
    ['a subject', { subject: physics }, (_, index) => index % 5 === 0],
    ['a day', { day: 'Friday' }, (_, index) => index % 3 !== 0],
    ['a lowest rate', { minRate: 500 }, ({ rate }) => rate >= 500],
    ['a highest rate', { maxRate: 400 }, ({ rate }) => rate <= 400],
    ['one rate', { minRate: 400, maxRate: 400 }, ({ rate }) => rate === 400],
    ['a part of the day', { timeOfDay: 'morning' }, (_, index) => index % 3 !== 0],
    ['a part of the day that a lesson fits into', { timeOfDay: 'evening' }, (_, index) => index % 3 === 0],
    ['a part of the day in which one begins', { timeOfDay: 'afternoon' }, (_, index) => index % 3 === 0],
    ['a part of one day', { day: 'Friday', timeOfDay: 'evening' }, () => false],
    ['a level', { level: 'middle' }, (_, index) => index % 4 === 0],
    ['a board', { board: 'ib' }, (_, index) => index % 4 === 0],
    ['a language', { language: 'kn' }, (_, index) => index % 6 === 0],
    ['a least rating', { minRating: 4.5 }, ({ sum, count }) => sum >= 4.5 * count && count > 0],
    [
      'all at once',
      { q: 'anita bose', subject: mathematics, day: 'Friday', minRate: 400, maxRate: 600 },
      ({ rate }, index) => index % 2 === 1 && index % 3 !== 0 && rate >= 400,
    ],
  ];

  describe.each(sorts)('in the order “%s”', (sort) => {
    it.each(filters)(
      'go on from page to page without gap or repetition, by %s',
      async (_, filter, passes) => {
        const expected = all.filter(passes).sort(orders[sort]);
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page: Awaited<ReturnType<typeof list>> = await list({
            ...filter,
            sort,
            limit: 5,
            ...(cursor ? { cursor } : {}),
          });
          seen.push(...page.data.map(({ _id }) => _id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(seen).toEqual(expected.map(({ id }) => id));
        expect(await idsOf({ ...filter, sort, limit: 100 })).toEqual(seen);
      },
    );

    it('refuse the cursor of another', async () => {
      const other = sort === 'rating' ? 'price-up' : 'rating';
      const { nextCursor } = await list({ sort: other, limit: 3 });
      const query = { sort, cursor: nextCursor ?? '' };
      const { status, failure } = await test.browser().call(calls.getAllTutors, { query });
      expect([status, failure.code]).toEqual([400, 'malformed_request']);
    });
  });

  it.each([
    { sort: 'rating', key: 2_147_483_648, count: 1, id: mathematics },
    { sort: 'rating', key: -1, count: 1, id: mathematics },
    { sort: 'rating', key: 1, count: 1.5, id: mathematics },
    { sort: 'rating', key: 1, count: 1 },
    ['rating', 1, 1, mathematics],
    null,
  ])('refuse the position %j', async (position) => {
    const cursor = Buffer.from(JSON.stringify(position)).toString('base64url');
    const { status } = await test.browser().call(calls.getAllTutors, { query: { sort: 'rating', cursor } });
    expect(status).toBe(400);
  });

  describe('the counts', () => {
    const counts = async (query: Asked) => {
      const { status, answer } = await test.browser().call(calls.tutorCounts, { query });
      expect(status).toBe(200);
      return answer.data;
    };

    it.each(filters)('are those of the list, by %s', async (_, filter, passes) => {
      const { total, totalIsExact } = await counts(filter);
      expect({ total, totalIsExact }).toEqual({ total: all.filter(passes).length, totalIsExact: true });
    });

    it('say what another choice would give, the others standing', async () => {
      const asked: Asked = { q: 'anita', level: 'senior', day: 'Monday', minRate: 400 };
      const { subjects, levels, boards, languages, days, timesOfDay } = await counts(asked);
      const ofList = async (query: Asked) => (await idsOf({ ...asked, ...query, limit: 100 })).length;
      expect(subjects.length).toBeGreaterThan(1);
      for (const { _id, count } of subjects) expect(count).toBe(await ofList({ subject: _id }));
      for (const { level, count } of levels) expect(count).toBe(await ofList({ level }));
      for (const { board, count } of boards) expect(count).toBe(await ofList({ board }));
      for (const { language, count } of languages) expect(count).toBe(await ofList({ language }));
      expect(days).toHaveLength(7);
      for (const { day, count } of days) expect(count).toBe(await ofList({ day }));
      expect(timesOfDay.length).toBeGreaterThan(1);
      for (const { timeOfDay, count } of timesOfDay) expect(count).toBe(await ofList({ timeOfDay }));
    });

    it('need a highest rate that is not below the lowest', async () => {
      const query = { minRate: 500, maxRate: 499 };
      const { status, failure } = await test.browser().call(calls.tutorCounts, { query });
      expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['maxRate']]);
    });
  });

  it('find every day of the week', async () => {
    for (const day of weekdays) {
      expect(await idsOf({ day, limit: 100 })).toHaveLength(day === 'Monday' ? 24 : 16);
    }
  });

  it('need a highest rate that is not below the lowest', async () => {
    const query = { minRate: 500, maxRate: 499 };
    const { status, failure } = await test.browser().call(calls.getAllTutors, { query });
    expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([
      400,
      'validation_failed',
      ['maxRate'],
    ]);
  });

  it('find nobody by a subject that nobody teaches', async () => {
    expect(await idsOf({ subject: '01936e5a-0000-7000-8000-00000000ffff' })).toEqual([]);
  });
});
