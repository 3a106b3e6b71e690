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

/** @returns the addresses in a text */
const found = (text: string) => linkParts(text).flatMap((part) => ('href' in part ? part.text : []));

test.each([
  ['https://en.wikipedia.org/wiki/Python_(x)', 'https://en.wikipedia.org/wiki/Python_(x)'],
  ['(see https://en.wikipedia.org/wiki/Python_(x))', 'https://en.wikipedia.org/wiki/Python_(x)'],
  ['(https://a.example/x).', 'https://a.example/x'],
  ['[https://a.example/x[1]]', 'https://a.example/x[1]'],
  ['https://hi.wikipedia.org/wiki/पाठ।', 'https://hi.wikipedia.org/wiki/पाठ'],
  ['https://hi.wikipedia.org/wiki/पाठ।और', 'https://hi.wikipedia.org/wiki/पाठ'],
  ['https://ta.wikipedia.org/wiki/பாடம்.', 'https://ta.wikipedia.org/wiki/பாடம்'],
  ['https://ur.wikipedia.org/wiki/سبق۔', 'https://ur.wikipedia.org/wiki/سبق'],
  ['https://a.example/x\u200B', 'https://a.example/x'],
  ['https://a.example/x\u200Band more', 'https://a.example/x'],
  ['https://a.example/x\u200D', 'https://a.example/x'],
  ['https://a.example/क्\u200Dष', 'https://a.example/क्\u200Dष'],
  ['https://a.example/x…', 'https://a.example/x'],
  ['https://a.example/x...', 'https://a.example/x'],
  ['**https://a.example/x**', 'https://a.example/x'],
  ['«https://a.example/x»', 'https://a.example/x'],
  ['https://a.example/x。', 'https://a.example/x'],
  ['https://a.example/x\u202Egpj.exe', 'https://a.example/x'],
])('finds the intended address in %j', (text, expected) => {
  expect(found(text)).toEqual([expected]);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('reads a long row of brackets in linear time', () => {
  expect(found(`https://a.example/${')'.repeat(2_000)}`)).toEqual(['https://a.example/']);
});
