import { createHmac } from 'node:crypto';
import type { RoomRole } from '@paadam/shared/domain';
import { LiveClient, listening } from '../../development/testing/LiveClient';
import { addBooking } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { parentChildren } from '../../foundation/db/schema';

const liveKit = { url: 'wss://rooms.example', key: 'paadam', secret: 'what-both-of-them-know' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ liveKit });
});
afterAll(() => test.stop());

interface Greeting {
  closesAt: string;
  engine: { kind: string; url: string; token: string };
}

/** Enters the room and reads the token that one gets there, as LiveKit does. */
const enter = async (who: Person, topic: string) => {
  const origin = await listening(test.app);
  const client = await LiveClient.open({ origin, cookies: who.browser.cookies });
  const answer = await client.sub(topic, { tab: 'one-id', after: 0 });
  const { engine, closesAt } = (answer as unknown as { b: Greeting }).b;
  const [head, content = '', signature] = engine.token.split('.');
  expect(signature).toBe(
    createHmac('sha256', liveKit.secret).update(`${head}.${content}`).digest('base64url'),
  );
  const token = JSON.parse(Buffer.from(content, 'base64url').toString());
  return { who, client, engine, closesAt: Date.parse(closesAt) / 1_000, token };
};

it('lets each into the room of this lesson alone, until it closes for them, and a parent only to look', async () => {
  const student = await test.signedIn('student', { name: 'Asha Kumar' });
  const tutor = await test.signedIn('tutor', { name: 'Meera Nair' });
  const parent = await test.signedIn('parent', { name: 'Latha Kumar' });
  await test.database.insert(parentChildren).values({ parentId: parent.id, childId: student.id });
  const began = new Date(Date.now() - 300_000);
  const id = await addBooking(test, student, tutor, began, { status: 'accepted' });
  const topic = `room:${id}`;

  const seen = new Map<RoomRole, Awaited<ReturnType<typeof enter>>>();
  for (const who of [student, tutor]) {
    const found = await enter(who, topic);
    seen.set(who.role as RoomRole, found);
    found.client.say({ t: 'put', topic, ops: [{ id: who.role, k: 'watch', b: { agree: true } }] });
    await found.client.heard(
      (frame) => frame.t === 'ev' && frame.events.some((event) => event.id === who.role),
    );
  }
  seen.set('parent', await enter(parent, topic));

  for (const [role, { who, engine, closesAt, token }] of seen) {
    expect(engine).toMatchObject({ kind: 'livekit', url: 'wss://rooms.example' });
    expect(token).toMatchObject({
      iss: 'paadam',
      // Both sent the same tab id. The server's ids differ.
      sub: `one-id.${who.id}`,
      video: { room: id, roomJoin: true },
    });
    expect(token.video.canPublish).toBe(role !== 'parent');
    expect(token.exp).toBeGreaterThan(closesAt);
    expect(token.exp).toBeLessThan(closesAt + 300);
  }
  expect(seen.get('tutor')?.token.exp).toBeGreaterThan(seen.get('student')?.token.exp);
  for (const { client } of seen.values()) client.leave();
});
