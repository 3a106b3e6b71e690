import { calls } from '@paadam/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { codeFrom } from '../../development/testing/codeFrom';
import { letPass } from '../../development/testing/letPass';
import { addParent, addTutor } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { auditEvents, codes, parentChildren } from '../../foundation/db/schema';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const newParent = (name = 'Latha Kumar') => test.signedIn('parent', { name });
const newChild = (name = 'Arjun') => test.signedIn('student', { name });

const request = (parent: Person, studentEmail: string, parentId?: unknown) =>
  parent.browser.call(calls.requestLink, { body: { studentEmail, parentId } });
const verify = (parent: Person, studentEmail: string, otp: string) =>
  parent.browser.call(calls.verifyLink, { body: { studentEmail, otp } });

const codeFor = async ({ email }: Person) => codeFrom(await test.mailsTo(email));
/** @returns six digits that are not the code */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const link = async (parent: Person, child: Person) => {
  await request(parent, child.email);
  return verify(parent, child.email, await codeFor(child));
};

const childrenOf = async (parent: Person) => {
  const { answer } = await parent.browser.call(calls.parentProfile, { params: { parentId: parent.id } });
  return answer.data.children.map(({ _id }) => _id);
};
const parentsOf = async (child: Person) => {
  const { answer } = await child.browser.call(calls.profile, { params: { id: child.id } });
  return answer.data.parents?.map(({ _id }) => _id);
};
const auditOf = (event: 'link-requested' | 'linked', parent: Person) =>
  test.database
    .select({ userId: auditEvents.userId, actorId: auditEvents.actorId, otherId: auditEvents.otherId })
    .from(auditEvents)
    .where(and(eq(auditEvents.event, event), eq(auditEvents.otherId, parent.id)));

describe('a request to be linked', () => {
  it('mails the child who asks, with the code', async () => {
    const [parent, child] = [await newParent(), await newChild()];

    const { status, answer } = await request(parent, child.email);

    expect([status, answer.data]).toEqual([200, null]);
    const [mail, ...others] = await test.mailsTo(child.email);
    expect(others).toEqual([]);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Latha Kumar');
      expect(body).toContain(parent.email);
      expect(body).toContain(await codeFor(child));
      expect(body).toContain('you need not do anything');
      expect(body).toContain('/student/profile');
    }
    expect(await test.mailsTo(parent.email)).toEqual([]);
    expect(await childrenOf(parent)).toEqual([]);
  });

  it('is the signed-in parent’s, whatever the body says', async () => {
    const [parent, other, child] = [await newParent(), await newParent('Ravi'), await newChild()];
    await request(parent, child.email, other.id);
    const code = await codeFor(child);
    expect((await verify(other, child.email, code)).failure.code).toBe('code_wrong');
    await parent.browser.call(calls.verifyLink, {
      body: { studentEmail: child.email, otp: code, parentId: other.id },
    });
    expect(await childrenOf(parent)).toEqual([child.id]);
    expect(await childrenOf(other)).toEqual([]);
  });

  it('finds the child whatever the case of the address', async () => {
    const [parent, child] = [await newParent(), await newChild()];
    await request(parent, child.email.toUpperCase());
    expect((await verify(parent, child.email, await codeFor(child))).status).toBe(200);
  });

  it('is refused for a child that is linked already', async () => {
    const child = await newChild();
    const parent = await addParent(test, child);
    const { status, failure } = await request(parent, child.email.toUpperCase());
    expect([status, failure.code]).toEqual([409, 'already_linked']);
    expect(await test.mailsTo(child.email)).toEqual([]);
  });

  it('is for parents', async () => {
    const child = await newChild();
    const visitor = test.browser().call(calls.requestLink, { body: { studentEmail: child.email } });
    expect((await visitor).status).toBe(401);
    for (const other of [await newChild(), await addTutor(test)]) {
      expect((await request(other, child.email)).status).toBe(403);
      expect((await verify(other, child.email, '000000')).status).toBe(403);
    }
  });

  it('is written down, with the child where there is one', async () => {
    const [parent, child, tutor] = [await newParent(), await newChild(), await addTutor(test)];
    for (const email of [child.email, tutor.email, `${uuidv7()}@paadam.test`]) await request(parent, email);
    await test.app.jobs.runDue();
    const rows = await auditOf('link-requested', parent);
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual([child.id, null, null]);
    expect(rows).toEqual(rows.map(({ userId }) => ({ userId, actorId: parent.id, otherId: parent.id })));
  });
});

