import { anEarningsMonth, anEarningsRow } from '../testing/fixtures';
import { earningsByMonth } from './earningsByMonth';

const given = (price: number) => anEarningsRow({ price });
const accepted = (price: number) => anEarningsRow({ price, status: 'accepted' });
const totals = (months: ReturnType<typeof earningsByMonth>) =>
  months.map(({ month, total }) => `${month} ${total}`);

test('puts the months in the order of time, and in between those in which nothing was', () => {
  const months = earningsByMonth(
    [anEarningsMonth('2030-01', [given(300)]), anEarningsMonth('2029-10', [given(100), given(50)])],
    '2030-01',
  );
  expect(totals(months)).toEqual([
    '2029-08 0',
    '2029-09 0',
    '2029-10 150',
    '2029-11 0',
    '2029-12 0',
    '2030-01 300',
  ]);
});

test('goes as far as the lessons go, into the past and into the future', () => {
  const months = earningsByMonth(
    [anEarningsMonth('2030-03', [accepted(100)]), anEarningsMonth('2029-06', [given(100)])],
    '2030-01',
  );
  expect(months[0]?.month).toBe('2029-06');
  expect(months.at(-1)?.month).toBe('2030-03');
  expect(months).toHaveLength(10);
});

test('tells what of a month is expected', () => {
  const [month] = earningsByMonth(
    [anEarningsMonth('2030-01', [given(100), accepted(70), accepted(20)])],
    '2030-01',
  ).slice(-1);
  expect(month).toMatchObject({ total: 190, expected: 90 });
});
