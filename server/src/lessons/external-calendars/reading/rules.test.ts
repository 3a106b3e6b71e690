import { expandRule, parseRule } from './rules.mjs';

/** @returns the first occurrences, as "1997-09-02T09:00" */
const occurrences = (start: string, rule: string, most = 12): string[] => {
  const found: string[] = [];
  const bounds = {
    from: Date.parse(`${start}Z`),
    to: Date.parse('2030-01-01T00:00:00Z'),
    turn: () => found.length < most,
    onCut: () => {},
  };
  const read = parseRule(rule);
  if (!read?.isWhole) throw new Error(`${rule} is not read.`);
  for (const wall of expandRule(read.rule, bounds.from, bounds))
    found.push(new Date(wall).toISOString().slice(0, 16));
  return found;
};

/** "1997-09 2 9 16" means three days at nine, as in the RFC's examples. */
const atNine = (...months: string[]): string[] =>
  months.flatMap((line) => {
    const [month, ...days] = line.split(' ');
    return days.map((day) => `${month}-${day.padStart(2, '0')}T09:00`);
  });

/** Each example with a rule in RFC 5545, 3.8.5.3. Endless rules are compared as far as the RFC lists them. */
describe('the examples of RFC 5545', () => {
  const september = '1997-09-02T09:00:00';
  const examples: [string, string, string[]][] = [
    [september, 'FREQ=DAILY;COUNT=10', atNine('1997-09 2 3 4 5 6 7 8 9 10 11')],
    [
      september,
      'FREQ=DAILY;INTERVAL=2',
      atNine('1997-09 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30', '1997-10 2 4'),
    ],
    [september, 'FREQ=DAILY;INTERVAL=10;COUNT=5', atNine('1997-09 2 12 22', '1997-10 2 12')],
    [september, 'FREQ=WEEKLY;COUNT=10', atNine('1997-09 2 9 16 23 30', '1997-10 7 14 21 28', '1997-11 4')],
    [
      september,
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
      atNine(
        '1997-09 2 16 30',
        '1997-10 14 28',
        '1997-11 11 25',
        '1997-12 9 23',
        '1998-01 6 20',
        '1998-02 3',
      ),
    ],
    [
      september,
      'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
      atNine('1997-09 2 4 9 11 16 18 23 25 30', '1997-10 2'),
    ],
    [
      '1997-09-01T09:00:00',
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR',
      atNine('1997-09 1 3 5 15 17 19 29', '1997-10 1 3 13 15 17 27 29 31'),
    ],
    [
      september,
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
      atNine('1997-09 2 4 16 18 30', '1997-10 2 14 16'),
    ],
    [
      '1997-09-05T09:00:00',
      'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
      atNine(
        '1997-09 5',
        '1997-10 3',
        '1997-11 7',
        '1997-12 5',
        '1998-01 2',
        '1998-02 6',
        '1998-03 6',
        '1998-04 3',
        '1998-05 1',
        '1998-06 5',
      ),
    ],
    [
      '1997-09-07T09:00:00',
      'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
      atNine('1997-09 7 28', '1997-11 2 30', '1998-01 4 25', '1998-03 1 29', '1998-05 3 31'),
    ],
    [
      '1997-09-22T09:00:00',
      'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
      atNine('1997-09 22', '1997-10 20', '1997-11 17', '1997-12 22', '1998-01 19', '1998-02 16'),
    ],
    [
      '1997-09-28T09:00:00',
      'FREQ=MONTHLY;BYMONTHDAY=-3',
      atNine('1997-09 28', '1997-10 29', '1997-11 28', '1997-12 29', '1998-01 29', '1998-02 26'),
    ],
    [
      september,
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
      atNine('1997-09 2 15', '1997-10 2 15', '1997-11 2 15', '1997-12 2 15', '1998-01 2 15'),
    ],
    [
      '1997-09-30T09:00:00',
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
      atNine('1997-09 30', '1997-10 1 31', '1997-11 1 30', '1997-12 1 31', '1998-01 1 31', '1998-02 1'),
    ],
    [
      '1997-09-10T09:00:00',
      'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
      atNine('1997-09 10 11 12 13 14 15', '1999-03 10 11 12 13'),
    ],
    [
      september,
      'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
      atNine('1997-09 2 9 16 23 30', '1997-11 4 11 18 25', '1998-01 6 13 20 27', '1998-03 3 10 17 24 31'),
    ],
    [
      '1997-06-10T09:00:00',
      'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
      atNine(
        '1997-06 10',
        '1997-07 10',
        '1998-06 10',
        '1998-07 10',
        '1999-06 10',
        '1999-07 10',
        '2000-06 10',
        '2000-07 10',
        '2001-06 10',
        '2001-07 10',
      ),
    ],
    [
      '1997-03-10T09:00:00',
      'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
      atNine(
        '1997-03 10',
        '1999-01 10',
        '1999-02 10',
        '1999-03 10',
        '2001-01 10',
        '2001-02 10',
        '2001-03 10',
        '2003-01 10',
        '2003-02 10',
        '2003-03 10',
      ),
    ],
    [
      '1997-01-01T09:00:00',
      'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
      atNine(
        '1997-01 1',
        '1997-04 10',
        '1997-07 19',
        '2000-01 1',
        '2000-04 9',
        '2000-07 18',
        '2003-01 1',
        '2003-04 10',
        '2003-07 19',
        '2006-01 1',
      ),
    ],
    ['1997-05-19T09:00:00', 'FREQ=YEARLY;BYDAY=20MO', atNine('1997-05 19', '1998-05 18', '1999-05 17')],
    [
      '1997-05-12T09:00:00',
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
      atNine('1997-05 12', '1998-05 11', '1999-05 17'),
    ],
    [
      '1997-03-13T09:00:00',
      'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
      atNine('1997-03 13 20 27', '1998-03 5 12 19 26', '1999-03 4 11 18 25'),
    ],
    [
      '1997-06-05T09:00:00',
      'FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8',
      atNine('1997-06 5 12 19 26', '1997-07 3 10 17 24 31', '1997-08 7 14 21 28', '1998-06 4 11 18 25'),
    ],
    [
      '1998-02-13T09:00:00',
      'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
      atNine('1998-02 13', '1998-03 13', '1998-11 13', '1999-08 13', '2000-10 13'),
    ],
    [
      '1997-09-13T09:00:00',
      'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
      atNine(
        '1997-09 13',
        '1997-10 11',
        '1997-11 8',
        '1997-12 13',
        '1998-01 10',
        '1998-02 7',
        '1998-03 7',
        '1998-04 11',
        '1998-05 9',
        '1998-06 13',
      ),
    ],
    [
      '1996-11-05T09:00:00',
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      atNine('1996-11 5', '2000-11 7', '2004-11 2'),
    ],
    [
      '1997-09-04T09:00:00',
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      atNine('1997-09 4', '1997-10 7', '1997-11 6'),
    ],
    [
      '1997-09-29T09:00:00',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
      atNine(
        '1997-09 29',
        '1997-10 30',
        '1997-11 27',
        '1997-12 30',
        '1998-01 29',
        '1998-02 26',
        '1998-03 30',
      ),
    ],
    [
      september,
      'FREQ=HOURLY;INTERVAL=3;COUNT=3',
      ['1997-09-02T09:00', '1997-09-02T12:00', '1997-09-02T15:00'],
    ],
    [
      september,
      'FREQ=MINUTELY;INTERVAL=15;COUNT=6',
      ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15'].map((time) => `1997-09-02T${time}`),
    ],
    [
      september,
      'FREQ=MINUTELY;INTERVAL=90;COUNT=4',
      ['09:00', '10:30', '12:00', '13:30'].map((time) => `1997-09-02T${time}`),
    ],
    [
      '1997-08-05T09:00:00',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      atNine('1997-08 5 10 19 24'),
    ],
    [
      '1997-08-05T09:00:00',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      atNine('1997-08 5 17 19 31'),
    ],
    [
      '2007-01-15T09:00:00',
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      atNine('2007-01 15 30', '2007-02 15', '2007-03 15 30'),
    ],
  ];
  it.each(examples)('%s %s', (start, rule, expected) => {
    expect(occurrences(start, rule, expected.length)).toEqual(expected);
  });

  it('each 20 minutes from nine to twenty to five, by the day and by the minute', () => {
    const byDay = occurrences(september, 'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40', 48);
    const byMinute = occurrences(september, 'FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16', 48);
    expect(byDay).toEqual(byMinute);
    expect([byDay[23], byDay[24]]).toEqual(['1997-09-02T16:40', '1997-09-03T09:00']);
  });

  it('every day in January for three years, by the year and by the day', () => {
    const byYear = occurrences('1998-01-01T09:00:00', 'FREQ=YEARLY;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA', 93);
    expect(byYear).toEqual(occurrences('1998-01-01T09:00:00', 'FREQ=DAILY;BYMONTH=1', 93));
    expect(byYear.at(-1)).toBe('2000-01-31T09:00');
  });
});

