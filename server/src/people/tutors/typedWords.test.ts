import { factsIn, wordsOf } from './typedWords';

const read = (typed: string) => {
  const words = wordsOf(typed);
  return factsIn(words).map(({ first, last, value }) => [words.slice(first, last + 1).join(' '), value]);
};

describe('what somebody types', () => {
  it.each([
    [
      'class 10',
      [
        ['class 10', 'secondary'],
        ['10', 'secondary'],
      ],
    ],
    [
      'Class 12 physics',
      [
        ['class 12', 'senior'],
        ['12', 'senior'],
      ],
    ],
    [
      'grade 8',
      [
        ['grade 8', 'middle'],
        ['8', 'middle'],
      ],
    ],
    ['10th', [['10th', 'secondary']]],
    ['tenth standard', [['tenth standard', 'secondary']]],
    ['std X', [['std x', 'secondary']]],
    [
      'class XII',
      [
        ['class xii', 'senior'],
        ['xii', 'senior'],
      ],
    ],
    ['std5', [['std5', 'primary']]],
    ['10std', [['10std', 'secondary']]],
    ['XII', [['xii', 'senior']]],
    ['10+2', [['plus2', 'senior']]],
    ['+1', [['plus1', 'senior']]],
    ['maths +2', [['plus2', 'senior']]],
    ['10 ஆம் வகுப்பு', [['10 ஆம் வகுப்பு', 'secondary']]],
    ['10-ம் வகுப்பு', [['10 ம் வகுப்பு', 'secondary']]],
    ['பத்தாம் வகுப்பு', [['பத்தாம் வகுப்பு', 'secondary']]],
    ['10वीं', [['10वीं', 'secondary']]],
    ['१२वीं कक्षा', [['12वीं कक्षा', 'senior']]],
    ['पांचवी क्लास', [['पांचवी क्लास', 'primary']]],
    ['दूसरी कक्षा', [['दूसरी कक्षा', 'primary']]],
    ['कक्षा दूसरी', [['कक्षा दूसरी', 'primary']]],
    ['கல்லூரி', [['கல்லூரி', 'college']]],
    ['कॉलेज', [['कॉलेज', 'college']]],
    ['தெலுங்கு', [['தெலுங்கு', 'te']]],
    ['तेलुगु', [['तेलुगु', 'te']]],
    ['हिन्दी', [['हिंदी', 'hi']]],
    ['हिंदी', [['हिंदी', 'hi']]],
    ['अंग्रेजी माध्यम', [['अंग्रेजी माध्यम', 'en']]],
    ['ஆங்கில வழி', [['ஆங்கில வழி', 'en']]],
    ['राज्य बोर्ड', [['राज्य बोर्ड', 'state']]],
    [
      'कक्षा 7',
      [
        ['कक्षा 7', 'middle'],
        ['7', 'middle'],
      ],
    ],
    [
      'higher secondary',
      [
        ['higher secondary', 'senior'],
        ['secondary', 'secondary'],
      ],
    ],
    ['college', [['college', 'college']]],
    ['tamil', [['tamil', 'ta']]],
    ['தமிழ்', [['தமிழ்', 'ta']]],
    [
      'maths in Telugu',
      [
        ['in telugu', 'te'],
        ['telugu', 'te'],
      ],
    ],
    ['english medium', [['english medium', 'en']]],
    [
      'CBSE board',
      [
        ['cbse', 'cbse'],
        ['cbse board', 'cbse'],
      ],
    ],
    ['state board', [['state board', 'state']]],
  ])('“%s” names what a tutor can be chosen by', (typed, expected) => {
    expect(read(typed)).toEqual(expected);
  });

  it.each([
    'english',
    'ஆங்கிலம்',
    'अंग्रेज़ी',
    'दूसरी',
    'class',
    'class 13',
    'second',
    'x',
    '2026',
    'board',
    'asha raman',
  ])('“%s” by itself names nothing of it', (typed) => {
    expect(read(typed)).toEqual([]);
  });
});
