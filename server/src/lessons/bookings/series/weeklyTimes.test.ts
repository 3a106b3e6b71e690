import { daysBetween, weeklyTimes } from './weeklyTimes';

const startsOf = (first: string, weeks: number, timeZone: string) =>
  weeklyTimes(new Date(first), weeks, 60, timeZone).map(({ start }) => start.toISOString());

describe('weekly times', () => {
  it('keep the clock of the zone when daylight saving begins, so that elsewhere they are an hour earlier', () => {
    // 17:00 in New York, before and after 8 March 2026; in Kolkata 3:30 and then 2:30 at night.
    expect(startsOf('2026-02-27T22:00:00Z', 4, 'America/New_York')).toEqual([
      '2026-02-27T22:00:00.000Z',
      '2026-03-06T22:00:00.000Z',
      '2026-03-13T21:00:00.000Z',
      '2026-03-20T21:00:00.000Z',
    ]);
  });

  it('keep it when it ends', () => {
    expect(startsOf('2026-10-30T21:00:00Z', 2, 'America/New_York')).toEqual([
      '2026-10-30T21:00:00.000Z',
      '2026-11-06T22:00:00.000Z',
    ]);
  });

  it('move forward where the clock skips them, and go back to their time the week after', () => {
    // 2:30 of 8 March is not there in New York.
    expect(startsOf('2026-03-01T07:30:00Z', 3, 'America/New_York')).toEqual([
      '2026-03-01T07:30:00.000Z',
      '2026-03-08T07:30:00.000Z',
      '2026-03-15T06:30:00.000Z',
    ]);
  });

  it('begin with the very moment that was asked for, where the clock shows it twice', () => {
    expect(startsOf('2026-11-01T06:30:00Z', 2, 'America/New_York')).toEqual([
      '2026-11-01T06:30:00.000Z',
      '2026-11-08T06:30:00.000Z',
    ]);
  });

  it('are the same everywhere in a zone that has no such change', () => {
    const times = weeklyTimes(new Date('2026-02-27T11:30:00Z'), 12, 90, 'Asia/Kolkata');
    expect(times).toHaveLength(12);
    expect(times.at(-1)).toEqual({
      start: new Date('2026-05-15T11:30:00Z'),
      end: new Date('2026-05-15T13:00:00Z'),
    });
  });

  it('lie whole weeks apart on the calendar of the zone', () => {
    const [first, , third] = weeklyTimes(new Date('2026-02-27T22:00:00Z'), 3, 60, 'America/New_York');
    expect(daysBetween(first?.start ?? new Date(0), third?.start ?? new Date(0), 'America/New_York')).toBe(
      14,
    );
  });
});
