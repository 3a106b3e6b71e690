import { commonPasswords } from './commonPasswords';
import {
  isCommonPassword,
  isOwnPassword,
  newPasswordAdvice,
  ownPasswordAdvice,
  passwordStrength,
  preparePassword,
} from './passwords';

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

const asha = { name: 'Asha R. Raman', email: 'asha.mango@lessons.example' };

test.each([
  ['the address', 'asha.mango@lessons.example'],
  ['the address in capitals', 'Asha.Mango@Lessons.Example'],
  ['its part before the @', 'asha.mango12'],
  ['that part without its full stop', '2024ashamango!'],
  ['the name', 'Asha R. Raman 1'],
  ['parts of the name, the other way round', 'raman-asha-1985'],
  ['the name again and again', 'ramanramanraman'],
  ['the site’s name', 'Paadam123456'],
  ['the site’s name with one’s own', '#paadam#asha#1'],
])('%s is one’s own password', (_, password) => {
  expect(isOwnPassword(password, asha)).toBe(true);
  expect(passwordStrength(password, commonPasswords, asha)).toBe('own');
  expect(newPasswordAdvice(password, asha)).toBe(ownPasswordAdvice());
});

test.each([
  ['one’s name among other words', 'asha likes kettles'],
  ['somebody else’s name', 'meera.iyer.1985'],
  ['digits alone', '7391-4482-9913'],
  ['a sample person’s', 'paadam-demo-lesson'],
])('%s is not', (_, password) => {
  expect(isOwnPassword(password, asha)).toBe(false);
});

test('a name of another script counts as well, and initials do not', () => {
  expect(isOwnPassword('கவிதா 12345678', { name: 'கவிதா ராமன்' })).toBe(true);
  expect(isOwnPassword('rrrrjjjjrjrj', { name: 'J. R.' })).toBe(false);
});

test('a name made to take long is judged at once', () => {
  const name = 'aa aaa aaaa aaaaa aaaaaa aaaaaaa';
  expect(isOwnPassword(`${'a'.repeat(127)}b`, { name })).toBe(false);
});

describe('a password is judged as it is hashed', () => {
  it('in one form of its letters, spaces and widths', () => {
    const spellings = ['caf\u00E9 \u095D\u093E 12', 'cafe\u0301\u00A0\u0922\u093C\u093E\u3000\uFF11\uFF12'];
    expect(new Set(spellings.map(preparePassword)).size).toBe(1);
    expect(preparePassword(' two  spaces ')).toBe(' two  spaces ');
  });

  it('by its number of code points', () => {
    expect(newPasswordAdvice('e\u0301'.repeat(11), {})).toMatch(/12/);
    expect(newPasswordAdvice('🥭'.repeat(11), {})).toMatch(/12/);
    expect(newPasswordAdvice('🥭🍇🍉🍊🍋🍌🍍🍎🍏🍐🍑🍒', {})).toBeUndefined();
    expect(newPasswordAdvice('🥭'.repeat(128), {})).toBeUndefined();
    expect(passwordStrength('e\u0301'.repeat(11))).toBe('too short');
  });
});
