import { HttpResponse, http, server } from '@paadam/shared/testing';
import { loadEntry } from './loadEntry';

const file = {
  remote: 'mf-tutor',
  url: 'http://localhost/mf-tutor/1.0.0/remoteEntry.js',
  integrity: 'sha384-x',
  globalName: 'mf_tutor',
};
const globals = window as unknown as Record<string, unknown>;
const container = { get: () => {}, init: () => {} };

/** jsdom runs no scripts; the test says what became of this one. */
const script = () => {
  const added = document.head.querySelector('script');
  if (!added) throw new Error('No script was added.');
  return added;
};
const arrive = (left: unknown) => {
  globals.mf_tutor = left;
  script().dispatchEvent(new Event('load'));
};
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globals, 'mf_tutor');
});

test('an entry is held to its hash, leaves its container, and nothing in the document', async () => {
  const loading = loadEntry(file);
  expect(script()).toMatchObject({ src: file.url, integrity: 'sha384-x', crossOrigin: null });
  arrive(container);
  expect(await loading).toBe(container);
  expect(document.head).toBeEmptyDOMElement();
});

test('an entry from another origin is asked for with CORS, without which no hash can be checked', async () => {
  const loading = loadEntry({ ...file, url: 'https://files.example/remoteEntry.js' });
  expect(script()).toMatchObject({ crossOrigin: 'anonymous', integrity: 'sha384-x' });
  arrive(container);
  await loading;
});

test('an entry that leaves nothing is broken, whatever an earlier try has left', async () => {
  globals.mf_tutor = container;
  const loading = loadEntry(file);
  expect(globals.mf_tutor).toBeUndefined();
  arrive(undefined);
  await expect(loading).rejects.toMatchObject({ remote: 'mf-tutor', stage: 'entry', kind: 'broken' });
});

test('an entry that does not come is missing', async () => {
  server.use(http.get(file.url, () => new HttpResponse(null, { status: 404 })));
  const loading = loadEntry(file);
  script().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ stage: 'entry', kind: 'missing' });
});
