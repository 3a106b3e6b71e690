import ICAL from 'ical.js';
import { type CalendarEvent, writeCalendar } from './writeCalendar';

const event: CalendarEvent = {
  uid: '01936e5a-0000-7000-8000-000000000001',
  sequence: 3,
  startsAt: new Date('2026-11-23T04:30:00Z'),
  endsAt: new Date('2026-11-23T05:30:00Z'),
  status: 'CONFIRMED',
  summary: 'Mathematics with Asha R.',
  description: 'Join by Paadam.',
  url: 'https://lessons.example/student/classes/1',
  location: 'https://meet.example/a;b,c',
  alarmMinutes: 15,
  organizer: { name: 'Paadam', email: 'no-reply@paadam.example' },
  attendee: { name: 'Ravi Kumar', email: 'ravi@home.example' },
};
const at = new Date('2026-11-20T10:00:00.987Z');

const write = (changes: Partial<CalendarEvent> = {}): string =>
  writeCalendar({ method: 'REQUEST', events: [{ ...event, ...changes }], at });

/** As a program reads it that we did not write. */
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event.');
  return { calendar, component, event: new ICAL.Event(component) };
};

describe('an event that is written', () => {
  it('is read as it was meant by a program that others wrote', () => {
    const { calendar, component, event: found } = read(write());
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(found).toMatchObject({
      uid: event.uid,
      sequence: 3,
      summary: event.summary,
      description: event.description,
      location: event.location,
    });
    expect([found.startDate.toJSDate(), found.endDate.toJSDate()]).toEqual([event.startsAt, event.endsAt]);
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T10:00:00Z');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component.getFirstPropertyValue('url')).toBe(event.url);
    expect(component.getFirstProperty('organizer')?.getFirstValue()).toBe('mailto:no-reply@paadam.example');
    const attendee = component.getFirstProperty('attendee');
    expect(attendee?.getFirstValue()).toBe('mailto:ravi@home.example');
    expect([attendee?.getParameter('partstat'), attendee?.getParameter('rsvp')]).toEqual([
      'ACCEPTED',
      'FALSE',
    ]);
    const alarm = component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT15M');
  });

  it('that is cancelled takes no time and reminds nobody', () => {
    const { component } = read(write({ status: 'CANCELLED' }));
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(component.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('keeps every text as it was, in lines of 75 octets at most', () => {
    // Of any length, so that a fold falls before, within and behind each of them.
    const pieces = [',', ';', '\\', '\n', ':', '"', 'é', 'தமிழ்', '中', '👩🏽‍🏫', 'a', ' ', '\\n', 'நி'];
    let seed = 42;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let turn = 0; turn < 150; turn += 1) {
      const summary = Array.from({ length: next(60) + 1 }, () => pieces[next(pieces.length)]).join('');
      const file = write({ summary, location: `x${summary}` });
      const { event: found, component } = read(file);
      expect([found.summary, found.location]).toEqual([summary, `x${summary}`]);
      // What follows is not swallowed by what came before.
      expect(component.getFirstPropertyValue('url')).toBe(event.url);
      const lines = file.split('\r\n');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
      // No code point is cut in two.
      expect(Buffer.from(file).toString() === file).toBe(true);
    }
  });

  it('holds no line of somebody’s making, whatever their name is', () => {
    const name = 'Ravi"\r\nATTENDEE:mailto:everybody@home.example\r\n\u2028"; x=y';
    const { component } = read(
      write({ attendee: { name, email: 'ravi@home.example' }, url: 'https://a.example/\r\nX-A:b' }),
    );
    expect(component.getAllProperties('attendee')).toHaveLength(1);
    expect(component.getFirstProperty('attendee')?.getFirstValue()).toBe('mailto:ravi@home.example');
    expect(component.getFirstPropertyValue('x-a')).toBeNull();
  });
});

it('a calendar to subscribe to says its name and when to look again', () => {
  const file = writeCalendar({
    method: 'PUBLISH',
    events: [],
    at,
    subscription: { name: 'Paadam, lessons', minutes: 60 },
  });
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Paadam\\, lessons');
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT60M');
});
