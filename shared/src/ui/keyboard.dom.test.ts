import { isComposing, shortcutKey, takesKeys } from './keyboard';

test.each([
  ['a key of a composition', { key: 'Enter', isComposing: true, keyCode: 13 }, true],
  ['the key that ended one, in Safari', { key: 'Enter', isComposing: false, keyCode: 229 }, true],
  ['a key alone', { key: 'Enter', isComposing: false, keyCode: 13 }, false],
])('%s is recognized', (_, init, composes) => {
  expect(isComposing(init)).toBe(composes);
  const native = new KeyboardEvent('keydown', init);
  Object.defineProperty(native, 'keyCode', { value: init.keyCode });
  expect(isComposing({ key: 'Enter', nativeEvent: native })).toBe(composes);
});

test.each([
  ['English', 'P', 'KeyP', 'p'],
  ['Tamil 99', 'ண', 'KeyP', 'p'],
  ['Tamil InScript', 'ஜ', 'KeyP', 'p'],
  ['Tamil, a key that gives two characters', 'க்ஷ', 'KeyT', 't'],
  ['Hindi InScript', 'ॆ', 'KeyZ', 'z'],
  ['Hindi, digits', '०', 'Digit0', '0'],
  ['Hindi, the sign beside', 'य', 'Slash', '/'],
  ['Cyrillic', 'я', 'KeyZ', 'z'],
  ['Dvorak, by its own letters', 'p', 'KeyR', 'p'],
  ['AZERTY, by its own letters', 'z', 'KeyW', 'z'],
  ['a key with a name', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ['a key that has no place in shortcuts', 'ö', 'Semicolon', 'ö'],
])('%s: the shortcut is found', (_, key, code, expected) => {
  expect(shortcutKey({ key, code })).toBe(expected);
});

test('keys belong to elements that take text, and not to buttons', () => {
  document.body.innerHTML =
    '<input><input type="search"><textarea></textarea><select></select><div contenteditable></div>' +
    '<button></button><input type="checkbox"><div tabindex="0"></div>';
  const taken = [...document.body.children].map(takesKeys);
  expect(taken).toEqual([true, true, true, true, true, false, false, false]);
  expect(takesKeys(window)).toBe(false);
});
