import { lastWeeks } from './lastWeeks';

const shown = (instant: string, timeZone: string, count = 2) =>
  lastWeeks(new Date(instant), timeZone, count).map(({ from, start, end }) => [
    from,
    start.toISOString(),
    end.toISOString(),
  ]);

describe('the last weeks', () => {
  it('end with the week of the instant, one right after the other', () => {
    const weeks = lastWeeks(new Date('2026-11-25T10:00:00Z'), 'Asia/Kolkata', 8);
    expect(weeks.map(({ from }) => from)).toEqual([
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(weeks.slice(1).map(({ start }) => start)).toEqual(weeks.slice(0, -1).map(({ end }) => end));
  });

  it('begin on Monday by the clock of the zone', () => {
    // 23:59 on Sunday, and midnight after it.
    expect(shown('2026-11-22T18:29:59Z', 'Asia/Kolkata', 1)).toEqual([
      ['2026-11-16', '2026-11-15T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
    ]);
    expect(shown('2026-11-22T18:30:00Z', 'Asia/Kolkata', 1)).toEqual([
      ['2026-11-23', '2026-11-22T18:30:00.000Z', '2026-11-29T18:30:00.000Z'],
    ]);
    expect(shown('2026-11-23T04:59:59Z', 'America/New_York', 1)).toEqual([
      ['2026-11-16', '2026-11-16T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
    ]);
  });

  it.each([
    // A week of 167 hours and one of 169.
    [
      '2026-04-01T12:00:00Z',
      [
        ['2026-03-23', '2026-03-23T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
        ['2026-03-30', '2026-03-29T23:00:00.000Z', '2026-04-05T23:00:00.000Z'],
      ],
    ],
    [
      '2026-10-27T12:00:00Z',
      [
        ['2026-10-19', '2026-10-18T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
        ['2026-10-26', '2026-10-26T00:00:00.000Z', '2026-11-02T00:00:00.000Z'],
      ],
    ],
  ])('begin at midnight on both sides of a change of the clocks: %s', (instant, weeks) => {
    expect(shown(instant, 'Europe/London')).toEqual(weeks);
  });

  it('know their year', () => {
    expect(shown('2027-01-01T12:00:00Z', 'Asia/Kolkata', 1)[0]?.[0]).toBe('2026-12-28');
  });
});
