import { HttpResponse, http, server } from '@paadam/shared/testing';
import { aRow } from '../testing/testPortal';
import { amendRegistry } from './amendRegistry';

const allowed = { own: 'http://localhost', remotes: ['http://localhost:3003'] };
const baseUrl = 'http://localhost:3003/';
const override = { name: 'mf-tutor', title: 'The tutor panel', baseUrl };
const deployed = { ...aRow(), previous: { ...aRow(), version: '0.9.0' } };
const parent = aRow({ name: 'mf-parent' });
const registry = { remotes: { 'mf-tutor': deployed, 'mf-parent': parent } };

const served = (remote: unknown, status = 200) =>
  server.use(
    http.get(`${baseUrl}remote.json`, () => HttpResponse.json(remote as Record<string, unknown>, { status })),
  );
const amend = () => amendRegistry(registry, [override], allowed);
/** What cannot be loaded, and says so when the portal is opened. */
const dead = expect.objectContaining({
  baseUrl,
  entry: 'remoteEntry.js',
  integrity: '',
  version: 'override',
});

test('a portal comes from where the browser was told, held to no hash, with no version to fall back to', async () => {
  const local = { ...aRow().remote, entry: 'remoteEntry.js', title: 'My tutor panel' };
  served(local);
  expect((await amend()).remotes).toEqual({
    'mf-tutor': { version: 'override', baseUrl, entry: 'remoteEntry.js', integrity: '', remote: local },
    'mf-parent': parent,
  });
});

test.each<[string, number, unknown]>([
  ['is nothing', 404, {}],
  ['is no portal', 200, { name: 'mf-tutor' }],
  ['is another portal', 200, parent.remote],
  ['has its entry elsewhere', 200, { ...aRow().remote, entry: 'https://evil.example/entry.js' }],
])('the deployed version does not stand in where what is there %s', async (_, status, remote) => {
  served(remote, status);
  const { remotes } = await amend();
  expect(remotes['mf-tutor']).toEqual(dead);
  expect(remotes['mf-tutor']?.previous).toBeUndefined();
  expect(remotes['mf-parent']).toBe(parent);
});

test('a portal that is not deployed yet can be shown all the same', async () => {
  served({ ...aRow().remote, entry: 'remoteEntry.js' });
  const { remotes } = await amendRegistry({ remotes: {} }, [override], allowed);
  expect(remotes['mf-tutor']).toEqual(dead);
});
