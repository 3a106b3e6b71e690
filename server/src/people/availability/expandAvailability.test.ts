import { weekdays } from '@paadam/shared/domain';
import { type CalendarException, expandAvailability, type WeeklyHours } from './expandAvailability';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const hours = (day: WeeklyHours['day'], startMinute: number, endMinute: number): WeeklyHours => ({
  day,
  startMinute,
  endMinute,
});
const daily = (startMinute: number, endMinute: number) =>
  weekdays.map((day) => hours(day, startMinute, endMinute));

/** The stretches as "start/end" in UTC, to the minute. */
const expand = (
  week: readonly WeeklyHours[],
  timeZone: string,
  from: string,
  to: string,
  exceptions: readonly CalendarException[] = [],
) =>
  expandAvailability(week, exceptions, timeZone, new Date(from), new Date(to)).map(
    ({ start, end }) => `${start.toISOString().slice(0, 16)}/${end.toISOString().slice(0, 16)}`,
  );

describe('the hours of a week', () => {
  it('are read on the tutor’s clock in Kolkata', () => {
    expect(
      expand([hours('Monday', at(9), at(12, 30))], 'Asia/Kolkata', '2026-11-22T00:00Z', '2026-12-01T00:00Z'),
    ).toEqual(['2026-11-23T03:30/2026-11-23T07:00', '2026-11-30T03:30/2026-11-30T07:00']);
  });

  it('are read on the tutor’s clock in Kathmandu, 5:45 ahead of UTC', () => {
    expect(
      expand([hours('Friday', at(0, 15), at(1))], 'Asia/Kathmandu', '2026-11-26T00:00Z', '2026-11-28T00:00Z'),
    ).toEqual(['2026-11-26T18:30/2026-11-26T19:15']);
  });

  it('fall on the zone’s own weekday where UTC is still on the day before', () => {
    expect(
      expand([hours('Monday', at(1), at(2))], 'Asia/Kolkata', '2026-11-22T00:00Z', '2026-11-23T00:00Z'),
    ).toEqual(['2026-11-22T19:30/2026-11-22T20:30']);
  });

  it('are one stretch where they overlap or touch', () => {
    const week = [
      hours('Monday', at(10), at(12)),
      hours('Monday', at(9), at(11)),
      hours('Monday', at(12), at(13)),
      hours('Monday', at(9, 30), at(10)),
      hours('Monday', at(15), at(16)),
    ];
    expect(expand(week, 'UTC', '2026-11-23T00:00Z', '2026-11-24T00:00Z')).toEqual([
      '2026-11-23T09:00/2026-11-23T13:00',
      '2026-11-23T15:00/2026-11-23T16:00',
    ]);
  });

  it('may end at 24:00 and go on with the next day', () => {
    const week = [hours('Monday', at(22), at(24)), hours('Tuesday', 0, at(1))];
    expect(expand(week, 'Asia/Kolkata', '2026-11-23T00:00Z', '2026-11-25T00:00Z')).toEqual([
      '2026-11-23T16:30/2026-11-23T19:30',
    ]);
  });

  it('are cut at the two instants asked for', () => {
    const week = daily(at(9), at(17));
    expect(expand(week, 'UTC', '2026-11-23T10:10Z', '2026-11-24T09:20Z')).toEqual([
      '2026-11-23T10:10/2026-11-23T17:00',
      '2026-11-24T09:00/2026-11-24T09:20',
    ]);
    expect(expand(week, 'UTC', '2026-11-23T17:00Z', '2026-11-24T09:00Z')).toEqual([]);
  });

  it('are none without availability, and none where nothing is asked', () => {
    expect(expand([], 'UTC', '2026-11-23T00:00Z', '2026-11-30T00:00Z')).toEqual([]);
    expect(expand(daily(0, at(24)), 'UTC', '2026-11-23T12:00Z', '2026-11-23T12:00Z')).toEqual([]);
  });
});

describe('daylight saving in New York', () => {
  const zone = 'America/New_York';

  it.each([
    [
      'begins 2026',
      '2026-03-07T12:00Z',
      ['2026-03-08T13:00/2026-03-08T14:00', '2026-03-07T14:00/2026-03-07T15:00'],
    ],
    [
      'ends 2026',
      '2026-10-31T10:00Z',
      ['2026-11-01T14:00/2026-11-01T15:00', '2026-10-31T13:00/2026-10-31T14:00'],
    ],
    [
      'begins 2027',
      '2027-03-13T12:00Z',
      ['2027-03-14T13:00/2027-03-14T14:00', '2027-03-13T14:00/2027-03-13T15:00'],
    ],
    [
      'ends 2027',
      '2027-11-06T10:00Z',
      ['2027-11-07T14:00/2027-11-07T15:00', '2027-11-06T13:00/2027-11-06T14:00'],
    ],
  ])('%s: 09:00 stays 09:00', (_, from, [after, before]) => {
    const to = new Date(Date.parse(from) + 36 * 3_600_000).toISOString();
    expect(expand(daily(at(9), at(10)), zone, from, to)).toEqual([before, after]);
  });

  describe.each([
    ['2026', '2026-03-08'],
    ['2027', '2027-03-14'],
  ])('the skipped hour of %s', (_, day) => {
    const night = (startMinute: number, endMinute: number) =>
      expand([hours('Sunday', startMinute, endMinute)], zone, `${day}T04:00Z`, `${day}T16:00Z`);

    it('is not open', () => {
      expect(night(at(2), at(3))).toEqual([]);
      expect(night(at(2, 30), at(3))).toEqual([]);
      expect(night(at(1), at(4))).toEqual([`${day}T06:00/${day}T08:00`]);
      expect(night(at(2), at(4))).toEqual([`${day}T07:00/${day}T08:00`]);
    });

    it('moves a bound within it forward by the length of the gap', () => {
      expect(night(at(2, 30), at(5))).toEqual([`${day}T07:30/${day}T09:00`]);
      expect(night(at(1), at(2, 30))).toEqual([`${day}T06:00/${day}T07:30`]);
    });
  });

  describe.each([
    ['2026', '2026-11-01'],
    ['2027', '2027-11-07'],
  ])('the repeated hour of %s', (_, day) => {
    const night = (startMinute: number, endMinute: number) =>
      expand([hours('Sunday', startMinute, endMinute)], zone, `${day}T04:00Z`, `${day}T16:00Z`);

    it('is open both times within longer hours', () => {
      expect(night(at(0), at(3))).toEqual([`${day}T04:00/${day}T08:00`]);
      expect(night(at(1), at(2))).toEqual([`${day}T05:00/${day}T07:00`]);
    });

    it('bounds hours at its first passage', () => {
      expect(night(at(0), at(1, 30))).toEqual([`${day}T04:00/${day}T05:30`]);
      expect(night(at(1, 30), at(3))).toEqual([`${day}T05:30/${day}T08:00`]);
    });
  });
});