/** Cases that ical.js gets wrong. The expected values are from python-dateutil or worked out by hand. */
describe('BYSETPOS counts within one period, of any frequency', () => {
  it.each([
    [
      '2016-01-01T09:00:00',
      'FREQ=DAILY;BYHOUR=9,12,17;BYSETPOS=-1',
      ['2016-01-01T17:00', '2016-01-02T17:00'],
    ],
    [
      '2016-01-01T09:00:00',
      'FREQ=HOURLY;BYMINUTE=0,15,30,45;BYSETPOS=2',
      ['2016-01-01T09:15', '2016-01-01T10:15'],
    ],
    ['2016-01-04T09:00:00', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1', atNine('2016-01 4 8 11 15')],
    [
      '2016-01-01T09:00:00',
      'FREQ=MONTHLY;BYMONTHDAY=1,10,20,-1;BYSETPOS=-2',
      atNine('2016-01 20', '2016-02 20'),
    ],
    [
      '2016-01-01T09:00:00',
      'FREQ=YEARLY;BYMONTH=1,12;BYDAY=MO;BYSETPOS=-1',
      atNine('2016-12 26', '2017-12 25'),
    ],
    // The first week began before the series, and its set covers the whole week.
    ['2016-01-06T09:00:00', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2', atNine('2016-01 6 13 20')],
    // In a week that begins in June, the first day in July counts as the first.
    ['2026-06-29T09:00:00', 'FREQ=WEEKLY;BYMONTH=7;BYDAY=MO,WE,FR;BYSETPOS=1', atNine('2026-07 1 6 13')],
  ])('%s %s', (start, rule, expected) => {
    expect(occurrences(start, rule, expected.length)).toEqual(expected);
  });
});

describe('BYWEEKNO counts weeks as ISO 8601 does, from the day of WKST', () => {
  it.each([
    // Week 1 of 2026 begins on 29 December 2025.
    [
      '2025-06-01T09:00:00',
      'FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO',
      atNine('2025-12 29', '2027-01 4', '2028-01 3'),
    ],
    ['2020-01-01T09:00:00', 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR', atNine('2021-01 1', '2027-01 1')],
    ['2024-01-01T09:00:00', 'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SU', atNine('2024-12 29', '2025-12 28')],
    // Without BYDAY, the weekday of DTSTART counts.
    ['2026-01-06T09:00:00', 'FREQ=YEARLY;BYWEEKNO=2,10', atNine('2026-01 6', '2026-03 3', '2027-01 12')],
  ])('%s %s', (start, rule, expected) => {
    expect(occurrences(start, rule, expected.length)).toEqual(expected);
  });
});

it('COUNT is right although years are skipped', () => {
  const between = (rule: string) => {
    const found: string[] = [];
    const bounds = {
      from: Date.parse('2026-12-01T00:00:00Z'),
      to: Date.parse('2027-01-01T00:00:00Z'),
      turn: () => true,
      onCut: () => {},
    };
    const { rule: read } = parseRule(rule) ?? {};
    if (!read) throw new Error(rule);
    for (const wall of expandRule(read, Date.parse('2016-12-01T09:00:00Z'), bounds)) {
      if (wall >= bounds.from) found.push(new Date(wall).toISOString().slice(0, 13));
    }
    return found;
  };
  // 1 December 2016 to 1 December 2026 is 3,652 days, or 87,648 hours.
  expect(between('FREQ=DAILY;COUNT=3654')).toEqual(['2026-12-01T09', '2026-12-02T09']);
  expect(between('FREQ=DAILY;BYHOUR=9,10;COUNT=7307')).toEqual([
    '2026-12-01T09',
    '2026-12-01T10',
    '2026-12-02T09',
  ]);
  expect(between('FREQ=HOURLY;COUNT=87641')).toEqual(['2026-12-01T00', '2026-12-01T01']);
  expect(between('FREQ=HOURLY;INTERVAL=2;COUNT=43822').slice(-1)).toEqual(['2026-12-01T03']);
  expect(between('FREQ=WEEKLY;BYDAY=TH;COUNT=523')).toEqual(['2026-12-03T09']);
});

it.each([
  ['FREQ=WEEKLY;BYDAY=XX', { isWhole: false, mayBe: 'days' }],
  ['FREQ=WEEKLY;BYDAY=', { isWhole: false, mayBe: 'days' }],
  ['FREQ=DAILY;BYHOUR=25', { isWhole: false, mayBe: 'times' }],
  ['FREQ=SOMETIMES', { isWhole: false, mayBe: 'times' }],
  ['BYDAY=MO', { isWhole: false, mayBe: 'times' }],
  ['FREQ=DAILY;INTERVAL=0', { isWhole: false, mayBe: null }],
  ['FREQ=MONTHLY;RSCALE=CHINESE', { isWhole: false, mayBe: 'days' }],
  ['RRULE:freq = daily ; x-name=1;', { isWhole: true, mayBe: null }],
])('reports what is not understood in %s', (rule, expected) => {
  expect(parseRule(rule)).toMatchObject(expected);
});