describe('an address that is no student’s', () => {
  /** What a parent gets to see from the first request to the seventh try. */
  const seenFor = async (email: string) => {
    const parent = await newParent();
    const replies = [await verify(parent, email, '123456'), await request(parent, email)];
    await test.app.jobs.runDue();
    const [code] = (await test.mailsTo(email)).flatMap((mail) => /^\d{6}/.exec(mail.subject) ?? []);
    for (let tries = 0; tries < 6; tries += 1) {
      replies.push(await verify(parent, email, otherThan(code ?? '123456')));
    }
    replies.push(await request(parent, email));
    await letPass(test, 60);
    replies.push(await request(parent, email));
    await test.app.jobs.runDue();
    replies.push(await verify(parent, email, otherThan(code ?? '123456')));
    return replies.map(({ status, failure: body, headers }) => ({
      status,
      body: { ...body, message: body.message.replace(/\d+ seconds/, 'some seconds') },
      waits: 'retry-after' in headers,
    }));
  };

  it('is answered as a student’s, in the request and in every try', async () => {
    const [child, tutor, parent] = [await newChild(), await addTutor(test), await newParent()];
    const seen = await seenFor(child.email);
    expect(seen.map(({ body }) => body.code ?? 'taken')).toEqual([
      'code_wrong',
      'taken',
      ...Array<string>(5).fill('code_wrong'),
      'code_tries_used_up',
      'code_sent_recently',
      'taken',
      'code_wrong',
    ]);
    for (const email of [tutor.email, parent.email, `${uuidv7()}@paadam.test`]) {
      expect(await seenFor(email)).toEqual(seen);
      expect(await test.mailsTo(email)).toEqual([]);
    }
  });

  it('has the call write the same rows', async () => {
    const rowsFor = async (email: string) => {
      const parent = await newParent();
      const before = await written();
      await request(parent, email);
      const after = await written();
      return after.map(({ rows, name }, index) => [name, rows - (before[index]?.rows ?? 0)]);
    };
    const written = async () => {
      const counts = [];
      for (const name of ['throttles', 'codes', 'audit_events', 'pgboss.job']) {
        const { rows } = await test.database.$client.query(`SELECT count(*)::int AS rows FROM ${name}`);
        counts.push({ name, rows: Number(rows[0].rows) });
      }
      return counts;
    };
    const ofStudent = await rowsFor((await newChild()).email);
    expect(ofStudent).toEqual([
      ['throttles', 3],
      ['codes', 0],
      ['audit_events', 0],
      ['pgboss.job', 1],
    ]);
    expect(await rowsFor(`${uuidv7()}@paadam.test`)).toEqual(ofStudent);
    expect(await rowsFor((await addTutor(test)).email)).toEqual(ofStudent);
  });
});

describe('the pace of requests', () => {
  it('is one a minute and five an hour for one address, however it is written', async () => {
    const [parent, child] = [await newParent(), await newChild()];
    for (let sent = 1; sent <= 5; sent += 1) {
      expect((await request(parent, child.email)).status).toBe(200);
      const tooSoon = await request(parent, child.email.toUpperCase());
      if (sent < 5) expect([tooSoon.status, tooSoon.failure.code]).toEqual([429, 'code_sent_recently']);
      expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(0);
      expect(await test.mailsTo(child.email)).toHaveLength(sent);
      await letPass(test, 61);
    }
    expect((await request(parent, child.email)).failure.code).toBe('too_many_requests');
    expect(await test.mailsTo(child.email)).toHaveLength(5);
    expect((await request(parent, (await newChild()).email)).status).toBe(200);
    await letPass(test, 3_600);
    expect((await request(parent, child.email)).status).toBe(200);
  });

  it('is ten mails an hour for one mailbox, whoever asks', async () => {
    const child = await newChild();
    const parents = await Promise.all(Array.from({ length: 12 }, () => newParent()));

    const replies = await Promise.all(parents.map((parent) => request(parent, child.email)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.map(({ failure }) => failure.code)).toEqual(['too_many_requests', 'too_many_requests']);
    expect(await test.mailsTo(child.email)).toHaveLength(10);
  });

  it('is twenty an hour for one parent, whichever the addresses', async () => {
    const [parent, other] = [await newParent(), await newParent()];
    const ask = () => request(parent, `${uuidv7()}@paadam.test`);

    const replies = await Promise.all(Array.from({ length: 22 }, ask));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.map(({ failure }) => failure.code)).toEqual(['too_many_requests', 'too_many_requests']);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await request(other, `${uuidv7()}@paadam.test`)).status).toBe(200);
    await letPass(test, 3_600);
    expect((await ask()).status).toBe(200);
  });
});