describe('days off and extra hours', () => {
  const off = (firstDay: string, lastDay = firstDay, startMinute?: number, endMinute?: number) =>
    ({
      kind: 'off',
      firstDay,
      lastDay,
      startMinute: startMinute ?? null,
      endMinute: endMinute ?? null,
    }) as const;
  const extra = (firstDay: string, startMinute: number, endMinute: number, lastDay = firstDay) =>
    ({ kind: 'extra', firstDay, lastDay, startMinute, endMinute }) as const;

  // The ends of the earth's day, half and quarter hours, and both changes of clocks of either half of the year.
  it.each([
    ['Pacific/Kiritimati', '2026-12-31', '2026-12-30T10:00Z', '2026-12-31T10:00Z'],
    ['Pacific/Apia', '2026-12-31', '2026-12-30T11:00Z', '2026-12-31T11:00Z'],
    ['Asia/Kolkata', '2026-12-31', '2026-12-30T18:30Z', '2026-12-31T18:30Z'],
    ['Asia/Kathmandu', '2026-12-31', '2026-12-30T18:15Z', '2026-12-31T18:15Z'],
    ['America/Los_Angeles', '2026-12-31', '2026-12-31T08:00Z', '2027-01-01T08:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00Z', '2026-03-09T04:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30Z', '2026-10-04T13:00Z'],
    // Midnight itself is skipped, or shown twice.
    ['Asia/Beirut', '2027-03-28', '2027-03-27T22:00Z', '2027-03-28T21:00Z'],
    ['Asia/Beirut', '2026-10-24', '2026-10-23T21:00Z', '2026-10-24T22:00Z'],
  ])('%s: the day %s is off from its first to its last minute', (zone, day, start, end) => {
    const around = [
      new Date(Date.parse(start) - 86_400_000).toISOString(),
      new Date(Date.parse(end) + 86_400_000).toISOString(),
    ] as const;
    const short = (instant: string) => new Date(instant).toISOString().slice(0, 16);
    expect(expand(daily(0, at(24)), zone, ...around, [off(day)])).toEqual([
      `${short(around[0])}/${short(start)}`,
      `${short(end)}/${short(around[1])}`,
    ]);
  });

  it('take out part of the day where they say from when to when', () => {
    expect(
      expand(daily(at(9), at(17)), 'Asia/Kolkata', '2026-11-22T18:30Z', '2026-11-24T18:30Z', [
        off('2026-11-23', '2026-11-23', at(12), at(14)),
      ]),
    ).toEqual([
      '2026-11-23T03:30/2026-11-23T06:30',
      '2026-11-23T08:30/2026-11-23T11:30',
      '2026-11-24T03:30/2026-11-24T11:30',
    ]);
  });

  it('open hours beyond the week, on each of their days, and also where there is none', () => {
    const days = [extra('2026-11-24', at(18), at(20), '2026-11-25')];
    const open = ['2026-11-24T12:30/2026-11-24T14:30', '2026-11-25T12:30/2026-11-25T14:30'];
    expect(expand([], 'Asia/Kolkata', '2026-11-22T18:30Z', '2026-11-27T18:30Z', days)).toEqual(open);
    expect(
      expand(
        [hours('Tuesday', at(17), at(18))],
        'Asia/Kolkata',
        '2026-11-22T18:30Z',
        '2026-11-27T18:30Z',
        days,
      ),
    ).toEqual(['2026-11-24T11:30/2026-11-24T14:30', '2026-11-25T12:30/2026-11-25T14:30']);
  });

  it('are off where a day is both', () => {
    expect(
      expand(daily(at(9), at(10)), 'UTC', '2026-11-23T00:00Z', '2026-11-25T00:00Z', [
        extra('2026-11-23', at(20), at(22), '2026-11-24'),
        off('2026-11-23'),
        off('2026-11-24', '2026-11-24', at(21), at(24)),
      ]),
    ).toEqual(['2026-11-24T09:00/2026-11-24T10:00', '2026-11-24T20:00/2026-11-24T21:00']);
  });

  it('keep their times of day when daylight saving begins', () => {
    expect(
      expand([], 'America/New_York', '2026-03-07T00:00Z', '2026-03-10T00:00Z', [
        extra('2026-03-07', at(9), at(10), '2026-03-08'),
      ]),
    ).toEqual(['2026-03-07T14:00/2026-03-07T15:00', '2026-03-08T13:00/2026-03-08T14:00']);
  });
});
