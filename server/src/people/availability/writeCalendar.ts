/** A name with its mailbox. */
export interface CalendarAddress {
  name: string;
  email: string;
}

/** One lesson, as calendars know it. */
export interface CalendarEvent {
  /** The same for the whole life of the lesson, and the same wherever we tell of it: else people have it twice. */
  uid: string;
  /** Rises with each change; of two versions the higher one holds. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Where it takes place, where that is somewhere else than behind `url`. */
  location: string | null;
  /** Minutes before the start at which the calendar is to remind. */
  alarmMinutes?: number;
  organizer?: CalendarAddress;
  /** The reader alone: no other person's address leaves us. */
  attendee?: CalendarAddress;
}

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface CalendarFile {
  method: CalendarMethod;
  events: readonly CalendarEvent[];
  /** When it is written: RFC 5545's DTSTAMP. */
  at: Date;
  /** Of a calendar that is subscribed to: its name, and how often to look again, in minutes. */
  subscription?: { name: string; minutes: number };
}

/**
 * @returns the events as RFC 5545 has them, in UTC, so that no block of a time zone is needed. Every line ends in CRLF and has
 *   75 octets at most.
 */
export const writeCalendar = ({ method, events, at, subscription }: CalendarFile): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Paadam//Lessons//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(subscription
      ? [
          `NAME:${text(subscription.name)}`,
          `X-WR-CALNAME:${text(subscription.name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:PT${subscription.minutes}M`,
          `X-PUBLISHED-TTL:PT${subscription.minutes}M`,
        ]
      : []),
    ...events.flatMap((event) => eventLines(event, at)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

const eventLines = (event: CalendarEvent, at: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${moment(at)}`,
  `DTSTART:${moment(event.startsAt)}`,
  `DTEND:${moment(event.endsAt)}`,
  `STATUS:${event.status}`,
  `TRANSP:${event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
  `SUMMARY:${text(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
  `URL:${oneLine(event.url)}`,
  ...(event.organizer ? [`ORGANIZER;${named(event.organizer)}`] : []),
  // Already in: a "Yes" of the reader's program would go to a mailbox that no one reads.
  ...(event.attendee
    ? [
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;${named(event.attendee)}`,
      ]
    : []),
  ...(event.alarmMinutes !== undefined && event.status !== 'CANCELLED'
    ? [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${text(event.summary)}`,
        `TRIGGER:-PT${event.alarmMinutes}M`,
        'END:VALARM',
      ]
    : []),
  'END:VEVENT',
];

/** "20261123T043000Z" */
const moment = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const lineBreak = /\r\n|[\r\n\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 has no way to write them.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A value of type TEXT. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineBreak, '\\n')
    .replace(controls, '');

const oneLine = (value: string): string => value.replace(lineBreak, '').replace(controls, '');

/** Of what stands in quotes RFC 5545 has no way to write a quote; RFC 6868 has one that few programs know. */
const named = ({ name, email }: CalendarAddress): string =>
  `CN="${oneLine(name.replace(lineBreak, ' ')).replaceAll('"', '’')}":mailto:${oneLine(email)}`;

const lineOctets = 75;

/** Breaks a line between code points: a Tamil letter has three octets, an emoji four. */
const fold = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
};
