import { type Body, calls, type Profile } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { addParent, addTutor, everyDay, mathematics, physics } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';

type Changes = Body<typeof calls.saveProfile>;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const send = (person: Person, body: Changes, id = person.id) =>
  person.browser.call(calls.saveProfile, { params: { id }, body });

/** @returns the profile that the save answered, which must be the one that is read afterwards */
const save = async (person: Person, body: Changes): Promise<Profile> => {
  const { status, answer } = await send(person, body);
  expect(status).toBe(200);
  const read = await person.browser.call(calls.profile, { params: { id: person.id } });
  expect(read.answer.data).toEqual(answer.data);
  return answer.data;
};

const refused = async (person: Person, body: Changes) => {
  const { status, failure } = await send(person, body);
  expect([status, failure.code]).toEqual([400, 'validation_failed']);
  return Object.keys(failure.fields ?? {});
};

const row = (day: 'Monday' | 'Tuesday', startTime: string, endTime: string) => ({ day, startTime, endTime });

describe('what a tutor teaches, whom, and how', () => {
  it('is kept once each, in the order of the lists, and in a clean text', async () => {
    const tutor = await addTutor(test);
    const saved = await save(tutor, {
      languages: ['ta', 'en', 'ta'],
      levels: ['senior', 'primary'],
      boards: ['icse', 'cbse'],
      workingNote: '  Bring a pencil.\r\nWe draw.\u202E ',
      emailFor: 'booked',
    });
    expect(saved).toMatchObject({
      languages: ['en', 'ta'],
      levels: ['primary', 'senior'],
      boards: ['cbse', 'icse'],
      workingNote: 'Bring a pencil.\nWe draw.',
      emailFor: 'booked',
      email: tutor.email,
    });
    const emptied = { languages: [], levels: [], boards: [], workingNote: '' };
    expect(await save(tutor, emptied)).toMatchObject(emptied);
  });

  it.each([
    ['a language that is not in the list', { languages: ['tlh'] }, 'languages.0'],
    ['a level that is not in the list', { levels: ['class 10'] }, 'levels.0'],
    ['a board that is not in the list', { boards: ['CBSE'] }, 'boards.0'],
    ['more than a thousand characters', { workingNote: 'x'.repeat(1_001) }, 'workingNote'],
    ['anybody else for the address', { emailFor: 'nobody' }, 'emailFor'],
  ])('is not %s', async (_, body, field) => {
    const tutor = await addTutor(test);
    expect(await refused(tutor, body as Changes)).toEqual([field]);
  });
});

describe('saving one’s own profile', () => {
  it('changes what is given and leaves the rest', async () => {
    const tutor = await addTutor(test, { week: everyDay(9, 10) });
    const before = await save(tutor, { bio: 'Patient.', qualifications: ['  B.Ed. ', ' ', 'M.Sc.'] });
    expect(before).toMatchObject({
      name: 'Meera Nair',
      bio: 'Patient.',
      qualifications: ['B.Ed.', 'M.Sc.'],
      subjects: [mathematics],
      hourlyRate: 500,
    });
    expect(before.availability).toHaveLength(7);

    const after = await save(tutor, { name: '  Meera Iyer ', timeZone: 'Asia/Kathmandu', hourlyRate: 650 });
    expect(after).toEqual({ ...before, name: 'Meera Iyer', timeZone: 'Asia/Kathmandu', hourlyRate: 650 });
  });

  it('with nothing given changes nothing', async () => {
    for (const person of [await addTutor(test), await test.signedIn('student')]) {
      const { answer } = await person.browser.call(calls.profile, { params: { id: person.id } });
      expect(await save(person, {})).toEqual(answer.data);
    }
  });

  it('takes the whole profile back, and changes nothing that is not the person’s to set', async () => {
    const child = await test.signedIn('student');
    for (const person of [child, await addParent(test, child), await addTutor(test)]) {
      const { answer } = await person.browser.call(calls.profile, { params: { id: person.id } });
      const changed = await save(person, {
        email: 'other@paadam.test',
        role: 'admin',
        children: [],
        parent: null,
        id: 'another',
        name: 'New Name',
      });
      expect(changed).toEqual({ ...answer.data, name: 'New Name' });
    }
  });

  it('gives nobody else a tutor’s fields', async () => {
    const child = await test.signedIn('student');
    for (const person of [child, await addParent(test, child)]) {
      const { answer } = await person.browser.call(calls.profile, { params: { id: person.id } });
      const tutorsFields = {
        bio: 'I teach.',
        qualifications: ['B.Ed.'],
        subjects: [mathematics],
        hourlyRate: 1,
        availability: [row('Monday', '09:00', '10:00')],
      };
      expect(await save(person, tutorsFields)).toEqual(answer.data);
    }
  });

  it('shows at once in the session', async () => {
    const student = await test.signedIn('student');
    await save(student, { name: 'Asha' });
    const { answer } = await student.browser.call(calls.refreshAuth);
    expect(answer.data).toMatchObject({ name: 'Asha' });
  });

  it('is for oneself alone', async () => {
    const tutor = await addTutor(test);
    for (const person of [await addTutor(test), await test.signedIn('student')]) {
      const { status, failure } = await send(person, { name: 'Taken over' }, tutor.id);
      expect([status, failure.code]).toEqual([404, 'not_found']);
    }
    const { status } = await test.browser().call(calls.saveProfile, { params: { id: tutor.id }, body: {} });
    expect(status).toBe(401);
    expect(await save(tutor, {})).toMatchObject({ name: 'Meera Nair' });
  });
});

