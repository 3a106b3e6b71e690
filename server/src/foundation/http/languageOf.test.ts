import { calls } from '@paadam/shared/contract';
import { languageHeader } from '@paadam/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { users } from '../db/schema';
import { languageOf } from './languageOf';

const asked = (
  { header, own, accept }: { header?: string; own?: string; accept?: string },
  languages = ['en', 'ta', 'hi'],
) =>
  languageOf({
    headers: { [languageHeader]: header, 'accept-language': accept },
    session: own ? { user: { language: own } } : null,
    server: { config: { languages } },
  } as unknown as FastifyRequest);

describe('the language of an answer', () => {
  it('is the page’s, else the person’s own, else the browser’s, else English', () => {
    expect(asked({ header: 'hi', own: 'ta', accept: 'ta' })).toBe('hi');
    expect(asked({ header: 'en', own: 'ta', accept: 'ta' })).toBe('en');
    expect(asked({ own: 'ta', accept: 'hi' })).toBe('ta');
    expect(asked({ accept: 'hi-IN,hi;q=0.9,en;q=0.8' })).toBe('hi');
    expect(asked({})).toBe('en');
  });

  it.each([
    ['fr-FR, ta;q=0.4, hi;q=0.7', 'hi'],
    ['TA-in', 'ta'],
    ['ta;q=0, en', 'en'],
    ['*', 'en'],
    [';;;,q=1,ta;q=x', 'en'],
  ])('is, of a browser that asks for "%s", %s', (accept, expected) => {
    expect(asked({ accept })).toBe(expected);
  });

  it('is never one that the site does not offer', () => {
    expect(asked({ header: 'hi', own: 'hi', accept: 'hi,ta' }, ['en', 'ta'])).toBe('ta');
    expect(asked({ header: 'ta', own: 'ta', accept: 'ta' }, ['en'])).toBe('en');
    expect(asked({ header: 'qps' })).toBe('en');
  });
});

describe('in which language somebody reads', () => {
  let test: TestApp;
  let english: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ languages: ['en', 'ta', 'hi'], publicOrigin: 'http://localhost:3000' });
    english = await startTestApp();
  });
  afterAll(async () => void (await Promise.all([test.stop(), english.stop()])));

  const register = async (app: TestApp, headers: Record<string, string>) => {
    const email = `${crypto.randomUUID()}@paadam.test`;
    const browser = app.browser();
    const body = { name: 'Kavya', email, password: 'seven mangoes on a roof', role: 'student' as const };
    await browser.request({ method: 'POST', url: '/api/register', headers, payload: body });
    const [mail] = await app.mailsTo(email);
    const otp = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
    const { answer } = await browser.call(calls.verifyOtp, { body: { email, otp } });
    const [stored] = await app.database
      .select({ language: users.language })
      .from(users)
      .where(eq(users.email, email));
    return { told: answer.data.language, stored: stored?.language };
  };

  it('is said by the page on which they register', async () => {
    expect(await register(test, { [languageHeader]: 'ta' })).toEqual({ told: 'ta', stored: 'ta' });
    expect(await register(test, {})).toEqual({ told: 'en', stored: 'en' });
  });

  it('is English, and not spoken of, where there is nothing else', async () => {
    expect(await register(english, { [languageHeader]: 'ta' })).toEqual({ told: undefined, stored: 'en' });
  });

  it('is changed in the profile, and their mails lead there', async () => {
    const kavya = await test.signedIn('student');
    const { answer } = await kavya.browser.call(calls.saveProfile, {
      params: { id: kavya.id },
      body: { language: 'hi' },
    });
    expect(answer.data.language).toBe('hi');
    const check = await kavya.browser.call(calls.refreshAuth, {});
    expect(check.answer.data?.language).toBe('hi');
    await kavya.browser.call(calls.saveProfile, { params: { id: kavya.id }, body: { name: 'Kavya' } });
    expect((await kavya.browser.call(calls.refreshAuth, {})).answer.data?.language).toBe('hi');

    // A person registers with an address that has an account: the mail leads to the sign-in page.
    await test.browser().call(calls.register, {
      body: { name: 'X', email: kavya.email, password: 'seven mangoes on a roof', role: 'student' },
    });
    const mails = await test.mailsTo(kavya.email);
    expect(mails.at(-1)?.text).toContain('http://localhost:3000/hi/login');
  });

  it('is one of those that there are', async () => {
    const kavya = await test.signedIn('student');
    const { status } = await kavya.browser.call(calls.saveProfile, {
      params: { id: kavya.id },
      body: { language: 'fr' as 'ta' },
    });
    expect(status).toBe(400);
  });
});
