import { calls } from '@paadam/shared/contract';
import { and, desc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { codeFrom } from '../../development/testing/codeFrom';
import {
  addBooking,
  addParent,
  addTutor,
  daysAhead,
  hoursFromNow,
  mathematics,
} from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { auditEvents } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const byParent = (parent: Person, childId: string) =>
  parent.browser.call(calls.unlinkChild, { params: { childId } });
const byChild = (child: Person, parentId: string) =>
  child.browser.call(calls.unlinkParent, { params: { parentId } });

const family = async () => {
  const child = await test.signedIn('student', { name: 'Arjun' });
  return { child, parent: await addParent(test, child) };
};

const sides = [
  {
    side: 'the parent',
    end: ({ parent, child }: { parent: Person; child: Person }) => byParent(parent, child.id),
    actor: 'parent',
    told: 'child',
    subject: 'A parent is no longer linked to your Paadam account',
  },
  {
    side: 'the child',
    end: ({ parent, child }: { parent: Person; child: Person }) => byChild(child, parent.id),
    actor: 'child',
    told: 'parent',
    subject: 'Your child is no longer linked to your Paadam account',
  },
] as const;

describe.each(sides)('a link that $side ends', ({ end, actor, told, subject }) => {
  it('is gone for both, and the other side is told', async () => {
    const both = await family();
    const { parent, child } = both;

    const { status, answer } = await end(both);

    expect([status, answer.data]).toEqual([200, null]);
    const profile = await child.browser.call(calls.profile, { params: { id: child.id } });
    expect(profile.answer.data).toMatchObject({ parents: [], parent: null });
    expect((await parent.browser.call(calls.refreshAuth)).answer.data?.children).toEqual([]);
    const [mail, ...others] = await test.mailsTo(both[told].email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(`Name: ${both[actor].name}`);
    expect(others).toEqual([]);
    expect(await test.mailsTo(both[actor].email)).toEqual([]);
  });

  it('is written down', async () => {
    const both = await family();
    await end(both);
    const rows = await test.database
      .select({ userId: auditEvents.userId, actorId: auditEvents.actorId, otherId: auditEvents.otherId })
      .from(auditEvents)
      .where(and(eq(auditEvents.event, 'unlinked'), eq(auditEvents.otherId, both.parent.id)))
      .orderBy(desc(auditEvents.id));
    expect(rows).toEqual([{ userId: both.child.id, actorId: both[actor].id, otherId: both.parent.id }]);
  });

  it('shows the parent nothing of the child any more', async () => {
    const both = await family();
    const { parent, child } = both;
    const tutor = await addTutor(test);
    const lesson = { status: 'completed', bookedBy: parent.id } as const;
    const bookingId = await addBooking(test, child, tutor, hoursFromNow(-5), lesson);
    await child.browser.call(calls.createReview, { body: { bookingId, rating: 5 } });
    const { browser } = parent;
    const look = async () => {
      const own = { params: { parentId: parent.id } };
      const { data } = (await browser.call(calls.parentProfile, own)).answer;
      const lists = [
        await browser.call(calls.parentBookings, own),
        await browser.call(calls.ownBookings),
        await browser.call(calls.parentReviews),
        await browser.call(calls.ownReviews),
        await browser.call(calls.parentTutors),
      ];
      const body = {
        student: child.id,
        tutor: tutor.id,
        subject: mathematics,
        dateTime: daysAhead(3).toISOString(),
        duration: '1',
      } as const;
      const doors = [
        await browser.call(calls.profile, { params: { id: child.id } }),
        await browser.call(calls.studentBookings, { params: { id: child.id } }),
        await browser.call(calls.booking, { params: { id: bookingId } }),
        await browser.call(calls.createBooking, { body }),
      ];
      return {
        children: data.children.length,
        average: data.averageRating,
        rows: lists.map(({ answer }) => answer.data.length),
        doors: doors.map(({ status }) => status),
      };
    };
    expect(await look()).toEqual({
      children: 1,
      average: 5,
      rows: [1, 1, 1, 1, 1],
      doors: [200, 200, 200, 201],
    });

    await end(both);

    expect(await look()).toEqual({
      children: 0,
      average: null,
      rows: [0, 0, 0, 0, 0],
      doors: [404, 404, 404, 404],
    });
  });

  it('ends once, however often that is asked for at the same time', async () => {
    const both = await family();
    const replies = await Promise.all(Array.from({ length: 8 }, () => end(both)));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(7).fill(404)]);
    expect(await test.mailsTo(both[told].email)).toHaveLength(1);
  });

  it('can be made again', async () => {
    const both = await family();
    const { parent, child } = both;
    await end(both);
    await parent.browser.call(calls.requestLink, { body: { studentEmail: child.email } });
    const otp = codeFrom(await test.mailsTo(child.email));
    const body = { studentEmail: child.email, otp };
    expect((await parent.browser.call(calls.verifyLink, { body })).status).toBe(200);
  });
});

it('leaves the links of others as they are', async () => {
  const { parent, child } = await family();
  const [sibling, otherParent] = [await test.signedIn('student'), await addParent(test, child)];
  await addParent(test, sibling);
  await byParent(parent, child.id);
  const { answer } = await child.browser.call(calls.profile, { params: { id: child.id } });
  expect(answer.data.parents).toMatchObject([{ _id: otherParent.id }]);
});

describe('a link that there is not', () => {
  it('cannot be ended', async () => {
    const { parent, child } = await family();
    const stranger = await family();
    expect((await byParent(parent, stranger.child.id)).status).toBe(404);
    expect((await byChild(child, stranger.parent.id)).status).toBe(404);
    expect((await byParent(parent, uuidv7())).status).toBe(404);
    expect((await byParent(parent, parent.id)).status).toBe(404);
    expect((await parent.browser.call(calls.refreshAuth)).answer.data?.children).toHaveLength(1);
  });
});

it('is ended by its own sides only', async () => {
  const { parent, child } = await family();
  const visitor = test.browser();
  expect((await visitor.call(calls.unlinkChild, { params: { childId: child.id } })).status).toBe(401);
  expect((await visitor.call(calls.unlinkParent, { params: { parentId: parent.id } })).status).toBe(401);
  expect((await byParent(child, child.id)).status).toBe(403);
  expect((await byChild(parent, parent.id)).status).toBe(403);
  const tutor = await addTutor(test);
  expect((await byParent(tutor, child.id)).status).toBe(403);
  expect((await byChild(tutor, parent.id)).status).toBe(403);
});