describe('the picture’s address', () => {
  it('is http or https', async () => {
    const student = await test.signedIn('student');
    for (const profileUrl of [
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'avatar.jpg',
      '//img.test/a',
    ]) {
      expect(await refused(student, { profileUrl })).toEqual(['profileUrl']);
    }
  });

  it('is not asked where it becomes too long', async () => {
    const student = await test.signedIn('student');
    const profileUrl = `https://img.test/${'é'.repeat(limits.urlCharacters - 100)}`;
    expect(await refused(student, { profileUrl })).toEqual(['profileUrl']);
  });

  it.each([null, '', '  '])('is removed with %j', async (profileUrl) => {
    const student = await test.signedIn('student', { profileUrl: 'https://img.test/a.jpg' });
    expect(await save(student, { profileUrl })).toMatchObject({ profileUrl: null });
  });

  it('passes as it is stored', async () => {
    const profileUrl = '/sample-data/avatars/01.svg';
    const student = await test.signedIn('student', { profileUrl });
    expect(await save(student, { profileUrl, name: 'Asha' })).toMatchObject({ profileUrl, name: 'Asha' });
    expect(await refused(student, { profileUrl: '/sample-data/avatars/02.svg' })).toEqual(['profileUrl']);
  });
});

describe('a tutor’s subjects', () => {
  it('keep their order, each once', async () => {
    const tutor = await addTutor(test);
    expect(await save(tutor, { subjects: [physics, mathematics, physics] })).toMatchObject({
      subjects: [physics, mathematics],
    });
    expect(await save(tutor, { subjects: [] })).toMatchObject({ subjects: [] });
  });

  it('are of the catalogue; else nothing is saved', async () => {
    const tutor = await addTutor(test);
    const unknown = '01936e5a-0000-7000-8000-00000000ffff';
    expect(await refused(tutor, { name: 'Other', subjects: [physics, unknown] })).toEqual(['subjects']);
    expect(await save(tutor, {})).toMatchObject({ name: 'Meera Nair', subjects: [mathematics] });
  });
});

describe('a tutor’s week', () => {
  const saveWeek = async (...availability: NonNullable<Changes['availability']>) =>
    (await save(await addTutor(test), { availability })).availability;

  it('has rows that overlap made one, in order', async () => {
    expect(
      await saveWeek(
        row('Tuesday', '08:00', '24:00'),
        row('Monday', '15:00', '17:00'),
        row('Monday', '10:00', '12:00'),
        row('Monday', '09:00', '10:30'),
        row('Monday', '11:00', '11:30'),
        row('Tuesday', '08:00', '24:00'),
      ),
    ).toEqual([
      row('Monday', '09:00', '12:00'),
      row('Monday', '15:00', '17:00'),
      row('Tuesday', '08:00', '24:00'),
    ]);
  });

  it('keeps rows that only touch', async () => {
    const rows = [row('Monday', '09:00', '10:00'), row('Monday', '10:00', '11:00')];
    expect(await saveWeek(...rows)).toEqual(rows);
  });

  it('may be empty', async () => {
    expect(await saveWeek()).toEqual([]);
  });

  it('has every row end after its start', async () => {
    const tutor = await addTutor(test);
    const availability = [
      row('Monday', '09:00', '10:00'),
      row('Monday', '12:00', '11:00'),
      row('Tuesday', '10:00', '10:00'),
    ];
    expect(await refused(tutor, { availability })).toEqual([
      'availability.1.endTime',
      'availability.2.endTime',
    ]);
    expect(await refused(tutor, { availability: [row('Monday', '24:00', '24:00')] })).toEqual([
      'availability.0.startTime',
    ]);
  });

  it('has at most 50 rows', async () => {
    const tutor = await addTutor(test);
    const availability = Array.from({ length: 51 }, () => row('Monday', '09:00', '10:00'));
    expect(await refused(tutor, { availability })).toEqual(['availability']);
    expect(await save(tutor, { availability: availability.slice(1) })).toMatchObject({
      availability: [row('Monday', '09:00', '10:00')],
    });
  });
});

