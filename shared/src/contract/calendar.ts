import { type Static, Type } from 'typebox';
import { defineCall, Envelope } from './call';
import { Closed, Id, Instant, Nullable, OneOf, typedAs, visibleLine, WebAddress } from './schema';

export const CalendarFeed = Type.Object({
  createdAt: Instant,
  /** When a calendar last read it; null: none has. */
  lastReadAt: Nullable(Instant),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

export const calendarFeed = defineCall('calendarFeed', {
  summary: 'Whether one’s lessons can be read at an address of one’s own; null where there is none',
  who: 'signed-in',
  status: 200,
  answer: Envelope(Nullable(CalendarFeed)),
  errors: [],
});

export const newCalendarFeed = defineCall('newCalendarFeed', {
  summary: 'Make an address at which calendars read one’s lessons; the one before ends',
  who: 'signed-in',
  status: 201,
  answer: Envelope(
    Type.Object({
      /** Shown this once: the server keeps its hash. */
      url: Type.String({ examples: ['https://lessons.example/calendar/kTn3vZbF0qXw7sLr2pYd8aHcJmE.ics'] }),
    }),
  ),
  errors: ['too_many_requests'],
});

export const endCalendarFeed = defineCall('endCalendarFeed', {
  summary: 'End the address at which calendars read one’s lessons',
  who: 'signed-in',
  status: 200,
  answer: Envelope(Type.Null()),
  errors: [],
});

export const CalendarSettings = Type.Object({
  /** Whether mails about lessons bring them into one’s calendar. */
  mailInvitations: Type.Boolean({ examples: [true] }),
  /** Whether one’s feed has the requests as well that wait for an answer. */
  feedRequests: Type.Boolean({ examples: [false] }),
});
export type CalendarSettings = Static<typeof CalendarSettings>;

export const calendarSettings = defineCall('calendarSettings', {
  summary: 'How one’s lessons come into one’s calendar',
  who: 'signed-in',
  status: 200,
  answer: Envelope(CalendarSettings),
  errors: [],
});

export const saveCalendarSettings = defineCall('saveCalendarSettings', {
  summary: 'Say how one’s lessons come into one’s calendar',
  who: 'signed-in',
  body: Closed(CalendarSettings.properties),
  status: 200,
  answer: Envelope(CalendarSettings),
  errors: [],
});

export const bookingCalendar = defineCall('bookingCalendar', {
  summary:
    'One lesson for a calendar: a file (text/calendar), or, with `accept: application/json`, in the envelope; for whoever sees the booking',
  who: 'signed-in',
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(
    Type.Object({
      fileName: Type.String({ examples: ['lesson.ics'] }),
      /** As RFC 5545 has it. */
      content: Type.String({ examples: ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'] }),
    }),
  ),
  errors: ['not_found', 'status_stale'],
});

const Stretch = Type.Object({ dateTime: Instant, endsAt: Instant });

/**
 * Why an event was read only in part. `date`: it has no date, or several; `time`: the time of day cannot be read; `zone`: its time
 * zone is not known; `end`: how long it lasts is not known; `rule`: when it repeats is not understood; `dates`: the dates that are
 * left out or added are not; `change`: which occurrence it changes is not; `amount`: it repeats too often to be read to its end; `cut`:
 * the file ends inside it.
 */
export const CalendarFault = OneOf([
  'date',
  'time',
  'zone',
  'end',
  'rule',
  'dates',
  'change',
  'amount',
  'cut',
]);
export type CalendarFault = Static<typeof CalendarFault>;

/** An event that was read only in part. */
export const EventInPart = Type.Object({
  /** The event's name in that calendar. */
  name: Nullable(Type.String({ examples: ['Staff meeting'] })),
  /** The ISO date that counts as busy, or the first one; null: it has no readable date, and no time counts as busy. */
  date: Nullable(Type.String({ format: 'date', examples: ['2026-12-04'] })),
  why: CalendarFault,
});
export type EventInPart = Static<typeof EventInPart>;

export const OutsideCalendar = Type.Object({
  _id: Id,
  name: Type.String({ examples: ['Work'] }),
  /** The host of its address and the last signs: the whole of it is a secret. */
  address: Type.String({ examples: ['calendar.google.com …asic'] }),
  /** Whether events that last whole days make one busy. */
  countsAllDay: Type.Boolean({ examples: [true] }),
  /**
   * `reading`: it is new; `fine`: the last reading went well; `stale`: it did not, and the busy times of the one before
   * count; `stopped`: it is read no more, until one asks for it.
   */
  state: OneOf(['reading', 'fine', 'stale', 'stopped']),
  /** When a reading last went well. */
  readAt: Nullable(Instant),
  /** Since when none does. */
  failingSince: Nullable(Instant),
  /** Of a calendar that is read no more: until when the busy times of the last good reading count. */
  countsUntil: Nullable(Instant),
  problem: Nullable(OneOf(['unreachable', 'unreadable', 'gone', 'refused'])),
  /** Stretches of the days ahead at which it is busy. */
  busy: Type.Integer({ examples: [34] }),
  /** Events in the file at the last successful reading; absent: the reading was before events were counted. */
  events: Type.Optional(Type.Integer({ examples: [120] })),
  /** How many events were read only in part. The time that is known of them, mostly their days, counts as busy. */
  inPart: Type.Optional(Type.Integer({ examples: [1] })),
  /** The first events read in part, future ones before past ones. */
  firstInPart: Type.Optional(Type.Array(EventInPart)),
  /** Whether the file ends early, or has more than is read. Some free time then counts as busy. */
  isCut: Type.Boolean({ examples: [false] }),
  /** The IANA zone that was assumed for times without a zone; null: there are none. */
  assumedZone: Nullable(Type.String({ examples: ['Asia/Kolkata'] })),
  /** Whether it is an example, which comes with the sample data. */
  isTest: Type.Boolean({ examples: [false] }),
});
export type OutsideCalendar = Static<typeof OutsideCalendar>;

/** What a reading has found. */
export const CalendarFindings = Type.Object({
  /** Events in the file. */
  events: Type.Integer({ examples: [120] }),
  /** Stretches at which it is busy, between these two. */
  busy: Type.Integer({ examples: [34] }),
  from: Instant,
  to: Instant,
  /** The next three of them. */
  sample: Type.Array(Stretch),
});
export type CalendarFindings = Static<typeof CalendarFindings>;

const ReadCalendar = Type.Object({ calendar: OutsideCalendar, found: Nullable(CalendarFindings) });

const CalendarName = Type.String({
  ...typedAs('line'),
  minLength: 1,
  maxLength: 60,
  pattern: visibleLine,
  description: 'a name',
  examples: ['Work'],
});

const readingErrors = ['calendar_unreachable', 'calendar_unreadable', 'address_refused'] as const;

export const outsideCalendars = defineCall('outsideCalendars', {
  summary: 'The calendars that a tutor has elsewhere, whose busy times are not offered',
  who: ['tutor'],
  status: 200,
  answer: Envelope(Type.Array(OutsideCalendar)),
  errors: [],
});

export const addOutsideCalendar = defineCall('addOutsideCalendar', {
  summary: 'Name a calendar elsewhere by its secret address; it is read before it is added',
  who: ['tutor'],
  body: Closed({
    name: CalendarName,
    /** https or webcal, as Google, Outlook or iCloud give it. */
    address: Type.String({ ...WebAddress, examples: ['https://calendar.example/private-1234/basic.ics'] }),
    countsAllDay: Type.Boolean({ examples: [true] }),
  }),
  status: 201,
  answer: Envelope(ReadCalendar),
  errors: ['validation_failed', 'too_many_requests', ...readingErrors],
});

export const changeOutsideCalendar = defineCall('changeOutsideCalendar', {
  summary: 'Change what a calendar elsewhere is called, and whether its whole days count',
  who: ['tutor'],
  params: Closed({ id: Id }),
  body: Closed({ name: CalendarName, countsAllDay: Type.Boolean({ examples: [true] }) }),
  status: 200,
  answer: Envelope(OutsideCalendar),
  errors: ['validation_failed', 'not_found'],
});

export const removeOutsideCalendar = defineCall('removeOutsideCalendar', {
  summary: 'Forget a calendar elsewhere, with its busy times',
  who: ['tutor'],
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['not_found'],
});

export const readOutsideCalendar = defineCall('readOutsideCalendar', {
  summary: 'Read a calendar elsewhere now',
  who: ['tutor'],
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(ReadCalendar),
  errors: ['not_found', 'too_many_requests'],
});
