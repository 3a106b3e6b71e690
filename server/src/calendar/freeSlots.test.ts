import { freeSlots, type SlotQuestion } from './freeSlots';
import type { Interval } from './interval';

const between = (start: string, end: string): Interval => ({ start: new Date(start), end: new Date(end) });

/** The starts of the free slots of 23 November 2026, "HH:MM" in UTC, for an hour in UTC unless told. */
const starts = (question: Partial<SlotQuestion>) =>
  freeSlots({
    open: [between('2026-11-23T09:00Z', '2026-11-23T12:00Z')],
    busy: [],
    timeZone: 'UTC',
    stepMinutes: 30,
    minutes: 60,
    after: new Date('2026-11-01T00:00Z'),
    before: new Date('2026-12-01T00:00Z'),
    ...question,
  }).map(({ start }) => start.toISOString().slice(11, 16));

describe('free slots', () => {
  it('start every half hour, as long as the lesson still fits', () => {
    expect(starts({})).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    expect(starts({ minutes: 90 })).toEqual(['09:00', '09:30', '10:00', '10:30']);
    expect(starts({ minutes: 120 })).toEqual(['09:00', '09:30', '10:00']);
  });

  it('end as long after their start as the lesson takes', () => {
    const [first] = freeSlots({
      open: [between('2026-11-23T09:00Z', '2026-11-23T12:00Z')],
      busy: [],
      timeZone: 'UTC',
      stepMinutes: 30,
      minutes: 90,
      after: new Date(0),
      before: new Date('2026-12-01T00:00Z'),
    });
    expect(first).toEqual(between('2026-11-23T09:00Z', '2026-11-23T10:30Z'));
  });

  it('start at :00 and :30 also where the hours do not', () => {
    expect(starts({ open: [between('2026-11-23T09:10Z', '2026-11-23T11:40Z')] })).toEqual([
      '09:30',
      '10:00',
      '10:30',
    ]);
  });

  it('start at :00 and :30 of the tutor’s clock, which is :15 and :45 in UTC for Kathmandu', () => {
    expect(
      starts({ open: [between('2026-11-23T09:00Z', '2026-11-23T11:00Z')], timeZone: 'Asia/Kathmandu' }),
    ).toEqual(['09:15', '09:45']);
  });

  it('start within both passages of a repeated hour', () => {
    expect(
      starts({ open: [between('2026-11-01T05:10Z', '2026-11-01T07:30Z')], timeZone: 'America/New_York' }),
    ).toEqual(['05:30', '06:00', '06:30']);
  });

  it('leave out what is taken, and keep what only touches it', () => {
    expect(starts({ busy: [between('2026-11-23T10:00Z', '2026-11-23T11:00Z')] })).toEqual(['09:00', '11:00']);
    expect(starts({ busy: [between('2026-11-23T09:50Z', '2026-11-23T10:10Z')] })).toEqual(['10:30', '11:00']);
    expect(starts({ busy: [between('2026-11-23T08:00Z', '2026-11-23T13:00Z')] })).toEqual([]);
  });

  it('do not start in the past, nor now', () => {
    expect(starts({ after: new Date('2026-11-23T10:00Z') })).toEqual(['10:30', '11:00']);
  });

  it('start before the end of what is asked for, and may end after it', () => {
    expect(starts({ before: new Date('2026-11-23T09:31Z') })).toEqual(['09:00', '09:30']);
    expect(starts({ before: new Date('2026-11-23T09:30Z') })).toEqual(['09:00']);
  });
});
