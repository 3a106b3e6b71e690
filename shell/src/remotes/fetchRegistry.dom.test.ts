import { HttpResponse, http, server } from '@paadam/shared/testing';
import { aRow, ownOrigin } from '../testing/testPortal';
import { fetchRegistry } from './fetchRegistry';

const address = 'http://localhost/registry.json';
const { signal } = new AbortController();

test('the registry is fetched past every cache, and rows that may not run here are left out', async () => {
  const tutor = aRow();
  let cache: RequestCache | undefined;
  server.use(
    http.get(address, ({ request }) => {
      cache = request.cache;
      return HttpResponse.json({ remotes: { 'mf-tutor': tutor, 'mf-parent': {} } });
    }),
  );
  expect(await fetchRegistry(ownOrigin, signal)).toEqual({ remotes: { 'mf-tutor': tutor } });
  expect(cache).toBe('no-cache');
});

test.each([
  ['is not there', () => HttpResponse.json({}, { status: 404 })],
  ['is a page', () => HttpResponse.html('<h1>Hello</h1>')],
  ['cannot be reached', () => HttpResponse.error()],
])('a registry that %s is an error', async (_, answer) => {
  server.use(http.get(address, answer));
  await expect(fetchRegistry(ownOrigin, signal)).rejects.toThrow();
});

test('a page in another language asks for what portals declare in that', async () => {
  const asked: string[] = [];
  server.use(
    http.get(address, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ remotes: {} });
    }),
  );
  document.documentElement.lang = 'en';
  await fetchRegistry(ownOrigin, signal);
  document.documentElement.lang = 'ta';
  await fetchRegistry(ownOrigin, signal);
  document.documentElement.lang = 'en';
  expect(asked).toEqual(['', '?language=ta']);
});
