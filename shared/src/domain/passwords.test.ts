import { passwordStrength } from './passwords';

test.each([
  ['', 'too short'],
  ['Tr0ub4dor&3', 'too short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['123456789012', 'weak'],
  ['kettle violet', 'good'],
  ['kettle violet roof 42', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
