import { cutAtWord } from './describeTutor';

describe('a text that is to be short', () => {
  it.each([
    ['stays as it is where it fits', 'Algebra made plain', 18, 'Algebra made plain'],
    ['ends with a whole word', 'Algebra made plain', 17, 'Algebra made…'],
    ['ends without a comma', 'Algebra, made plain', 10, 'Algebra…'],
    ['is cut within a word that is too long', 'Algebraically', 8, 'Algebra…'],
    ['keeps characters whole', '🦊🦊🦊🦊', 3, '🦊🦊…'],
    ['stands on one line', ' Algebra\n\nmade  plain ', 40, 'Algebra made plain'],
    ['may be empty', '', 10, ''],
  ])('%s', (_, text, max, expected) => {
    expect(cutAtWord(text, max)).toBe(expected);
  });
});
