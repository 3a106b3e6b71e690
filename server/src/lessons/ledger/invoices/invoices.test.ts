import { financialYear, invoiceNumber } from './invoiceNumber';
import { taxLines } from './taxLines';

it.each([
  ['2026-03-31T18:29:59.999Z', '25-26'],
  ['2026-03-31T18:30:00.000Z', '26-27'],
  ['2026-12-31T23:59:59.000Z', '26-27'],
  ['2027-01-15T00:00:00.000Z', '26-27'],
  ['2099-06-01T00:00:00.000Z', '99-00'],
])('at %s it is the financial year %s', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});

it('numbers in 16 signs at most', () => {
  expect(invoiceNumber('P', '26-27', 123)).toBe('P/26-27/000123');
  expect(invoiceNumber('P', '26-27', 99_999_999)).toHaveLength(16);
});

it('splits the tax by state, to the paisa', () => {
  expect(taxLines(1_373, { from: '33', to: '33' })).toEqual([
    { name: 'CGST', percent: 9, amount: 687 },
    { name: 'SGST', percent: 9, amount: 686 },
  ]);
  expect(taxLines(1_373, { from: '04', to: '04' }).map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
  expect(taxLines(1_373, { from: '33', to: '29' })).toEqual([{ name: 'IGST', percent: 18, amount: 1_373 }]);
});
