import { durations, minutesOf } from './durations';
import { formatMoment, formatTime, isTimeZone, ownTimeZone, shownTimeZone, zoneName } from './times';

/** Intl puts a narrow no-break space before "am" in some versions. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a moment reads as its weekday, day, month and time on the clock of the zone', () => {
  const instant = '2026-11-20T20:00:00.000Z';
  expect(plain(formatMoment(instant, 'Asia/Kolkata'))).toBe('Sat, 21 Nov, 1:30 am');
  expect(plain(formatMoment(instant, 'America/New_York'))).toBe('Fri, 20 Nov, 3:00 pm');
});

test('a time is that of the zone, summer or winter', () => {
  expect(plain(formatTime('2026-07-01T08:00:00Z', 'Europe/Berlin'))).toBe('10:00 am');
  expect(plain(formatTime('2026-12-01T08:00:00Z', 'Europe/Berlin'))).toBe('9:00 am');
});

test('without a zone a moment is shown on the viewer’s own clock', () => {
  const instant = '2026-11-20T20:00:00.000Z';
  expect(formatMoment(instant)).toBe(formatMoment(instant, ownTimeZone()));
});

test.each(['Asia/Kolkata', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is a zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', 'Chennai', 'Asia/Atlantis', '+05:30', 'IST'])('%j is no zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

test('a lesson lasts 60, 90 or 120 minutes', () => {
  expect(durations.map(minutesOf)).toEqual([60, 90, 120]);
});

test.each([
  ['Asia/Kolkata', 'India Standard Time'],
  ['Atlantis/Capital', 'Atlantis/Capital'],
])('the zone %s is called %s', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name);
});

test('the device’s zone is asked again after a second, and once for all that is shown at a time', () => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(2_000);
  const asked = jest.spyOn(Intl, 'DateTimeFormat');
  const zone = ownTimeZone();
  ownTimeZone();
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockReturnValueOnce({ resolvedOptions: () => ({ timeZone: 'Asia/Kathmandu' }) } as never);
  jest.advanceTimersByTime(1_000);
  expect([zone, ownTimeZone()]).toEqual([expect.any(String), 'Asia/Kathmandu']);
  jest.advanceTimersByTime(1_000);
  expect(ownTimeZone()).toBe(zone);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the zone on whose clock times are shown', () => {
  afterEach(() => jest.restoreAllMocks());
  /** Minutes of UTC after the device's clock, in January and in July. */
  const setDevice = (winter: number, summer: number, zone: string) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return this.getMonth() === 0 ? winter : summer;
    });
    return jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockReturnValue({ resolvedOptions: () => ({ timeZone: zone }) } as never);
  };

  test('is India’s where the device has its time, and the device is not asked for a name', () => {
    const asked = setDevice(-330, -330, 'Asia/Colombo');
    expect(shownTimeZone()).toBe('Asia/Kolkata');
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    [-345, -345, 'Asia/Kathmandu'],
    [-330, -360, 'Nowhere/Summer'],
  ])('is the device’s own where its clock is another, by %d and %d minutes', (winter, summer, zone) => {
    // The device is not asked twice in a second.
    jest.useFakeTimers({ now: Date.now() + Math.abs(summer) * 60_000 });
    setDevice(winter, summer, zone);
    expect(shownTimeZone()).toBe(zone);
    jest.useRealTimers();
  });
});
