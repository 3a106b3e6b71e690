import { csvOf, harmlessText } from './csv';

test('ends each line as RFC 4180 has it', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['c', ''],
    ]),
  ).toBe('a,b\r\nc,\r\n');
});

test.each([
  ['a comma', 'Rao, Asha', '"Rao, Asha"'],
  ['a quotation mark', 'Asha "Ash" Rao', '"Asha ""Ash"" Rao"'],
  ['a line break', 'Asha\nRao', '"Asha\nRao"'],
])('quotes a value with %s', (_, value, written) => {
  expect(csvOf([[value]])).toBe(`${written}\r\n`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being a formula', (text) => {
  expect(harmlessText(text)).toBe(`'${text}`);
});

test.each(['Asha Raman', "D'Souza", 'a=b', 'ஆஷா', ''])('leaves %j as it is', (text) => {
  expect(harmlessText(text)).toBe(text);
});
