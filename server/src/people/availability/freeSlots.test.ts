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

  it('start at the quarters or at the full hour, as the tutor likes', () => {
    const open = [between('2026-11-23T09:10Z', '2026-11-23T11:10Z')];
    expect(starts({ open, stepMinutes: 15 })).toEqual(['09:15', '09:30', '09:45', '10:00']);
    expect(starts({ open, stepMinutes: 60 })).toEqual(['10:00']);
    expect(starts({ open, stepMinutes: 60, timeZone: 'Asia/Kolkata' })).toEqual(['09:30']);
  });

  it('start at the full hour of the clock also after it is put forward by half of one', () => {
    // Lord Howe Island goes from 10:30 to 11 hours ahead at 02:00.
    const open = [between('2026-10-03T14:30Z', '2026-10-03T18:00Z')];
    expect(starts({ open, stepMinutes: 60, timeZone: 'Australia/Lord_Howe', after: new Date(0) })).toEqual([
      '14:30',
      '16:00',
      '17:00',
    ]);
  });

  it('do not start on a day that is full, and may reach into it', () => {
    const open = [between('2026-11-23T22:00Z', '2026-11-24T02:00Z')];
    const full = [between('2026-11-24T00:00Z', '2026-11-25T00:00Z')];
    expect(starts({ open, full })).toEqual(['22:00', '22:30', '23:00', '23:30']);
  });
});
