import { canonicalEmail, isEmail, needsUnicodeMail } from './emailAddress';

it.each([
  ['Asha.Rao+x@Example.ORG', 'Asha.Rao+x@example.org'],
  [' asha@example.org\u200B ', 'asha@example.org'],
  ['\u202Aasha@example.org\u202C', 'asha@example.org'],
  ['a@müller.example', 'a@xn--mller-kva.example'],
  ['a@MU\u0308LLER.example', 'a@xn--mller-kva.example'],
  ['a@xn--mller-kva.Example', 'a@xn--mller-kva.example'],
  ['asha＠ｅｘａｍｐｌｅ．ｏｒｇ', 'asha@example.org'],
  ['மாலா@example.org', 'மாலா@example.org'],
  ['श्\u200Dवेता@उदाहरण.भारत', 'श्\u200Dवेता@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['É.Dupont@example.org', 'é.dupont@example.org'],
])('%s is an address, %s', (typed, address) => {
  expect(canonicalEmail(typed)).toBe(address);
  expect(isEmail(address)).toBe(true);
  expect(canonicalEmail(address)).toBe(address);
});

it.each([
  '',
  'asha',
  '@example.org',
  'asha@',
  'asha@example',
  'asha rao@example.org',
  'asha@exa mple.org',
  'a@b@example.org',
  'asha..rao@example.org',
  '.asha@example.org',
  'asha@-example.org',
  'asha@example.org.',
  'asha@1.2.3.4',
  'asha@ü',
  'asha@ü.org/x',
  '"asha"@example.org',
  'asha<x>@example.org',
  'a\u0007@example.org',
  `${'a'.repeat(65)}@example.org`,
  `${'ம'.repeat(22)}@example.org`,
])('"%s" is no address', (typed) => {
  expect(isEmail(canonicalEmail(typed))).toBe(false);
});

it('only a part before the @ in another script needs SMTPUTF8', () => {
  expect(needsUnicodeMail(canonicalEmail('a@müller.example'))).toBe(false);
  expect(needsUnicodeMail(canonicalEmail('மாலா@example.org'))).toBe(true);
});
