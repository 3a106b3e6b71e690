import { type DeskCall, deskCalls } from '@paadam/shared/contract';
import type { InjectOptions } from 'fastify';
import { addTestOperator, type TestOperator } from '../../development/testing/desk';
import { testMoney } from '../../development/testing/money';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

const origin = 'https://school.lessons.example';
/** The headers that a browser sends for an allowed page: cross-site, and same-site with the desk. */
const elsewhere = { origin: 'https://school.example', 'sec-fetch-site': 'cross-site' };
const sameSite = { origin, 'sec-fetch-site': 'same-site' };

let test: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  test = await startTestApp({
    desk: true,
    money: testMoney,
    allowedOrigins: [elsewhere.origin, origin],
    smtpUrl: null,
  });
  operator = await addTestOperator(test);
});
afterAll(() => test.stop());

const id = '01936e5a-0000-7000-8000-00000000000a';
const addressOf = ({ path }: DeskCall) => `/api${path.replace(':id', id)}`;
const everyCall = Object.entries<DeskCall>(deskCalls);
const namesOf = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control'));

describe.each([
  ['a page of another site that may call the portals’ API', elsewhere],
  ['a page of the same site that may', sameSite],
  ['a page that asks without an origin, as for a picture', { 'sec-fetch-site': 'same-site' }],
])('with the desk’s cookie, %s', (_who, headers) => {
  it.each(everyCall)('is refused at %s, and learns nothing', async (_name, call) => {
    const {
      statusCode,
      headers: answered,
      body,
    } = await operator.browser.request({
      method: call.method,
      url: addressOf(call),
      headers,
    });
    expect([statusCode, JSON.parse(body).code]).toEqual([403, 'csrf_failed']);
    expect(body).not.toContain(operator.browser.token);
    expect(namesOf(answered)).toEqual([]);
  });

  it.each([`/api/desk/invoices/${id}`, `/api/desk/invoices/${id}.pdf`])('does not read %s', async (url) => {
    const { statusCode, headers: answered } = await operator.browser.request({ url, headers });
    expect([statusCode, namesOf(answered)]).toEqual([403, []]);
  });
});

it.each(everyCall)('no preflight allows %s', async (_name, call) => {
  const { statusCode, headers } = await test.browser().request({
    method: 'OPTIONS',
    url: addressOf(call),
    headers: { ...sameSite, 'access-control-request-method': call.method },
  });
  expect([statusCode, namesOf(headers)]).toEqual([404, []]);
});

it('the desk’s own page can read, and so can an address typed by hand', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { origin: test.app.config.publicOrigin, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ]) {
    const { statusCode } = await operator.browser.request({ url: '/api/desk/session', headers });
    expect(statusCode).toBe(200);
  }
});

const others: [string, InjectOptions][] = [
  ['mails of a test site', { url: '/api/dev/mail' }],
  ['metrics', { url: '/api/metrics' }],
  ['the description of the API', { url: '/api/openapi.json' }],
  ['its pages', { url: '/api/docs/' }],
  ['health', { url: '/api/health/live' }],
  ['the live channel', { url: '/api/live' }],
  ['a document to be printed', { url: `/api/invoices/${id}` }],
  ['what is at no address', { url: '/api/nothing' }],
  ['the page of a test payment', { url: `/pay/test/${id}` }],
  ['the way back from a payment', { url: `/pay/back/student/payments/${id}` }],
  ['a page', { url: '/login' }],
  ['a form', { method: 'POST', url: '/login', payload: 'call=login' }],
  ['the desk’s document', { url: '/desk' }],
];

it.each(others)('no page of another origin reads %s with a cookie', async (_what, options) => {
  const { browser } = await test.signedIn('student');
  for (const headers of [elsewhere, sameSite]) {
    const contentType = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await browser.request({ ...options, headers: { ...headers, ...contentType } });
    expect(namesOf(answer.headers)).toEqual([]);
  }
});
