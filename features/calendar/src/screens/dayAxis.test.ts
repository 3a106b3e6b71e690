import { addDays, dayOf } from '@paadam/shared/domain';
import { axisOf, shownRows, type ZoneClock } from './dayAxis';

const quarter = 900_000;

/** The clock of an IANA zone, whatever zone the test runs in. */
const clockOf = (timeZone: string): ZoneClock => {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return {
    startOf: (day) => {
      let at = Date.parse(`${day}T00:00Z`) - 15 * 3_600_000;
      while (dayOf(new Date(at), timeZone) < day) at += quarter;
      return at;
    },
    timeAt: (instant) => format.format(new Date(instant)),
  };
};

const newYork = clockOf('America/New_York');
const at = (instant: string) => Date.parse(instant);
/** Each quarter of the day, from instant to row and back. */
const roundTrip = (day: string, clock: ZoneClock, axis = axisOf([day], clock)) => {
  const [start, end] = [clock.startOf(day), clock.startOf(addDays(day, 1))];
  const lost: number[] = [];
  for (let instant = start; instant < end; instant += quarter) {
    if (axis.instantAt(day, axis.placeOf(day, instant)) !== instant) lost.push(instant);
  }
  return lost;
};

describe('a day of 24 hours', () => {
  const axis = axisOf(['2030-01-07'], newYork);

  test('has a row for each quarter, and a stretch lies between its ends', () => {
    expect(axis.marks).toHaveLength(96);
    expect(axis.missing('2030-01-07')).toBeNull();
    expect(axis.placeOf('2030-01-07', at('2030-01-07T14:00Z'))).toBe(36);
    expect(axis.placeOf('2030-01-07', at('2030-01-07T14:07:30Z'))).toBe(36.5);
    expect(axis.instantAt('2030-01-07', 36.5)).toBe(at('2030-01-07T14:07:30Z'));
  });

  test('keeps what begins before it, or ends after it, at its edges', () => {
    expect(axis.placeOf('2030-01-07', at('2030-01-06T20:00Z'))).toBe(0);
    expect(axis.placeOf('2030-01-07', at('2030-01-09T20:00Z'), true)).toBe(96);
  });
});

describe('the day on which the clock goes forward', () => {
  const day = '2030-03-10';
  const week = axisOf(['2030-03-09', day, '2030-03-11'], newYork);

  test('has 23 hours, and a gap beside the days that have the hour', () => {
    expect(week.marks).toHaveLength(96);
    expect(week.missing(day)).toEqual({ from: 8, to: 12 });
    expect(week.missing('2030-03-11')).toBeNull();
    expect(week.instantAt(day, 9)).toBeNull();
    expect(roundTrip(day, newYork, week)).toEqual([]);
  });

  test('has noon in one line with the noon of the others', () => {
    expect(week.placeOf(day, at('2030-03-10T16:00Z'))).toBe(48);
    expect(week.placeOf('2030-03-09', at('2030-03-09T17:00Z'))).toBe(48);
  });

  test('has what ends as the clock goes forward end above the gap, and what begins then below it', () => {
    expect(week.placeOf(day, at('2030-03-10T07:00Z'), true)).toBe(8);
    expect(week.placeOf(day, at('2030-03-10T07:00Z'))).toBe(12);
  });
});

describe('the day on which the clock goes back', () => {
  const day = '2030-11-03';
  const week = axisOf(['2030-11-02', day], newYork);

  test('has 25 hours, of which one is shown twice, and the others have a gap there', () => {
    expect(week.marks).toHaveLength(100);
    expect(week.missing(day)).toBeNull();
    expect(week.missing('2030-11-02')).toEqual({ from: 8, to: 12 });
    expect(roundTrip(day, newYork, week)).toEqual([]);
    expect(roundTrip('2030-11-02', newYork, week)).toEqual([]);
  });

  test('has the two lessons at half past one one below the other', () => {
    expect(week.placeOf(day, at('2030-11-03T05:30Z'))).toBe(6);
    expect(week.placeOf(day, at('2030-11-03T06:30Z'))).toBe(10);
  });
});

test.each([
  ['Australia/Lord_Howe', '2030-10-06', 96],
  ['Australia/Lord_Howe', '2030-04-07', 98],
  ['Africa/Cairo', '2030-04-26', 96],
  ['Asia/Kathmandu', '2030-04-26', 96],
])('nothing is lost in %s on %s', (zone, day, rows) => {
  const clock = clockOf(zone);
  expect(axisOf([day], clock).marks).toHaveLength(rows);
  expect(roundTrip(day, clock)).toEqual([]);
});

test('hours before 7 and after 22 are folded away, unless something is there', () => {
  const axis = axisOf(['2030-01-07'], newYork);
  expect(shownRows(axis, [])).toEqual({ from: 28, to: 88 });
  expect(shownRows(axis, [{ from: 40, to: 44 }])).toEqual({ from: 28, to: 88 });
  expect(shownRows(axis, [{ from: 22, to: 26 }])).toEqual({ from: 20, to: 88 });
  expect(shownRows(axis, [{ from: 90, to: 96 }])).toEqual({ from: 28, to: 96 });
});
