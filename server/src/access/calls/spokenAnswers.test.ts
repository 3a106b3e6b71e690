import { languageHeader, type PageLanguage } from '@paadam/shared/domain';
import { addAccount, password } from '../../development/testing/accounts';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ languages: ['en', 'ta', 'hi', 'qps'] });
});
afterAll(() => test.stop());

const ask = async (method: 'GET' | 'POST', url: string, payload?: object, language: PageLanguage = 'qps') => {
  const headers = { [languageHeader]: language };
  const { body } = await test.browser().request({ method, url, headers, ...(payload && { payload }) });
  return JSON.parse(body) as { success: boolean; message: string; fields?: Record<string, string> };
};

/** What the language of tests puts around each of its texts. */
const spoken = /^\[.*\]$/;

it.each([
  ['nobody signed in', 'GET', '/api/tutor/calendars', undefined],
  ['no such address', 'GET', '/api/nowhere', undefined],
  ['no such person', 'GET', '/api/profile/01939c5e-0000-7000-8000-000000000000', undefined],
  ['a query that is wrong', 'GET', '/api/tutors?minRate=-1', undefined],
  ['a query that crosses', 'GET', '/api/tutors?minRate=900&maxRate=100', undefined],
  ['an unknown field', 'POST', '/api/login', { email: 'a@paadam.test', password: 'x', more: 1 }],
  ['fields that are missing', 'POST', '/api/register', {}],
  ['a wrong password', 'POST', '/api/login', { email: 'a@paadam.test', password: 'no such password' }],
] as const)('is refused in the language of the page: %s', async (_what, method, url, payload) => {
  const { message, fields = {} } = await ask(method, url, payload);
  expect(message).toMatch(spoken);
  for (const text of Object.values(fields)) expect(text).toMatch(spoken);
  expect((await ask(method, url, payload, 'en')).message).not.toMatch(/\[/);
});

it('is told of a success in the language of the page', async () => {
  const { email } = await addAccount(test, {});
  const signedIn = await ask('POST', '/api/login', { email, password });
  expect(signedIn.message).toMatch(spoken);
});
