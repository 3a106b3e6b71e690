import { readCalendar } from './readCalendar.mjs';

const calendar = (...all: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...all, 'END:VCALENDAR', ''].join('\r\n');
const event = (...all: string[]): string => ['BEGIN:VEVENT', ...all, 'END:VEVENT'].join('\r\n');
const hour = (date: string, ...more: string[]): string =>
  event(`DTSTART:${date}T100000Z`, `DTEND:${date}T110000Z`, ...more);

/** @returns the busy times as ISO 8601 without seconds, in order, and the events read in part */
const read = (text: string, countsAllDay = true) => {
  const found = readCalendar({
    text,
    from: Date.parse('2026-12-01T00:00:00Z'),
    to: Date.parse('2027-03-01T00:00:00Z'),
    zone: 'Asia/Kolkata',
    owners: ['asha@home.example'],
    countsAllDay,
  });
  if (!found) return null;
  const at = (instant: number) => new Date(instant).toISOString().slice(0, 16);
  return {
    busy: found.found.map(({ start, end }) => `${at(start)}/${at(end)}`),
    events: found.events,
    inPart: found.inPart,
    why: found.firstInPart.map(({ why }) => why),
  };
};
const busyOf = (text: string) => read(text)?.busy;
/** A day in India, as it is in UTC. */
const day = (date: string): string => {
  const start = new Date(Date.parse(`${date}T00:00:00+05:30`));
  return `${start.toISOString().slice(0, 16)}/${new Date(start.getTime() + 86_400_000).toISOString().slice(0, 16)}`;
};
const whole = (...busy: string[]) => ({ busy, events: 1, inPart: 0, why: [] });
const part = (why: string, ...busy: string[]) => ({ busy, events: 1, inPart: 1, why: [why] });

const zone = (name: string, offset: string): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');

describe('a zone', () => {
  it.each(['IST', 'CST', 'BST', 'PST', 'JST', 'Asia/Tokyo'])(
    'that the file defines is that, whatever else is called %s',
    (name) => {
      const text = calendar(
        zone(name, '+0530'),
        event('UID:a', `DTSTART;TZID=${name}:20261208T080000`, `DTEND;TZID=${name}:20261208T220000`),
      );
      expect(read(text)).toEqual(whole('2026-12-08T02:30/2026-12-08T16:30'));
    },
  );

  it('EST, defined as Sydney’s, is Sydney’s; undefined it is IANA’s', () => {
    const events = event('UID:a', 'DTSTART;TZID=EST:20261208T080000', 'DTEND;TZID=EST:20261208T090000');
    expect(read(calendar(zone('EST', '+1000'), events))).toEqual(whole('2026-12-07T22:00/2026-12-07T23:00'));
    expect(read(calendar(events))).toEqual(whole('2026-12-08T13:00/2026-12-08T14:00'));
  });

  it('that changes every second counts as unknown, and costs no more than another', () => {
    const text = calendar(
      zone('Mine', '+0530').replace('END:STANDARD', 'RRULE:FREQ=SECONDLY\r\nEND:STANDARD'),
      event('DTSTART;TZID=Mine:20261204T100000', 'DTEND;TZID=Mine:20261204T110000'),
    );
    expect(read(text)).toEqual(part('zone', '2026-12-03T18:30/2026-12-04T23:00'));
  });

  it('is not taken from another calendar’s definition of the same name', () => {
    const at = event('DTSTART;TZID=School:20261208T080000', 'DTEND;TZID=School:20261208T090000');
    const text = calendar(zone('School', '+0530'), at) + calendar(zone('School', '+0545'), at);
    expect(busyOf(text)).toEqual(['2026-12-08T02:15/2026-12-08T03:30']);
  });

  it.each(['tzone://Microsoft/Custom', 'IST', 'CST', 'Somewhere'])(
    '%s without a definition blocks the day and every time that it may mean',
    (name) => {
      const text = calendar(
        event(`DTSTART;TZID=${name}:20261204T100000`, `DTEND;TZID=${name}:20261204T110000`),
      );
      // The event may be as early as 10:00 at UTC+14 and as late as 11:00 at UTC-12.
      expect(read(text)).toEqual(part('zone', '2026-12-03T18:30/2026-12-04T23:00'));
    },
  );

  it.each([
    ['UTC+05:30', '04:30'],
    ['GMT+0530', '04:30'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '04:30'],
    ['India Standard Time', '04:30'],
    ['india standard time 1', '04:30'],
    ['asia/calcutta', '04:30'],
    ['/mozilla.org/20050126_1/Asia/Kolkata', '04:30'],
    ['America/New York', '15:00'],
    ['tzone://Microsoft/Utc', '10:00'],
  ])('%s is known by its name', (name, start) => {
    const text = calendar(event(`DTSTART;TZID=${name}:20261204T100000`, 'DURATION:PT30M'));
    expect(read(text)).toMatchObject({ inPart: 0, busy: [expect.stringMatching(`^2026-12-04T${start}/`)] });
  });
});

