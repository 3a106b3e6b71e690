import { calls } from '@paadam/shared/contract';
import {
  addBooking,
  addParent,
  addTutor,
  daysAhead,
  hoursFromNow,
  mathematics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const family = async () => {
  const children = [
    await test.signedIn('student', { name: 'Diya' }),
    await test.signedIn('student', { name: 'Arjun' }),
  ] as const;
  return { children, parent: await addParent(test, ...children) };
};

const list = async (parent: Person, query: { limit?: number; cursor?: string } = {}) =>
  (await parent.browser.call(calls.parentTutors, { query })).answer;
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

describe('the tutors of a family', () => {
  it('are those of the accepted and completed lessons, the latest lesson first', async () => {
    const { parent, children } = await family();
    const [earlier, later] = [await addTutor(test, { name: 'Anand' }), await addTutor(test)];
    const accepted = { status: 'accepted' } as const;
    await addBooking(test, children[0], earlier, hoursFromNow(-50), { status: 'completed' });
    // Ended, and the clock has not stored it yet.
    await addBooking(test, children[1], earlier, hoursFromNow(-30), accepted);
    await addBooking(test, children[0], earlier, hoursFromNow(-28), { status: 'completed' });
    await addBooking(test, children[1], later, daysAhead(3), accepted);
    const start = daysAhead(4);
    await addBooking(test, children[1], later, start, accepted);

    const { data, nextCursor } = await list(parent);

    expect(ids(data)).toEqual([later.id, earlier.id]);
    expect(nextCursor).toBeNull();
    expect(data[0]).toMatchObject({
      name: 'Meera Nair',
      subjects: [mathematics],
      hourlyRate: 500,
      rating: { average: null, count: 0 },
      students: [{ _id: children[1].id, name: 'Arjun' }],
      lessons: 2,
      lastLessonAt: start.toISOString(),
    });
    expect(data[1]).toMatchObject({ name: 'Anand', lessons: 3 });
    expect(data[1]?.students.map(({ name }) => name)).toEqual(['Diya', 'Arjun']);
  });

  it('are not those who were only asked, nor those of other children', async () => {
    const { parent, children } = await family();
    const tutor = await addTutor(test);
    for (const [index, status] of (['pending', 'declined', 'cancelled', 'expired'] as const).entries()) {
      await addBooking(test, children[0], tutor, daysAhead(3 + index), { status });
    }
    // No one answered in time.
    await addBooking(test, children[0], tutor, hoursFromNow(-5), { status: 'pending' });
    const stranger = await test.signedIn('student');
    await addBooking(test, stranger, tutor, hoursFromNow(-9), { status: 'completed' });
    expect((await list(parent)).data).toEqual([]);
  });

  it('count the lessons of the family alone', async () => {
    const { parent, children } = await family();
    const tutor = await addTutor(test);
    await addBooking(test, children[0], tutor, hoursFromNow(-5), { status: 'completed' });
    await addBooking(test, await test.signedIn('student'), tutor, hoursFromNow(-3), { status: 'completed' });
    expect((await list(parent)).data).toMatchObject([{ lessons: 1, students: [{ name: 'Diya' }] }]);
  });

  it('come in pages without gaps or repeats, also where lessons begin together', async () => {
    const starts = [daysAhead(5), daysAhead(6), daysAhead(6), daysAhead(6), daysAhead(7)];
    const children = await Promise.all(starts.map(() => test.signedIn('student')));
    const parent = await addParent(test, ...children);
    const taught: { id: string; start: number }[] = [];
    for (const [index, child] of children.entries()) {
      const [tutor, start] = [await addTutor(test), starts[index] ?? daysAhead(8)];
      // An earlier lesson with each: it must not bring the tutor back on a later page.
      await addBooking(test, child, tutor, daysAhead(-9 - index), { status: 'completed' });
      await addBooking(test, child, tutor, start, { status: 'accepted' });
      taught.push({ id: tutor.id, start: start.getTime() });
    }
    const expected = taught
      .toSorted((a, b) => b.start - a.start || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);

    for (const limit of [1, 2, 3]) {
      const found: string[] = [];
      let page = await list(parent, { limit });
      for (; page.nextCursor; page = await list(parent, { limit, cursor: page.nextCursor })) {
        found.push(...ids(page.data));
      }
      expect([...found, ...ids(page.data)]).toEqual(expected);
    }
  });

  it('are for parents, who give a cursor of the list', async () => {
    const { parent, children } = await family();
    expect((await test.browser().call(calls.parentTutors)).status).toBe(401);
    expect((await children[0].browser.call(calls.parentTutors)).status).toBe(403);
    const reply = await parent.browser.call(calls.parentTutors, { query: { cursor: 'nonsense' } });
    expect([reply.status, reply.failure.code]).toEqual([400, 'malformed_request']);
  });
});
