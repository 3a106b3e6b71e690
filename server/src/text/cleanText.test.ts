import { cleanText } from './cleanText';

it.each([
  ['spaces around it', ' \n Very clear.\n', 'Very clear.'],
  ['line breaks of other systems', 'One\r\nTwo\rThree\u2028Four', 'One\nTwo\nThree\nFour'],
  ['a tab', 'One\tTwo', 'One Two'],
  ['control characters', 'Ver\u0007y \u001b[31mcle\u007far\u009b', 'Very [31mclear'],
  ['a turn of the text’s direction', 'Very \u202Eraelc\u2066', 'Very raelc'],
  ['nothing but spaces', ' \t\r\n ', ''],
])('tidies %s', (_, typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

it('keeps every script, its joiners and emoji', () => {
  const text = 'நன்றி!\n\nक्\u200Dष 👩🏽‍🏫 שלום <b>“&”</b>';
  expect(cleanText(text)).toBe(text);
});
