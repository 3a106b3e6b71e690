import { anAuthData, aSessionCheck } from '@paadam/shared/testing';
import {
  contactEmailOfDocument,
  operatorOfDocument,
  registryOfDocument,
  sessionOfDocument,
} from './documentData';

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
  expect(contactEmailOfDocument()).toBe('help@school.example');
});

test.each(['{}', 'null', '{"contactEmail":""}', '{"contactEmail":7}'])(
  'a site of %s brings no address',
  (text) => {
    put('paadam-site', text);
    expect(contactEmailOfDocument()).toBeUndefined();
  },
);

test('the document brings who runs the site, as far as that is given', () => {
  put('paadam-site', '{"operator":{"name":"Lessons & Co","address":null,"grievanceOfficer":7}}');
  expect(operatorOfDocument()).toEqual({ name: 'Lessons & Co' });
});

test.each(['{}', '{"operator":null}', '{"operator":"Lessons & Co"}'])(
  'a site of %s does not say who runs it',
  (text) => {
    put('paadam-site', text);
    expect(operatorOfDocument()).toBeUndefined();
  },
);

test('a document without data brings none', () => {
  expect(operatorOfDocument()).toBeUndefined();
  expect(contactEmailOfDocument()).toBeUndefined();
  expect(sessionOfDocument()).toBeUndefined();
  expect(registryOfDocument()).toBeUndefined();
});

test.each(['', 'null', '"signed in"', '{"success":'])('a session of %j is none', (text) => {
  put('paadam-session', text);
  expect(sessionOfDocument()).toBeUndefined();
});
