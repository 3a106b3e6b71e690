import type { Growth } from '../../src/development/testing/growth/measureGrowth';
import { reportGrowth } from './growthOfSite';

const row = (values: Partial<Growth>): Growth => ({
  name: 'payments',
  small: 40,
  large: 50,
  wholeTables: [],
  statement: '',
  ...values,
});

test('a call that costs more on a large site, or reads a whole table, misses the floor', () => {
  expect(reportGrowth([row({})])).toMatchObject({ isMissed: false });
  const grown = reportGrowth([
    row({}),
    row({ name: 'invoices', large: 20_000, statement: '19,990 of select' }),
  ]);
  expect(grown.isMissed).toBe(true);
  expect(grown.lines[1]).toMatch(/^invoices .* 498\.50 {2}FLOOR MISSED$/);
  expect(grown.lines[2]).toContain('19,990 of select');
  const whole = reportGrowth([row({ wholeTables: ['bookings'] })]);
  expect(whole.isMissed).toBe(true);
  expect(whole.lines[1]).toContain('reads all of bookings');
});
