import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';

const every30Minutes = (from: string, to: string): string[] => {
  const starts: string[] = [];
  for (let start = Date.parse(from); start <= Date.parse(to); start += 30 * 60_000) {
    starts.push(new Date(start).toISOString());
  }
  return starts;
};

/** A tutor's Sunday, and the first and the last start of an hour on it. */
const sundays = [
  ['Asia/Kolkata', '09:00', '11:00', '2026-11-22T03:30Z', '2026-11-22T04:30Z'],
  ['Asia/Kathmandu', '09:00', '11:00', '2026-11-22T03:15Z', '2026-11-22T04:15Z'],
  [
    'Pacific/Chatham, whose clock skips 02:45 to 03:45',
    '01:00',
    '05:00',
    '2026-09-26T12:15Z',
    '2026-09-26T14:15Z',
  ],
  [
    'America/New_York, whose clock skips 02:00 to 03:00',
    '01:00',
    '04:00',
    '2026-03-08T06:00Z',
    '2026-03-08T07:00Z',
  ],
  [
    'America/New_York, whose clock skips 02:00 to 03:00',
    '01:00',
    '04:00',
    '2027-03-14T06:00Z',
    '2027-03-14T07:00Z',
  ],
  ['America/New_York, whose clock repeats 01:00', '00:00', '03:00', '2026-11-01T04:00Z', '2026-11-01T07:00Z'],
  ['America/New_York, whose clock repeats 01:00', '00:00', '03:00', '2027-11-07T04:00Z', '2027-11-07T07:00Z'],
] as const;

/**
 * Of each Sunday the free slots, and every quarter of an hour of the days around it that the booking check takes. Jest's
 * process.env is a copy that the clock does not read: only another process has another zone.
 */
const source = `
  const { expandAvailability } = require('../../people/availability/expandAvailability.ts');
  const { freeSlots } = require('../../people/availability/freeSlots.ts');
  const { toMinute } = require('../../people/availability/toWeek.ts');
  const { checkRequest } = require('./checkRequest.ts');
  const quarter = 15 * 60_000;
  const answers = JSON.parse(process.argv[2]).map(([place, startTime, endTime, first]) => {
    const timeZone = place.split(',')[0];
    const week = [{ day: 'Sunday', startMinute: toMinute(startTime), endMinute: toMinute(endTime) }];
    const from = new Date(Date.parse(first) - 86_400_000);
    const to = new Date(Date.parse(first) + 86_400_000);
    const open = expandAvailability(week, [], timeZone, from, to);
    const slots = freeSlots({ open, busy: [], timeZone, stepMinutes: 30, minutes: 60, after: from, before: to });
    const rules = { noticeMinutes: 0, windowDays: 90 };
    const tutor = { name: 'Meera', hourlyRate: 500, subjectIds: ['a'], week, exceptions: [], timeZone, rules };
    const taken = [];
    for (let start = from.getTime() + quarter; start < to.getTime(); start += quarter) {
      const dateTime = new Date(start).toISOString();
      try {
        checkRequest({ subject: 'a', dateTime, duration: '1' }, tutor, from);
        taken.push(dateTime);
      } catch (error) {
        if (error.code !== 'validation_failed') throw error;
      }
    }
    return { slots: slots.map(({ start }) => start.toISOString()), taken };
  });
  console.log(JSON.stringify({ minutesBehindUtc: new Date(0).getTimezoneOffset(), answers }));
`;

const bundle = (): string => {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: __dirname },
    bundle: true,
    platform: 'node',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

let program: string;
beforeAll(() => {
  program = bundle();
});

interface Answer {
  slots: string[];
  taken: string[];
}

describe.each([
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Asia/Kathmandu', -330],
])('where the process is in %s', (zone, minutesBehindUtc) => {
  let output: { minutesBehindUtc: number; answers: Answer[] };
  beforeAll(() => {
    const text = execFileSync(process.execPath, ['-', JSON.stringify(sundays)], {
      input: program,
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    output = JSON.parse(text);
  }, 30_000);

  it('its clock is that zone’s', () => {
    expect(output.minutesBehindUtc).toBe(minutesBehindUtc);
  });

  it.each(sundays.map((sunday, index) => [...sunday, index] as const))(
    'a tutor’s Sunday in %s, from %s to %s, has the same slots and takes the same bookings (%s)',
    (_place, _from, _to, first, last, index) => {
      const answer = output.answers[index];
      expect(answer?.slots).toEqual(every30Minutes(first, last));
      const quarters = [
        ...every30Minutes(first, last),
        ...every30Minutes(first, last).slice(1).map(quarterBefore),
      ];
      expect(answer?.taken).toEqual(quarters.sort());
    },
  );
});

const quarterBefore = (instant: string): string => new Date(Date.parse(instant) - 15 * 60_000).toISOString();
