import { calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { contactMessages, throttles } from '../../foundation/db/schema';
import { rateLimitKey } from '../../foundation/rate-limits/rateLimit';

const operator = 'operator@paadam.test';
let test: TestApp;
beforeAll(async () => {
  const addressLimits = { signIns: 300, registrations: 100, contacts: 2, calls: 3_000 };
  test = await startTestApp({ operatorEmail: operator, addressLimits });
});
beforeEach(() => test.database.delete(contactMessages));
afterAll(() => test.stop());

const message = {
  name: 'கவ்யா "Kavya" <root@evil.example>',
  email: 'kavya+lessons@paadam.test',
  subject: 'A <b>question</b>',
  message: 'Hello,\n\nare there lessons in தமிழ்?\r\n<script>alert(1)</script>\n',
};

const lastMail = async () => {
  const mail = (await test.mailsTo(operator)).at(-1);
  if (!mail) throw new Error('No mail has come.');
  return mail;
};

/** The mail as it goes over the wire. */
const written = async (): Promise<string> => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await composer.sendMail({ ...(await lastMail()), from: 'no-reply@paadam.test' });
  return String(bytes);
};

const send = (changes: Partial<typeof message> = {}) =>
  test.browser().call(calls.contact, { body: { ...message, ...changes } });

describe('a message to the operator', () => {
  it('is kept and mailed, and an answer reaches who wrote it', async () => {
    const { status, answer } = await send();
    expect(status).toBe(201);
    expect(answer).toEqual({ success: true, message: 'Message sent successfully!', data: null });
    expect(await test.database.select().from(contactMessages)).toMatchObject([
      { ...message, message: message.message.replace('\r\n', '\n').trim() },
    ]);
    expect(await lastMail()).toMatchObject({
      to: operator,
      subject: 'Contact form: A <b>question</b>',
      replyTo: { name: message.name, address: message.email },
    });
  });

  it('is not kept where it could not be mailed', async () => {
    const { $client: client } = test.database;
    await client.query('ALTER TABLE pgboss.job RENAME TO elsewhere');
    const { status } = await send();
    await client.query('ALTER TABLE pgboss.elsewhere RENAME TO job');
    expect(status).toBe(500);
    expect(await test.database.select().from(contactMessages)).toEqual([]);
  });

  it('keeps its lines, and is text and nothing else', async () => {
    await send();
    const { text, html } = await lastMail();
    expect(text).toContain('Hello,\n\nare there lessons in தமிழ்?\n<script>alert(1)</script>');
    expect(html).toContain('Hello,<br>\n<br>\nare there lessons in தமிழ்?<br>\n&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });

  it('goes to the operator alone, whatever the name looks like', async () => {
    await send();
    const { to, replyTo, cc, bcc, from, subject } = await PostalMime.parse(await written());
    expect(to).toEqual([{ address: operator, name: '' }]);
    expect(replyTo).toEqual([{ address: message.email, name: message.name }]);
    expect([cc, bcc, from?.address]).toEqual([undefined, undefined, 'no-reply@paadam.test']);
    expect(subject).toBe('Contact form: A <b>question</b>');
  });

  it.each([
    ['a name of two lines', { name: 'Kavya\r\nBcc: all@evil.example' }],
    ['a name with a line separator', { name: 'Kavya\u2028Bcc: all@evil.example' }],
    ['an address of two lines', { email: 'kavya@paadam.test\r\nBcc: all@evil.example' }],
    ['two addresses', { email: 'kavya@paadam.test, all@evil.example' }],
    ['an address with a name', { email: '"Kavya" <kavya@paadam.test>' }],
    ['a subject of two lines', { subject: 'Hello\r\nBcc: all@evil.example' }],
    ['a subject with a control character', { subject: 'Hello\u0085Bcc: all@evil.example' }],
    ['a blank subject', { subject: ' ' }],
    ['a subject that nobody can see', { subject: '\u3164' }],
    ['a blank message', { message: '\n' }],
    ['a message that nobody can see', { message: '\u200B\n\u2800' }],
    ['a message that is too long', { message: 'x'.repeat(limits.contact.messageCharacters + 1) }],
  ])('cannot have %s', async (_, changes) => {
    const { status, failure } = await send(changes);
    expect([status, failure.code, Object.keys(failure.fields ?? {})]).toEqual([
      400,
      'validation_failed',
      Object.keys(changes),
    ]);
    expect(await test.database.select().from(contactMessages)).toEqual([]);
  });

  it('has a subject without characters that change the text direction', async () => {
    expect((await send({ subject: '\tHello \u202Egnp.exe\u200E' })).status).toBe(201);
    expect((await lastMail()).subject).toBe('Contact form: Hello gnp.exe');
  });

  it('cannot be sent without end from one address', async () => {
    const from = (remoteAddress: string) =>
      test.browser().request({ method: 'POST', url: '/api/contact', payload: message, remoteAddress });
    for (let times = 0; times < 2; times += 1) expect((await from('203.0.113.1')).statusCode).toBe(201);
    const refused = await from('203.0.113.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.2')).statusCode).toBe(201);
    expect(await test.database.select().from(contactMessages)).toHaveLength(3);
  });

  describe('in a day', () => {
    const { ofOne, withOneAddress, ofVisitors } = limits.contact.aDay;
    const count = async (what: string, whose: string, times: number) =>
      test.database
        .insert(throttles)
        .values({
          key: rateLimitKey({ what, whose }),
          count: times,
          lastAt: new Date(),
          resetsAt: new Date(Date.now() + 3_600_000),
        })
        .onConflictDoUpdate({ target: throttles.key, set: { count: times } });
    beforeEach(() => test.database.delete(throttles));
    const from = (remoteAddress: string) =>
      test.browser().request({ method: 'POST', url: '/api/contact', payload: message, remoteAddress });

    it.each([
      ['all visitors', 'contacts-of-visitors', 'all', ofVisitors],
      ['one network', 'contacts-of-network', '203.0.113.9', ofOne],
      ['one address for the answer', 'contacts-with-address', message.email, withOneAddress],
    ])('is limited from %s, and the refusal says where to write', async (_, what, whose, most) => {
      await count(what, whose, most - 1);
      expect((await from('203.0.113.9')).statusCode).toBe(201);
      const refused = await from('203.0.113.9');
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
      expect(refused.json().message).toContain(`send a mail to ${operator}`);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(900);
      expect(await test.database.select().from(contactMessages)).toHaveLength(1);
    });

    it('can come from signed-in people, however many visitors write', async () => {
      await count('contacts-of-visitors', 'all', ofVisitors);
      await count('contacts-with-address', message.email, withOneAddress);
      const { browser, id } = await test.signedIn('student');
      expect((await browser.call(calls.contact, { body: message })).status).toBe(201);
      await count('contacts-of-person', id, ofOne);
      expect((await browser.call(calls.contact, { body: message })).status).toBe(429);
    });
  });

  it('may come from somebody signed in', async () => {
    const { browser } = await test.signedIn('student');
    expect((await browser.call(calls.contact, { body: message })).status).toBe(201);
  });
});
