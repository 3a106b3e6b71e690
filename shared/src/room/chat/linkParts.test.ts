import { linkParts } from './linkParts';

test('leaves a message without addresses whole', () => {
  expect(linkParts('x = 2, see page 4.')).toEqual([{ text: 'x = 2, see page 4.' }]);
});

test('tells addresses apart, without what ends the sentence', () => {
  expect(linkParts('See https://example.org/a?b=1. Or http://x.example!')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1', host: 'example.org' },
    { text: '. Or ' },
    { text: 'http://x.example', href: 'http://x.example/', host: 'x.example' },
    { text: '!' },
  ]);
});

test('names the host that an address leads to, whatever it looks like', () => {
  expect(linkParts('https://paadam.test@evil.example/')).toEqual([
    {
      text: 'https://paadam.test@evil.example/',
      href: 'https://paadam.test@evil.example/',
      host: 'evil.example',
    },
  ]);
});

test('takes nothing for an address that is of no web', () => {
  expect(linkParts('javascript:alert(1) https://')).toEqual([{ text: 'javascript:alert(1) https://' }]);
});