it.each([
  ['asia/kolkata', 'Asia/Kolkata'],
  ['ASIA/HO_CHI_MINH', 'Asia/Ho_Chi_Minh'],
  ['america/port-au-prince', 'America/Port-au-Prince'],
  ['africa/dar_es_salaam', 'Africa/Dar_es_Salaam'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['US/Eastern', 'US/Eastern'],
  ['UTC', 'UTC'],
])('the zone %s is kept as %s', async (timeZone, kept) => {
  expect(await save(await test.signedIn('student'), { timeZone })).toMatchObject({ timeZone: kept });
});

it('a zone that nobody knows is refused', async () => {
  const student = await test.signedIn('student');
  expect(await refused(student, { timeZone: 'Asia/Atlantis' })).toEqual(['timeZone']);
});

it.each([
  [{ name: '  ' }, 'name'],
  [{ hourlyRate: -1 }, 'hourlyRate'],
  [{ hourlyRate: 0.5 }, 'hourlyRate'],
  [{ bio: 'x'.repeat(limits.bioCharacters + 1) }, 'bio'],
])('%j is refused', async (changes, field) => {
  expect(await refused(await addTutor(test), changes)).toEqual([field]);
});

it('a tutor without a rate is not listed, and is found by the new words once there is one', async () => {
  const tutor = await addTutor(test);
  const found = async (q: string) => {
    const { answer } = await test.browser().call(calls.getAllTutors, { query: { q } });
    return answer.data.map(({ _id }) => _id);
  };
  await save(tutor, { name: 'Zubeida', bio: 'Quaternions', subjects: [physics], hourlyRate: null });
  expect(await found('Zubeida')).toEqual([]);
  await save(tutor, { hourlyRate: 300 });
  for (const words of ['Zubeida', 'quaternions', 'physics zubeida'])
    expect(await found(words)).toEqual([tutor.id]);
  await save(tutor, { name: 'Renamed', bio: '', subjects: [mathematics] });
  expect(await found('Zubeida')).toEqual([]);
});

it('saves at the same time are one after the other, each whole', async () => {
  const tutor = await addTutor(test);
  const version = (index: number): Changes => ({
    name: `Name ${index}`,
    bio: `Bio ${index}`,
    subjects: index % 2 ? [mathematics, physics] : [physics, mathematics],
    availability: Array.from({ length: 7 }, (_, hour) =>
      row('Monday', `0${hour}:00`, `0${hour}:${10 + index}`),
    ),
    hourlyRate: index,
  });
  const indexes = Array.from({ length: 10 }, (_, index) => index);
  const replies = await Promise.all(indexes.map((index) => send(tutor, version(index))));
  expect(replies.map(({ status }) => status)).toEqual(indexes.map(() => 200));
  for (const [index, { answer }] of replies.entries()) expect(answer.data).toMatchObject(version(index));
  const last = await save(tutor, {});
  expect(last).toMatchObject(version(last.hourlyRate ?? -1));
});

it('saves of different fields at the same time are all kept', async () => {
  const tutor = await addTutor(test);
  for (let round = 0; round < 5; round += 1) {
    const changes: Changes[] = [
      { name: `Name ${round}` },
      { profileUrl: null },
      { timeZone: round % 2 ? 'Asia/Kolkata' : 'Asia/Kathmandu' },
      { bio: `Bio ${round}` },
      { hourlyRate: round },
    ];
    await Promise.all(changes.map((change) => send(tutor, change)));
    expect(await save(tutor, {})).toMatchObject(Object.assign({}, ...changes));
  }
});