describe('dates and times are read as they are meant', () => {
  it.each([
    ['a date without VALUE=DATE', ['DTSTART:20261204'], whole(day('2026-12-04'))],
    ['a date with hyphens', ['DTSTART:2026-12-04'], whole(day('2026-12-04'))],
    ['no seconds', ['DTSTART:20261204T1000Z', 'DURATION:PT1H'], whole('2026-12-04T10:00/2026-12-04T11:00')],
    [
      'an offset',
      ['DTSTART:2026-12-04T10:00:00+05:30', 'DURATION:PT1H'],
      whole('2026-12-04T04:30/2026-12-04T05:30'),
    ],
    [
      'digits of Tamil',
      ['DTSTART:௨௦௨௬௧௨௦௪T௧௦௦௦௦௦Z', 'DURATION:PT1H'],
      whole('2026-12-04T10:00/2026-12-04T11:00'),
    ],
    [
      'a whole day that ends as it begins',
      ['DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261204'],
      whole(day('2026-12-04')),
    ],
    [
      'a whole day with a midnight',
      ['DTSTART;VALUE=DATE:20261204T000000', 'DTEND;VALUE=DATE:20261205T000000'],
      whole(day('2026-12-04')),
    ],
    [
      'a time of day that is none',
      ['DTSTART:20261204T9am', 'DURATION:PT1H'],
      part('time', day('2026-12-04')),
    ],
    ['an end that is none', ['DTSTART:20261204T100000Z', 'DTEND:later'], part('end', day('2026-12-04'))],
    [
      'an end before the start',
      ['DTSTART:20261204T100000Z', 'DTEND:20261204T090000Z'],
      part('end', day('2026-12-04')),
    ],
    [
      'a length that is none',
      ['DTSTART:20261204T100000Z', 'DURATION:1 hour'],
      part('end', day('2026-12-04')),
    ],
    ['an end alone', ['DTEND:20261204T100000Z'], part('date', day('2026-12-04'))],
    ['no date', ['DTSTART:TBD', 'DURATION:PT1H'], part('date')],
    ['the thirtieth of February', ['DTSTART:20270230T100000Z', 'DURATION:PT1H'], part('date')],
    ['a year of Thailand', ['DTSTART:25691204T100000Z', 'DURATION:PT1H'], part('date')],
    [
      'two starts',
      ['DTSTART:20261204T100000Z', 'DTSTART:20261207T100000Z', 'DURATION:PT1H'],
      part('date', day('2026-12-04'), day('2026-12-07')),
    ],
  ])('%s', (_what, lines, expected) => {
    expect(read(calendar(event('UID:a', ...lines)))).toEqual(expected);
  });

  it('an event read in part blocks its day even if whole days do not count', () => {
    const text = calendar(event('DTSTART:20261204T9am'), event('DTSTART;VALUE=DATE:20261205'));
    expect(read(text, false)).toMatchObject({ busy: [day('2026-12-04')], events: 2, inPart: 1 });
  });
});

