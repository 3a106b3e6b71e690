import { type BookingListQuery, calls } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import { addBooking, addParent, addTutor, daysAhead, hoursFromNow } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { reviews } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const family = async () => {
  const children = [
    await test.signedIn('student', { name: 'Arjun' }),
    await test.signedIn('student', { name: 'Diya' }),
  ] as const;
  return { children, parent: await addParent(test, ...children), tutor: await addTutor(test) };
};

const addReview = async (student: Person, tutor: Person, rating: number, hours: number) => {
  const bookingId = await addBooking(test, student, tutor, hoursFromNow(hours), { status: 'completed' });
  await test.database
    .insert(reviews)
    .values({ id: uuidv7(), bookingId, tutorId: tutor.id, studentId: student.id, rating });
};

describe('the parent’s profile', () => {
  const view = async (parent: Person) =>
    (await parent.browser.call(calls.parentProfile, { params: { parentId: parent.id } })).answer.data;

  it('holds the parent and the children', async () => {
    const { parent, children } = await family();
    const contacts = children.map(({ id, name, email }) => ({ _id: id, name, email }));
    expect(await view(parent)).toEqual({
      parent: {
        _id: parent.id,
        role: 'parent',
        name: parent.name,
        email: parent.email,
        profileUrl: null,
        timeZone: 'Asia/Kolkata',
        language: 'en',
        children: contacts,
      },
      children: contacts.map((contact) => ({ ...contact, profileUrl: null })),
      averageRating: null,
    });
  });

  it('averages the stars that the children gave, and nobody else', async () => {
    const { parent, children, tutor } = await family();
    await addReview(children[0], tutor, 5, -30);
    await addReview(children[1], tutor, 4, -40);
    await addReview(children[1], tutor, 4, -50);
    await addReview(await test.signedIn('student'), tutor, 1, -60);
    expect((await view(parent)).averageRating).toBe(4.33);
  });
});

describe('the parent’s bookings', () => {
  const list = async (parent: Person, query: BookingListQuery = {}) =>
    (await parent.browser.call(calls.parentBookings, { params: { parentId: parent.id }, query })).answer;

  it('are those of all children, latest first, with the number of those to come', async () => {
    const { parent, children, tutor } = await family();
    const ended = await addBooking(test, children[0], tutor, hoursFromNow(-5), { status: 'accepted' });
    const running = await addBooking(test, children[0], tutor, hoursFromNow(-0.5), { status: 'accepted' });
    const asked = await addBooking(test, children[1], tutor, daysAhead(3));
    await addBooking(test, children[1], tutor, daysAhead(4), { status: 'cancelled' });
    await addBooking(test, await test.signedIn('student'), tutor, daysAhead(5));

    const { data, upcomingCount, waitingCount } = await list(parent);

    expect(data.map(({ _id, status, student }) => [_id, status, student.name])).toEqual([
      [asked, 'pending', 'Diya'],
      [running, 'accepted', 'Arjun'],
      [ended, 'completed', 'Arjun'],
    ]);
    expect([upcomingCount, waitingCount]).toEqual([1, 1]);
  });

  it('come in pages, each with the number over all of them', async () => {
    const { parent, children, tutor } = await family();
    const ids: string[] = [];
    for (let day = 0; day < 5; day += 1) {
      ids.unshift(await addBooking(test, children[day % 2 === 0 ? 0 : 1], tutor, daysAhead(3 + day)));
    }
    const first = await list(parent, { limit: 3 });
    const second = await list(parent, { limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(ids);
    expect([first.waitingCount, second.waitingCount, second.nextCursor]).toEqual([5, 5, null]);
  });

  it('may be limited to a status and to a time, and turned round; the number stays over all of them', async () => {
    const { parent, children, tutor } = await family();
    const [first, cancelled, third, fourth] = [
      await addBooking(test, children[0], tutor, daysAhead(3)),
      await addBooking(test, children[1], tutor, daysAhead(4), { status: 'cancelled' }),
      await addBooking(test, children[0], tutor, daysAhead(5), { status: 'accepted' }),
      await addBooking(test, children[1], tutor, daysAhead(6)),
    ];
    const from = daysAhead(5).toISOString();
    for (const [query, ids] of [
      [{}, [fourth, third, first]],
      [{ order: 'earliest' }, [first, third, fourth]],
      [{ status: 'pending' }, [fourth, first]],
      [{ status: 'cancelled' }, [cancelled]],
      [{ status: 'expired' }, []],
      [{ from }, [fourth, third]],
      [{ to: from }, [first]],
      [{ from, status: 'pending' }, [fourth]],
    ] satisfies [BookingListQuery, string[]][]) {
      const { data, upcomingCount, waitingCount } = await list(parent, query);
      expect({ query, ids: data.map(({ _id }) => _id), upcomingCount, waitingCount }).toEqual({
        query,
        ids,
        upcomingCount: 1,
        waitingCount: 2,
      });
    }
  });

  it('are none without a child', async () => {
    expect(await list(await addParent(test))).toMatchObject({ data: [], upcomingCount: 0, nextCursor: null });
  });
});

describe('the reviews of the children', () => {
  it('may be limited to one child', async () => {
    const { parent, children, tutor } = await family();
    await addReview(children[0], tutor, 5, -30);
    await addReview(children[1], tutor, 4, -40);
    await addReview(children[1], tutor, 3, -50);
    const ratings = async (child?: Person) => {
      const query = child ? { child: child.id } : {};
      const { answer } = await parent.browser.call(calls.parentReviews, { query });
      return answer.data.map(({ rating }) => rating).sort();
    };
    expect(await ratings()).toEqual([3, 4, 5]);
    expect(await ratings(children[0])).toEqual([5]);
    expect(await ratings(children[1])).toEqual([3, 4]);
  });

  it('are not there for a child who is not linked, whoever that is', async () => {
    const { parent, tutor } = await family();
    const stranger = await test.signedIn('student');
    await addReview(stranger, tutor, 5, -30);
    for (const child of [stranger.id, tutor.id, parent.id, uuidv7()]) {
      const { status, failure } = await parent.browser.call(calls.parentReviews, { query: { child } });
      expect([status, failure.code]).toEqual([404, 'not_found']);
    }
  });
});

describe.each([calls.parentProfile, calls.parentBookings])('$path', (call) => {
  it('is that parent’s alone', async () => {
    const { parent, children, tutor } = await family();
    const statusFor = async (person: Person | undefined) =>
      (await (person?.browser ?? test.browser()).call(call, { params: { parentId: parent.id } })).status;

    expect(await statusFor(undefined)).toBe(401);
    expect(await statusFor(children[0])).toBe(403);
    expect(await statusFor(tutor)).toBe(403);
    expect(await statusFor(await addParent(test, ...children))).toBe(404);
    expect(await statusFor(parent)).toBe(200);
  });
});
