import { runsOf } from './scriptRuns';

it('splits a text by the fonts that can draw it', () => {
  expect(runsOf('மீனா Łukasz ₹600', true)).toEqual([
    { font: 'noto-sans-tamil-700', text: 'மீனா' },
    { font: 'figtree-latin-700', text: ' ' },
    { font: 'figtree-latin-ext-700', text: 'Ł' },
    { font: 'figtree-latin-700', text: 'ukasz ' },
    { font: 'figtree-latin-ext-700', text: '₹' },
    { font: 'figtree-latin-700', text: '600' },
  ]);
});

it('leaves marks and joiners with their letters, and composes what can be', () => {
  expect(runsOf('क्\u200dष', false)).toEqual([{ font: 'noto-sans-devanagari-400', text: 'क्\u200dष' }]);
  expect(runsOf('e\u0301', false)).toEqual([{ font: 'figtree-latin-400', text: 'é' }]);
});

it('draws nothing for what only keeps a figure and its Tamil ending on one line', () => {
  expect(runsOf('5-\u2060க்கு', false)).toEqual([
    { font: 'figtree-latin-400', text: '5-' },
    { font: 'noto-sans-tamil-400', text: 'க்கு' },
  ]);
});

it('ends Hindi sentences in their own font', () => {
  expect(runsOf('धन्यवाद।', true)).toEqual([{ font: 'noto-sans-devanagari-700', text: 'धन्यवाद।' }]);
});

it('writes a question mark for what no font has', () => {
  expect(runsOf('Иван 李', false)).toEqual([{ font: 'figtree-latin-400', text: '???? ?' }]);
});
