import { anEarningsMonth, anEarningsRow } from '../testing/fixtures';
import { earningsCsv } from './earningsCsv';

const linesOf = (file: string) => file.trimEnd().split('\r\n');

test('begins with the mark by which spreadsheets know UTF-8, and a line that names the columns', () => {
  expect(earningsCsv([], 'Asia/Kolkata')).toBe(
    'Month,Start (UTC),Start (Asia/Kolkata),Student,Subject,Duration (minutes),Status,Amount (INR),Booking\r\n',
  );
});

test('gives each lesson of each month a row, with its time in UTC and on the tutor’s clock', () => {
  const file = earningsCsv(
    [
      anEarningsMonth('2030-02', [
        anEarningsRow({
          booking: 'b2',
          dateTime: '2030-01-31T20:00:00+00:00',
          status: 'accepted',
          price: 90_050,
        }),
      ]),
      anEarningsMonth('2030-01', [anEarningsRow({ booking: 'b1', dateTime: '2030-01-07T04:30:00.000Z' })]),
    ],
    'Asia/Kolkata',
  );
  expect(linesOf(file).slice(1)).toEqual([
    '2030-02,2030-01-31T20:00:00.000Z,2030-02-01 01:30,Asha Raman,Mathematics,60,accepted (expected),900.50,b2',
    '2030-01,2030-01-07T04:30:00.000Z,2030-01-07 10:00,Asha Raman,Mathematics,60,completed,600.00,b1',
  ]);
});

test('midnight is the first hour of its day', () => {
  const file = earningsCsv(
    [anEarningsMonth('2030-01', [anEarningsRow({ dateTime: '2030-01-07T00:00:00.000Z' })])],
    'UTC',
  );
  expect(file).toContain(',2030-01-07 00:00,');
});

test('a name is text, whatever it looks like to a spreadsheet', () => {
  const row = anEarningsRow({ student: { _id: 's', name: '=HYPERLINK("https://bad.example","A, B")' } });
  const file = earningsCsv([anEarningsMonth('2030-01', [row])], 'UTC');
  expect(file).toContain(',"\'=HYPERLINK(""https://bad.example"",""A, B"")",');
});
