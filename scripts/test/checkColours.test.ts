import { coloursIn } from './checkColours.mjs';

test('a colour literal is found, with its line', () => {
  expect(coloursIn("const a = 1;\nconst b = '#1a4fd6';\nborder: 1px solid #FFF1;")).toEqual([
    { line: 2, colour: '#1a4fd6' },
  ]);
  expect(coloursIn('color:#fff;')).toEqual([{ line: 1, colour: '#fff' }]);
});

test('private names, references, comments and addresses are no colours', () => {
  expect(coloursIn('return this.#add(entry);')).toEqual([]);
  expect(coloursIn("const escaped = '&#39;';")).toEqual([]);
  expect(coloursIn('// was #1a4fd6 before')).toEqual([]);
  expect(coloursIn("const path = '/about#team';")).toEqual([]);
});
