import { apiUrl, HttpResponse, http, server } from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { type RemoteLoad, reportLoadsTo } from './reportLoads';

const load: RemoteLoad = {
  remote: 'mf-tutor',
  version: '1.0.0',
  stage: 'expose',
  ms: 120,
  outcome: 'loaded',
};

const received: { body: unknown; token: string | null; keepalive: boolean }[] = [];
const answerWith = (answer: () => Response) =>
  server.use(
    http.post(apiUrl('/telemetry/remotes'), async ({ request }) => {
      received.push({
        body: await request.clone().json(),
        token: request.headers.get('x-csrf-token'),
        keepalive: request.keepalive,
      });
      return answer();
    }),
  );

let idle: (() => void)[];
beforeEach(() => {
  received.length = 0;
  idle = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
  answerWith(() => HttpResponse.json({ success: true, message: 'OK', data: null }, { status: 201 }));
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'token=; max-age=0';
});

test('loads are reported once the page is idle, so that they outlive it, and with the session’s token', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'token=a-b_100%';
  const report = reportLoadsTo('http://localhost/api');
  report(load);
  report({ ...load, stage: 'page', outcome: 'failed' });
  expect(idle).toHaveLength(1);
  expect(received).toEqual([]);
  for (const work of idle) work();
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received[0]).toEqual({ body: load, token: 'a-b_100%', keepalive: true });
});

test('a page that goes away tells what it still has', async () => {
  const report = reportLoadsTo('http://localhost/api');
  report(load);
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(received).toHaveLength(1));
  for (const work of idle) work();
  expect(received).toHaveLength(1);
});

const beIdle = () => {
  for (const work of idle.splice(0)) work();
};
const bodies = () => received.map(({ body }) => body);

test('the same load time after time is one report, with its count and its time on average', async () => {
  const report = reportLoadsTo('http://localhost/api');
  for (const ms of [100, 200, 600]) report({ ...load, stage: 'page', outcome: 'failed', ms });
  report(load);
  beIdle();
  await waitFor(() => expect(received).toHaveLength(2));
  expect(bodies()).toEqual([{ ...load, stage: 'page', outcome: 'failed', ms: 300, count: 3 }, load]);
});

test('however often something fails, the server hears of it a few times a minute, and of each time', async () => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  const sent = jest.spyOn(window, 'fetch').mockResolvedValue(new Response());
  const report = reportLoadsTo('http://localhost/api');
  const countSent = () =>
    sent.mock.calls
      .map(([, init]) => JSON.parse(String(init?.body)) as RemoteLoad)
      .reduce((sum, { count = 1 }) => sum + count, 0);
  for (let second = 0; second < 60; second += 1) {
    for (let time = 0; time < 10; time += 1) report({ ...load, stage: 'page', outcome: 'failed' });
    beIdle();
    jest.advanceTimersByTime(999);
  }
  expect(sent).toHaveBeenCalledTimes(6);
  expect(countSent()).toBe(60);
  jest.advanceTimersByTime(1_000);
  beIdle();
  expect(sent).toHaveBeenCalledTimes(7);
  expect(countSent()).toBe(600);
  sent.mockRestore();
  jest.useRealTimers();
});

test.each([
  ['does not answer', () => HttpResponse.error()],
  ['fails', () => new HttpResponse(null, { status: 503 })],
])('a server that %s is asked once, and nobody hears of it', async (_, answer) => {
  answerWith(answer);
  const asked = jest.spyOn(window, 'fetch');
  const report = reportLoadsTo('http://localhost/api');
  report(load);
  for (const work of idle) work();
  // The person who asks again does so once the answer is there, or leaves it to a time when the page is idle.
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(idle).toHaveLength(1);
  expect(received).toHaveLength(1);
  asked.mockRestore();
});
