import { anAuthData, aSessionCheck } from '@paadam/shared/testing';
import { drawnOfDocument, registryOfDocument, sessionOfDocument, siteOfDocument } from './documentData';

const put = (id: string, text: string) => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = text;
  document.head.append(element);
};
afterEach(() => document.head.replaceChildren());

test('the document brings who is signed in, and the registry', () => {
  const session = aSessionCheck(anAuthData({ name: '</script> & co' }));
  put('paadam-session', JSON.stringify(session));
  put('paadam-registry', '{"remotes":{}}');
  expect(sessionOfDocument()).toEqual(session);
  expect(registryOfDocument()).toEqual({ remotes: {} });
});

test('the document brings the address that people write to', () => {
  put('paadam-site', '{"contactEmail":"help@school.example"}');
  expect(siteOfDocument().contactEmail).toBe('help@school.example');
});

test.each(['{}', 'null', '{"contactEmail":""}', '{"contactEmail":7}'])(
  'a site of %s brings no address',
  (text) => {
    put('paadam-site', text);
    expect(siteOfDocument().contactEmail).toBeUndefined();
  },
);

test('the document brings who runs the site, as far as that is given', () => {
  put('paadam-site', '{"operator":{"name":"Lessons & Co","address":null,"grievanceOfficer":7}}');
  expect(siteOfDocument().operator).toEqual({ name: 'Lessons & Co' });
});

test.each(['{}', '{"operator":null}', '{"operator":"Lessons & Co"}'])(
  'a site of %s does not say who runs it',
  (text) => {
    put('paadam-site', text);
    expect(siteOfDocument().operator).toBeUndefined();
  },
);

test('a document without data brings none', () => {
  expect(siteOfDocument().operator).toBeUndefined();
  expect(siteOfDocument().contactEmail).toBeUndefined();
  expect(sessionOfDocument()).toBeUndefined();
  expect(registryOfDocument()).toBeUndefined();
  expect(drawnOfDocument()).toBeUndefined();
});

test('the document says what the server has drawn', () => {
  const drawn = { portal: { name: 'mf-public', version: '1.0.0' }, state: { subject: {} }, form: null };
  put('paadam-drawn', JSON.stringify(drawn));
  expect(drawnOfDocument()).toEqual(drawn);
});

test.each(['', 'null', '"signed in"', '{"success":'])('a session of %j is none', (text) => {
  put('paadam-session', text);
  expect(sessionOfDocument()).toBeUndefined();
});
