import { collatorOf } from './collatorOf';

const sorted = (language: 'en' | 'ta' | 'hi' | 'qps', names: string[]) =>
  [...names].sort(collatorOf(language).compare);

it('sorts as readers of the language expect', () => {
  expect(sorted('ta', ['வேதியியல்', 'இயற்பியல்', 'கணிதம்', 'ஆங்கிலம்'])).toEqual([
    'ஆங்கிலம்',
    'இயற்பியல்',
    'கணிதம்',
    'வேதியியல்',
  ]);
  expect(sorted('hi', ['गणित', 'अंग्रेज़ी', 'रसायन विज्ञान', 'इतिहास'])).toEqual([
    'अंग्रेज़ी',
    'इतिहास',
    'गणित',
    'रसायन विज्ञान',
  ]);
  expect(sorted('en', ['Zoe', 'élise', 'adam', 'Class 10', 'Class 9'])).toEqual([
    'adam',
    'Class 9',
    'Class 10',
    'élise',
    'Zoe',
  ]);
  expect(sorted('qps', ['b', 'A'])).toEqual(['A', 'b']);
});
