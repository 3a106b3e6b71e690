import { layOut, linesOf, roomAt, within } from './textLayout';

// Without a canvas, a grapheme counts as 0.55 of its height wide.
const size = 100;
const sign = 55.01;

const lines = (text: string, room: number): string[] => linesOf({ text, ...layOut(text, size, room) });

test('a text that fits keeps its lines', () => {
  expect(layOut('one\ntwo', size, 1_000)).toEqual({ width: 165, breaks: [] });
  expect(lines('one\n\ntwo', 1_000)).toEqual(['one', '', 'two']);
});

test('a line is broken between words, and keeps its trailing spaces', () => {
  expect(lines('solve for x and y', 9 * sign)).toEqual(['solve for ', 'x and y']);
  expect(layOut('solve for x', size, 9 * sign)).toEqual({ width: 495, breaks: [10] });
});

test('a word that is longer than a line is broken between graphemes', () => {
  expect(lines('abcdefgh', 3 * sign)).toEqual(['abc', 'def', 'gh']);
  expect(lines('a bcdefgh', 4 * sign)).toEqual(['a ', 'bcde', 'fgh']);
});

test('no grapheme of Tamil or Hindi is broken', () => {
  for (const word of ['கணிதப்பாடம்', 'क्षेत्रफल']) {
    const pieces = lines(word, 2 * sign);
    expect(pieces.join('')).toBe(word);
    for (const piece of pieces.slice(1)) expect(piece).toMatch(/^\p{Lo}/u);
  }
});

test('each line has a grapheme, even if none fits', () => {
  expect(lines('abc', 1)).toEqual(['a', 'b', 'c']);
});

test('lines are those of the writer’s browser, even with invalid breaks', () => {
  expect(linesOf({ text: 'one two\nthree', breaks: [4] })).toEqual(['one ', 'two', 'three']);
  expect(linesOf({ text: 'one', breaks: [-1, 0, 9, 2, 2, 1] })).toEqual(['o', 'n', 'e']);
});

test('a text ends before the page does', () => {
  expect(roomAt(1_600, 100, 40)).toBe(1_492);
  // So close to the edge it gets the least width, and begins further left.
  expect(roomAt(1_600, 1_590, 40)).toBe(240);
  expect(within(1_590, 200, 1_600)).toBe(1_392);
  expect(within(100, 200, 1_600)).toBe(100);
  expect(within(100, 5_000, 1_600)).toBe(0);
});
