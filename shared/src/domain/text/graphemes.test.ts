import { clipGraphemes, graphemesOf, lengthOf } from './graphemes';

it.each([
  ['श्\u200Dवेता', ['श्\u200Dवे', 'ता']],
  ['क्षमा', ['क्ष', 'मा']],
  ['ஸ்ரீதர்', ['ஸ்ரீ', 'த', 'ர்']],
  ['🇮🇳 R', ['🇮🇳', ' ', 'R']],
  ['👩🏽‍🏫!', ['👩🏽‍🏫', '!']],
  ['Zoe\u0301', ['Z', 'o', 'e\u0301']],
])('%s has these signs', (text, signs) => {
  expect(graphemesOf(text)).toEqual(signs);
});

it('counts code points', () => {
  expect(lengthOf('x😀க்ஷ')).toBe(5);
});

describe('a cut', () => {
  it.each([
    ['leaves what fits', 'abc', 3, 'abc'],
    ['leaves an emoji that fits, of two code units', `${'x'.repeat(99)}😀`, 100, `${'x'.repeat(99)}😀`],
    ['breaks no emoji', `${'x'.repeat(98)}👩🏽‍🏫`, 100, 'x'.repeat(98)],
    ['breaks no flag', 'ab🇮🇳', 3, 'ab'],
    ['breaks no letter', 'கவிதா', 4, 'கவி'],
    ['leaves nothing of a sign that is too long', `e${'\u0301'.repeat(9)}`, 5, ''],
  ])('%s', (_, text, most, left) => {
    expect(clipGraphemes(text, most)).toBe(left);
  });
});