describe('one bad line does not refuse the rest', () => {
  const sound = hour('20261204', 'UID:sound');
  const expected = '2026-12-04T10:00/2026-12-04T11:00';
  it.each([
    ['an unfolded text', hour('20261205', 'DESCRIPTION:First', 'Bring your books', 'and pens')],
    ['a name on two lines', hour('20261205', 'ATTENDEE;CN="Foo\r\nBar":mailto:foo@home.example')],
    ['a line with nothing but a colon', hour('20261205', ':', '"', ';;;')],
    ['small letters in a rule', hour('20261205', 'RRULE:freq=weekly;byday=sa;count=1')],
    ['spaces in a rule', hour('20261205', 'RRULE: FREQ=WEEKLY; COUNT=1')],
    ['empty lists', hour('20261205', 'EXDATE:', 'RDATE:', 'RRULE:')],
    ['a comment above', `<!-- Copyright -->\r\n${hour('20261205')}`],
    [
      'an alarm that does not end',
      hour('20261205').replace('END:VEVENT', 'BEGIN:VALARM\r\nTRIGGER:-PT5M\r\nDURATION:PT5M\r\nEND:VEVENT'),
    ],
    ['an event that does not end', hour('20261205').replace('\r\nEND:VEVENT', '')],
    ['an event that does not begin', hour('20261205').replace('BEGIN:VEVENT\r\n', '')],
    [
      'a zone that does not end',
      `${zone('X', '+0100').replace('\r\nEND:VTIMEZONE', '')}\r\n${hour('20261205')}`,
    ],
  ])('%s', (_what, other) => {
    const busy = [expected, '2026-12-05T10:00/2026-12-05T11:00'];
    for (const text of [calendar(sound, other), calendar(other, sound)]) {
      expect(read(text)).toEqual({ busy, events: 2, inPart: 0, why: [] });
    }
  });

  it.each([
    ['text after its end', (text: string) => `${text}thanks for reading\r\n`],
    ['CR alone', (text: string) => text.replaceAll('\r\n', '\r')],
    ['LF alone', (text: string) => text.replaceAll('\r\n', '\n')],
    ['a mark in front', (text: string) => `\uFEFF\r\n\r\n${text}`],
    ['small letters', (text: string) => text.toLowerCase()],
    ['indented lines', (text: string) => text.replaceAll('\r\n', '\r\n  ')],
    ['no end', (text: string) => text.replace('END:VCALENDAR\r\n', '')],
  ])('%s', (_what, change) => {
    expect(read(change(calendar(sound)))).toEqual(whole(expected));
  });

  it('a file that ends inside an event blocks that event’s day', () => {
    const text = calendar(sound, hour('20261205', 'SUMMARY:Cut')).split('SUMMARY')[0] ?? '';
    expect(read(text)).toEqual({ busy: [expected, day('2026-12-05')], events: 2, inPart: 1, why: ['cut'] });
  });
});