describe('the right code', () => {
  it('links the child, and both are told', async () => {
    const [parent, child] = [await newParent(), await newChild()];

    const { status, answer } = await link(parent, child);

    expect(status).toBe(200);
    expect(answer.data).toEqual({ _id: child.id, name: 'Arjun', email: child.email, profileUrl: null });
    expect(await childrenOf(parent)).toEqual([child.id]);
    expect(await parentsOf(child)).toEqual([parent.id]);
    const toChild = (await test.mailsTo(child.email)).at(-1);
    expect(toChild?.subject).toBe('A parent is now linked to your Paadam account');
    expect(toChild?.text).toContain(`Name: Latha Kumar\n\nE-mail address: ${parent.email}`);
    const [toParent] = await test.mailsTo(parent.email);
    expect(toParent?.text).toContain(`Name: Arjun\n\nE-mail address: ${child.email}`);
    expect(await auditOf('linked', parent)).toEqual([
      { userId: child.id, actorId: parent.id, otherId: parent.id },
    ]);
  });

  it('links once, however many give it at the same time', async () => {
    const [parent, child] = [await newParent(), await newChild()];
    await request(parent, child.email);
    const code = await codeFor(child);

    const replies = await Promise.all(Array.from({ length: 50 }, () => verify(parent, child.email, code)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = new Set(
      replies.filter(({ status }) => status !== 200).map(({ failure }) => failure.code),
    );
    expect([...refused].toSorted()).toEqual(['code_spent', 'code_tries_used_up']);
    expect(await auditOf('linked', parent)).toHaveLength(1);
    expect(await test.mailsTo(parent.email)).toHaveLength(1);
  });

  it('leaves a link that is there as it is', async () => {
    const [parent, child] = [await newParent(), await newChild()];
    await request(parent, child.email);
    const code = await codeFor(child);
    await test.database.insert(parentChildren).values({ parentId: parent.id, childId: child.id });

    const { status, answer } = await verify(parent, child.email, code);

    expect([status, answer.data._id]).toEqual([200, child.id]);
    expect(await childrenOf(parent)).toEqual([child.id]);
    expect(await auditOf('linked', parent)).toEqual([]);
    expect(await test.mailsTo(parent.email)).toEqual([]);
  });

  it('is of no use to another parent, nor for another child', async () => {
    const [parent, other] = [await newParent(), await newParent('Ravi')];
    const [child, sibling] = [await newChild(), await newChild('Diya')];
    await request(parent, child.email);
    const code = await codeFor(child);
    await request(other, child.email);
    const codeOfOther = await codeFor(child);
    // Once in a million times the two are the same.
    if (code !== codeOfOther) {
      expect((await verify(other, child.email, code)).failure.code).toBe('code_wrong');
    }
    expect((await verify(parent, sibling.email, code)).failure.code).toBe('code_wrong');
    expect(await childrenOf(other)).toEqual([]);
    expect((await verify(parent, child.email, code)).status).toBe(200);
    expect((await verify(other, child.email, codeOfOther)).status).toBe(200);
  });

  it('fails after five wrong ones', async () => {
    const [parent, child] = [await newParent(), await newChild()];
    await request(parent, child.email);
    const code = await codeFor(child);
    for (let tries = 0; tries < 5; tries += 1) await verify(parent, child.email, otherThan(code));
    expect((await verify(parent, child.email, code)).failure.code).toBe('code_tries_used_up');
    expect(await childrenOf(parent)).toEqual([]);
  });

  it('fails once it has expired, been used or been replaced', async () => {
    const [parent, child] = [await newParent(), await newChild()];
    await request(parent, child.email);
    const replaced = await codeFor(child);
    await letPass(test, 60);
    await request(parent, child.email);
    const code = await codeFor(child);
    if (replaced !== code) {
      expect((await verify(parent, child.email, replaced)).failure.code).toBe('code_wrong');
    }
    const ofPair = eq(codes.target, `${parent.id} ${child.email}`);
    await test.database.update(codes).set({ expiresAt: sql`now()` }).where(ofPair);
    expect((await verify(parent, child.email, code)).failure.code).toBe('code_expired');
    await test.database.update(codes).set({ expiresAt: sql`now() + interval '1 minute'` }).where(ofPair);
    expect((await verify(parent, child.email, code)).status).toBe(200);
    expect((await verify(parent, child.email, code)).failure.code).toBe('code_spent');
  });
});

it('links several parents to a child, and several children to a parent', async () => {
  const parents = [await newParent(), await newParent('Ravi Kumar')] as const;
  const children = [await newChild(), await newChild('Diya')] as const;
  for (const parent of parents) {
    for (const child of children) expect((await link(parent, child)).status).toBe(200);
  }
  for (const parent of parents) expect(await childrenOf(parent)).toEqual(children.map(({ id }) => id));
  for (const child of children) expect(await parentsOf(child)).toEqual(parents.map(({ id }) => id));
});
