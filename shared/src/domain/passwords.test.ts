import { commonPasswords } from './commonPasswords';
import { isCommonPassword, passwordStrength } from './passwords';

test.each([
  ['', 'too short'],
  ['Tr0ub4dor&3', 'too short'],
  ['aaaaaaaaaaaa', 'common'],
  ['abcdefghijklmnop', 'weak'],
  ['123456789012', 'weak'],
  ['kettle violet', 'good'],
  ['kettle violet roof 42', 'strong'],
])('%j is %s, before the common ones are known', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test.each(['passwordpassword', 'Password1234!', '2024sunshine!!', 'qwertyqwerty', 'abcabcabcabc'])(
  '%s is common, whatever its length',
  (password) => {
    expect(passwordStrength(password, commonPasswords)).toBe('common');
  },
);

test.each(['seven mangoes on a roof', 'passwords of my aunt', '7391-4482-9913'])('%s is not', (password) => {
  expect(isCommonPassword(password, commonPasswords)).toBe(false);
});