describe('a series', () => {
  const mondays = (...more: string[]) => calendar(hour('20261207', 'UID:a', ...more));
  const at = (...dates: string[]) => dates.map((date) => `2026-12-${date}T10:00/2026-12-${date}T11:00`);

  it('includes its start, even if its rule does not', () => {
    expect(busyOf(mondays('RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=3'))).toEqual(at('07', '10', '17', '24'));
  });

  it('excludes dates written without VALUE=DATE, and times without a zone', () => {
    const left = 'EXDATE:20261214\r\nEXDATE:20261221T100000';
    expect(read(mondays('RRULE:FREQ=WEEKLY;COUNT=4', left))).toEqual(whole(...at('07', '28')));
  });

  it('keeps all its times if its exceptions cannot be read, and reports it', () => {
    expect(read(mondays('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:the second'))).toEqual(
      part('dates', ...at('07', '14')),
    );
  });

  it('whose rule is not understood blocks its time on every day, until it ends', () => {
    const busy = at('07', '08', '09', '10');
    expect(read(mondays('RRULE:FREQ=WEEKLY;BYDAY=XX;UNTIL=20261210T230000Z'))).toEqual(part('rule', ...busy));
    expect(read(mondays('RRULE:FREQ=WEEKLY;BYMONTHDAY=32;UNTIL=20261210'))).toEqual(part('rule', ...busy));
  });

  it('whose times of day are not understood blocks every day', () => {
    expect(read(mondays('RRULE:FREQ=FORTNIGHTLY;UNTIL=20261208T230000Z'))).toEqual(
      part('rule', '2026-12-06T18:30/2026-12-08T18:30'),
    );
  });

  it('without a readable end or interval continues, at every interval', () => {
    const { busy, inPart } = read(mondays('RRULE:FREQ=WEEKLY;INTERVAL=two;UNTIL=soon')) ?? {};
    expect([busy?.length, inPart]).toEqual([12, 1]);
  });

  it('that is moved from one occurrence on is moved there and later', () => {
    const moved = (range: string) =>
      calendar(
        hour('20261207', 'UID:a', 'RRULE:FREQ=WEEKLY;COUNT=4'),
        event(
          'UID:a',
          `RECURRENCE-ID${range}:20261214T100000Z`,
          'DTSTART:20261215T120000Z',
          'DTEND:20261215T123000Z',
        ),
      );
    expect(busyOf(moved(''))).toEqual([...at('07'), '2026-12-15T12:00/2026-12-15T12:30', ...at('21', '28')]);
    expect(busyOf(moved(';RANGE=THISANDFUTURE'))).toEqual([
      ...at('07'),
      ...['15', '22', '29'].map((date) => `2026-12-${date}T12:00/2026-12-${date}T12:30`),
    ]);
  });

  it('uses the later of two changes of one occurrence, or both if they cannot be ordered', () => {
    const change = (time: string, ...more: string[]) =>
      event(
        'UID:a',
        'RECURRENCE-ID:20261214T100000Z',
        `DTSTART:20261214T${time}00Z`,
        'DURATION:PT1H',
        ...more,
      );
    const master = hour('20261207', 'UID:a', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const [at12, at14] = ['2026-12-14T12:00/2026-12-14T13:00', '2026-12-14T14:00/2026-12-14T15:00'];
    const of = (first: string, second: string) => busyOf(calendar(master, first, second));
    expect(of(change('1400', 'SEQUENCE:2'), change('1200', 'SEQUENCE:1'))).toEqual([...at('07'), at14]);
    expect(
      of(change('1200', 'DTSTAMP:20261101T000000Z'), change('1400', 'DTSTAMP:20261102T000000Z')),
    ).toEqual([...at('07'), at14]);
    expect(of(change('1200'), change('1400'))).toEqual([...at('07'), at12, at14]);
  });

  it('keeps an occurrence whose change cannot be read', () => {
    const change = event('UID:a', 'RECURRENCE-ID:soon', 'DTSTART:20261216T100000Z', 'DURATION:PT1H');
    const text = calendar(hour('20261207', 'UID:a', 'RRULE:FREQ=WEEKLY;COUNT=2'), change);
    expect(read(text)).toEqual({ busy: at('07', '14', '16'), events: 2, inPart: 1, why: ['change'] });
  });

  it('excludes the occurrences of an EXRULE, unless it is not understood', () => {
    const rule = 'RRULE:FREQ=DAILY;COUNT=4';
    expect(read(mondays(rule, 'EXRULE:FREQ=DAILY;INTERVAL=2'))).toEqual(whole(...at('08', '10')));
    expect(read(mondays(rule, 'EXRULE:FREQ=DAILY;BYDAY=XX'))).toEqual(
      part('rule', ...at('07', '08', '09', '10')),
    );
  });

  it('includes periods of RDATE, with their own lengths', () => {
    const further =
      'RDATE;VALUE=PERIOD:20261208T100000Z/PT3H,20261209T100000Z/20261209T103000Z,20261210T1000Z/never';
    expect(read(mondays(further))).toEqual(
      part(
        'dates',
        ...at('07'),
        '2026-12-08T10:00/2026-12-08T13:00',
        '2026-12-09T10:00/2026-12-09T10:30',
        day('2026-12-10'),
      ),
    );
  });

  it('that repeats every minute takes no steps from others, and blocks all time after the cut', () => {
    const others = Array.from({ length: 50 }, (_, place) =>
      event(`UID:${place}`, 'DTSTART:20261201T040000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
    );
    const minutely = event('UID:m', 'DTSTART:20261210T000000Z', 'DURATION:PT30S', 'RRULE:FREQ=MINUTELY');
    const busy = busyOf(calendar(minutely, ...others)) ?? [];
    expect(busy.slice(0, 3)).toEqual(
      ['01', '02', '03'].map((date) => `2026-12-${date}T04:00/2026-12-${date}T05:00`),
    );
    expect(busy.at(-1)).toMatch(/\/2027-03-01T00:00$/);
    expect(busy.at(-1)).not.toMatch(/^2027-02-28/);
  });

  it('that began years ago and repeats every minute costs no more', () => {
    const text = calendar(
      event('DTSTART:20100101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;COUNT=99999999'),
    );
    expect(busyOf(text)).toEqual(['2026-12-01T00:00/2027-03-01T00:00']);
  });
});

describe('what takes no time', () => {
  it.each([
    'STATUS:cancelled',
    'STATUS:Canceled',
    'TRANSP:Transparent',
    'X-MICROSOFT-CDO-BUSYSTATUS:Free',
    'ATTENDEE;PARTSTAT=declined:MAILTO:Asha@Home.example',
    'ATTENDEE;EMAIL=asha@home.example;PARTSTAT=DECLINED:/principal/1/',
  ])('%s, in any case', (line) => {
    expect(read(calendar(hour('20261204', line)))).toEqual(whole());
  });

  it.each([
    'STATUS:CONFIRMED\r\nSTATUS:CANCELLED',
    'TRANSP:OPAQUE',
    'ATTENDEE;PARTSTAT=DECLINED:mailto:ravi@home.example',
    'ATTENDEE;PARTSTAT=DECLINED:mailto:asha@home.example\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:asha@home.example',
  ])('%s does', (line) => {
    expect(busyOf(calendar(hour('20261204', line)))).toHaveLength(1);
  });

  it('an event cancelled by METHOD:CANCEL', () => {
    const invitation = calendar(hour('20261204', 'UID:a', 'SEQUENCE:1'));
    const cancel = (sequence: number) =>
      calendar('METHOD:CANCEL', hour('20261204', 'UID:a', `SEQUENCE:${sequence}`));
    expect(busyOf(invitation + cancel(1))).toEqual([]);
    expect(busyOf(cancel(2) + invitation)).toEqual([]);
    expect(busyOf(invitation + cancel(0))).toHaveLength(1);
  });
});

it('what a broken calendar behind it calls off is not called off', () => {
  const broken = calendar(hour('20261205', 'UID:b'), 'METHOD:CANCEL').replace(
    'BEGIN:VCALENDAR',
    'BEGIN VCALENDAR',
  );
  expect(busyOf(calendar(hour('20261204', 'UID:a')) + broken)).toContain('2026-12-04T10:00/2026-12-04T11:00');
});

it('free and busy times count as they say', () => {
  const text = calendar(
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20261204T100000Z/PT1H,20261205T100000Z/20261205T110000Z',
    'FREEBUSY;FBTYPE=free:20261206T100000Z/PT1H',
    'FREEBUSY:20261207T1000/never',
    'END:VFREEBUSY',
  );
  expect(read(text)).toEqual(
    part('time', '2026-12-04T10:00/2026-12-04T11:00', '2026-12-05T10:00/2026-12-05T11:00', day('2026-12-07')),
  );
});

it('names future events first, then events without a date, then past ones', () => {
  const named = (name: string, start: string) => event(`SUMMARY:${name}\\, of all`, `DTSTART:${start}`);
  const text = calendar(
    named('Over', '20200101T9am'),
    named('Undated', 'TBD'),
    named('Later', '20270101T9am'),
    named('Soon', '20261204T9am'),
  );
  const { firstInPart } =
    readCalendar({
      text,
      from: Date.parse('2026-12-01T00:00:00Z'),
      to: Date.parse('2027-03-01T00:00:00Z'),
      zone: 'Asia/Kolkata',
      owners: [],
      countsAllDay: true,
    }) ?? {};
  expect(firstInPart).toEqual([
    { name: 'Soon, of all', date: '2026-12-04', why: 'time' },
    { name: 'Later, of all', date: '2027-01-01', why: 'time' },
    { name: 'Undated, of all', date: null, why: 'date' },
    { name: 'Over, of all', date: '2020-01-01', why: 'time' },
  ]);
});

it('tens of thousands of short stretches are merged into two thousand, and no busy time is lost', () => {
  const events = Array.from({ length: 12_000 }, (_, place) => {
    const start = new Date(Date.parse('2026-12-02T00:00:00Z') + place * 600_000);
    return event(
      `UID:${place}`,
      `DTSTART:${start.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      'DURATION:PT5M',
    );
  });
  const found = readCalendar({
    text: calendar(...events),
    from: Date.parse('2026-12-01T00:00:00Z'),
    to: Date.parse('2027-03-01T00:00:00Z'),
    zone: 'Asia/Kolkata',
    owners: [],
    countsAllDay: true,
  });
  expect(found).toMatchObject({ isCut: true, events: 12_000, inPart: 0 });
  expect(found?.found.map(({ start, end }) => [start, end])).toEqual([
    [Date.parse('2026-12-02T00:00:00Z'), Date.parse('2026-12-02T00:00:00Z') + 11_999 * 600_000 + 300_000],
  ]);
});
