import { cleanLine, cleanText } from './cleanText';

it.each([
  ['spaces around it', ' \n Very clear.\n', 'Very clear.'],
  ['line breaks of other systems', 'One\r\nTwo\rThree\u2028Four', 'One\nTwo\nThree\nFour'],
  ['a tab', 'One\tTwo', 'One Two'],
  ['control characters', 'Ver\u0007y \u001b[31mcle\u007far\u009b', 'Very [31mclear'],
  ['a turn of the text’s direction', 'Very \u202Eraelc\u2066', 'Very raelc'],
  ['nothing but spaces', ' \t\r\n ', ''],
  ['what shows nothing at the ends', '\u200E\uFEFFClear\u200B\u202A \u00AD', 'Clear'],
  ['a joiner that joins nothing', '\u200DClear \u200Cand\u200D\u200D so', 'Clear and\u200D so'],
  ['decomposed letters', 'Zoe\u0301', 'Zo\u00E9'],
])('cleanText tidies %s', (_, typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

it.each([
  ['a Tamil and a Hindi text', 'நன்றி!\n\nक्\u200Dष 👩🏽‍🏫 שלום <b>“&”</b>'],
  ['a joiner after a virama at the end of a word', 'രാജന്\u200D'],
  ['a name whose joiner is part of its spelling', 'श्\u200Dवेता'],
  ['a mark of direction inside', 'Rs 5\u200F שלום'],
])('cleanText keeps %s', (_, text) => {
  expect(cleanText(text)).toBe(text);
});

it.each([
  ['a tab at the end', 'Meera Raman\t', 'Meera Raman'],
  ['marks of direction at the ends', '\u200EMeera Raman\u202A', 'Meera Raman'],
  ['marks of direction inside', 'Meera\u200F \u202ERaman', 'Meera Raman'],
  ['blanks of any kind between', ' Meera \u00A0\t Raman\u3000\n', 'Meera Raman'],
  ['everything but a line break inside', 'Meera \r\n Raman', 'Meera \n Raman'],
  ['the joiner of a name, which stays', ' श्\u200Dवेता ', 'श्\u200Dवेता'],
])('cleanLine tidies %s', (_, typed, kept) => {
  expect(cleanLine(typed)).toBe(kept);
});
