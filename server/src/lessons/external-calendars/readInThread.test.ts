import { writeCalendar } from '../../people/availability/writeCalendar';
import { type CalendarToRead, readInThread, UnreadableCalendar } from './readInThread';

const lines = (...all: string[]): string => all.join('\r\n');
const calendar = (...all: string[]): string =>
  lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...all, 'END:VCALENDAR', '');
const event = (...all: string[]): string => lines('BEGIN:VEVENT', ...all, 'END:VEVENT');

/** @returns the busy times as ISO 8601 without seconds, in order */
const read = async (text: string, changes: Partial<CalendarToRead> = {}): Promise<string[]> => {
  const { found } = await readInThread({
    text,
    from: new Date('2026-10-01T00:00:00Z'),
    to: new Date('2027-04-01T00:00:00Z'),
    zone: 'Asia/Kolkata',
    owners: ['asha@home.example'],
    countsAllDay: true,
    ...changes,
  });
  return found
    .map(({ start, end }) => `${start.toISOString().slice(0, 16)}/${end.toISOString().slice(0, 16)}`)
    .sort();
};

const newYork = lines(
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
);

describe('a calendar as it comes from', () => {
  it('Google: a weekly event over the end of summer time, one left out, one moved, and one declined', async () => {
    const text = calendar(
      'METHOD:PUBLISH',
      'X-WR-CALNAME:asha@work.example',
      'X-WR-TIMEZONE:America/New_York',
      newYork,
      event(
        'UID:weekly@google.com',
        'DTSTAMP:20261001T000000Z',
        'DTSTART;TZID=America/New_York:20261023T090000',
        'DTEND;TZID=America/New_York:20261023T100000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261120T140000Z;BYDAY=FR',
        'EXDATE;TZID=America/New_York:20261030T090000',
        'SUMMARY:Stand-up',
      ),
      event(
        'UID:weekly@google.com',
        'RECURRENCE-ID;TZID=America/New_York:20261113T090000',
        'DTSTART;TZID=America/New_York:20261113T150000',
        'DTEND;TZID=America/New_York:20261113T153000',
      ),
      event(
        'UID:party@google.com',
        'DTSTART:20261101T100000Z',
        'DTEND:20261101T110000Z',
        'ATTENDEE;PARTSTAT=DECLINED;CN=Asha:mailto:Asha@Work.example',
      ),
      event(
        'UID:free@google.com',
        'DTSTART:20261102T100000Z',
        'DTEND:20261102T110000Z',
        'TRANSP:TRANSPARENT',
      ),
    );
    expect(await read(text)).toEqual([
      '2026-10-23T13:00/2026-10-23T14:00',
      '2026-11-06T14:00/2026-11-06T15:00',
      '2026-11-13T20:00/2026-11-13T20:30',
      '2026-11-20T14:00/2026-11-20T15:00',
    ]);
  });

  it('Outlook: zones by Windows’ names, free and cancelled ones, whole days as midnights', async () => {
    const text = calendar(
      event(
        'UID:040000008200E00074C5B7101A82E008',
        'DTSTART;TZID=India Standard Time:20261110T100000',
        'DTEND;TZID=India Standard Time:20261110T113000',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      ),
      event(
        'UID:free',
        'DTSTART;TZID=India Standard Time:20261111T100000',
        'DTEND;TZID=India Standard Time:20261111T110000',
        'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      ),
      event('UID:gone', 'STATUS:CANCELLED', 'DTSTART:20261112T100000Z', 'DTEND:20261112T110000Z'),
      event(
        'UID:day',
        'DTSTART;TZID=India Standard Time:20261113T000000',
        'DTEND;TZID=India Standard Time:20261114T000000',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ),
    );
    expect(await read(text)).toEqual([
      '2026-11-10T04:30/2026-11-10T06:00',
      '2026-11-12T18:30/2026-11-13T18:30',
    ]);
    expect(await read(text, { countsAllDay: false })).toEqual(['2026-11-10T04:30/2026-11-10T06:00']);
  });

  it('Exchange: a zone with a name of its own, whose rules the file brings', async () => {
    const text = calendar(
      newYork.replace('TZID:America/New_York', 'TZID:Customized Time Zone 1'),
      event(
        'UID:exchange',
        'DTSTART;TZID="Customized Time Zone 1":20261030T090000',
        'DTEND;TZID="Customized Time Zone 1":20261030T100000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      ),
    );
    expect(await read(text)).toEqual([
      '2026-10-30T13:00/2026-10-30T14:00',
      '2026-11-06T14:00/2026-11-06T15:00',
      '2026-11-13T14:00/2026-11-13T15:00',
    ]);
  });

  it('iCloud: a duration, and whole days on the tutor’s own calendar', async () => {
    const text = calendar(
      event('UID:1', 'DTSTART;TZID=Asia/Kathmandu:20261101T100000', 'DURATION:PT45M'),
      event('UID:2', 'DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261226', 'RRULE:FREQ=YEARLY'),
      event('UID:3', 'DTSTART;VALUE=DATE:20261105', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261106'),
    );
    expect(await read(text, { zone: 'Pacific/Apia' })).toEqual([
      '2026-11-01T04:15/2026-11-01T05:00',
      '2026-11-04T11:00/2026-11-05T11:00',
      '2026-11-06T11:00/2026-11-07T11:00',
      '2026-12-23T11:00/2026-12-25T11:00',
    ]);
  });

  it('Proton: zones behind a path, and more dates than a rule', async () => {
    const text = calendar(
      event(
        'UID:proton',
        'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20261101T120000',
        'DTEND;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20261101T130000',
        'RDATE;TZID=Europe/Berlin:20261203T120000,20261204T120000',
        'EXDATE:20261204T110000Z',
      ),
    );
    expect(await read(text)).toEqual([
      '2026-11-01T11:00/2026-11-01T12:00',
      '2026-12-03T11:00/2026-12-03T12:00',
    ]);
  });

  it('Teamup: times without a zone, which are the calendar’s, and where it has none, the tutor’s', async () => {
    const floating = event('UID:t', 'DTSTART:20261101T090000', 'DTEND:20261101T100000');
    expect(await read(calendar('X-WR-TIMEZONE:Asia/Kathmandu', floating))).toEqual([
      '2026-11-01T03:15/2026-11-01T04:15',
    ]);
    expect(await read(calendar(floating))).toEqual(['2026-11-01T03:30/2026-11-01T04:30']);
    const { assumedZone } = await readInThread({
      text: calendar(floating),
      from: new Date('2026-10-01T00:00:00Z'),
      to: new Date('2026-12-01T00:00:00Z'),
      zone: 'Asia/Kolkata',
      owners: [],
      countsAllDay: true,
    });
    expect(assumedZone).toBe('Asia/Kolkata');
  });

  it('us', async () => {
    const startsAt = new Date('2026-11-23T04:30:00Z');
    const text = writeCalendar({
      method: 'PUBLISH',
      at: startsAt,
      events: [
        {
          uid: '01936e5a-0000-7000-8000-000000000001',
          sequence: 1,
          startsAt,
          endsAt: new Date('2026-11-23T05:30:00Z'),
          status: 'CONFIRMED',
          summary: 'கணிதம், with Asha; R.',
          description: '',
          url: 'https://lessons.example',
          location: null,
        },
      ],
    });
    expect(await read(text)).toEqual(['2026-11-23T04:30/2026-11-23T05:30']);
  });
});

it('a lesson at nine stays at nine over both changes of the clock in New York, whatever this machine’s zone is', async () => {
  const text = calendar(
    event(
      'UID:ny',
      'DTSTART;TZID=America/New_York:20261025T090000',
      'DTEND;TZID=America/New_York:20261025T100000',
      'RRULE:FREQ=MONTHLY;INTERVAL=1;COUNT=6',
    ),
  );
  const before = process.env.TZ;
  const expected = [
    '2026-10-25T13:00/2026-10-25T14:00',
    '2026-11-25T14:00/2026-11-25T15:00',
    '2026-12-25T14:00/2026-12-25T15:00',
    '2027-01-25T14:00/2027-01-25T15:00',
    '2027-02-25T14:00/2027-02-25T15:00',
    '2027-03-25T13:00/2027-03-25T14:00',
  ];
  try {
    for (const zone of ['Pacific/Apia', 'America/Los_Angeles']) {
      process.env.TZ = zone;
      expect(await read(text)).toEqual(expected);
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

describe('a weekly lesson keeps its time of day', () => {
  /** Half past nine in the evening, for an hour, around both changes of the clock in New York. */
  it.each([
    ['Asia/Kolkata', '2026-10-26T16:00', '2026-11-02T16:00', '2027-03-08T16:00', '2027-03-15T16:00'],
    ['Asia/Kathmandu', '2026-10-26T15:45', '2026-11-02T15:45', '2027-03-08T15:45', '2027-03-15T15:45'],
    ['America/New_York', '2026-10-27T01:30', '2026-11-03T02:30', '2027-03-09T02:30', '2027-03-16T01:30'],
    ['Pacific/Apia', '2026-10-26T08:30', '2026-11-02T08:30', '2027-03-08T08:30', '2027-03-15T08:30'],
  ])('in %s', async (zone, ...starts) => {
    const text = calendar(
      event(
        'UID:weekly',
        `DTSTART;TZID=${zone}:20261026T213000`,
        `DTEND;TZID=${zone}:20261026T223000`,
        'RRULE:FREQ=WEEKLY;COUNT=21',
      ),
    );
    const found = (await read(text)).map((stretch) => stretch.slice(0, 16));
    expect(found).toHaveLength(21);
    expect(found).toEqual(expect.arrayContaining(starts));
    // As we would write it, the same: in UTC, which no zone's rules can move.
    const written = writeCalendar({
      method: 'PUBLISH',
      at: new Date('2026-10-20T00:00:00Z'),
      events: starts.map((start, index) => ({
        uid: `lesson-${index}`,
        sequence: 0,
        startsAt: new Date(`${start}:00Z`),
        endsAt: new Date(Date.parse(`${start}:00Z`) + 3_600_000),
        status: 'CONFIRMED',
        summary: 'Mathematics',
        description: '',
        url: 'https://lessons.example',
        location: null,
      })),
    });
    expect((await read(written, { zone })).map((stretch) => stretch.slice(0, 16))).toEqual(starts);
  });
});

describe('a calendar that is hostile', () => {
  it('with an event every second blocks all time after the cut, and the other events are read', async () => {
    const text = calendar(
      event('UID:s', 'DTSTART:20261120T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
      event('UID:t', 'DTSTART:20261101T000000Z', 'DTEND:20261101T010000Z'),
    );
    const { found, isCut, events, firstInPart } = await readInThread({
      text,
      from: new Date('2026-10-01T00:00:00Z'),
      to: new Date('2026-12-01T00:00:00Z'),
      zone: 'UTC',
      owners: [],
      countsAllDay: true,
    });
    expect(found.map(({ start, end }) => [start.toISOString(), end.toISOString()])).toEqual([
      ['2026-11-01T00:00:00.000Z', '2026-11-01T01:00:00.000Z'],
      ['2026-11-20T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ]);
    expect({ isCut, events, firstInPart }).toEqual({
      isCut: true,
      events: 2,
      firstInPart: [{ name: null, date: '2026-11-20', why: 'amount' }],
    });
  });

  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['a text', 'The lessons of this week:\r\nDTSTART is not known.\r\n'],
    ['somebody’s card', 'BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n'],
  ])('as %s is none', async (_name, text) => {
    await expect(read(text)).rejects.toThrow(UnreadableCalendar);
  });
});
