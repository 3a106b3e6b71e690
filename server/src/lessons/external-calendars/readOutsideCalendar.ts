import type { CalendarFindings, EventInPart } from '@paadam/shared/contract';
import { cleanText, clipGraphemes, limits } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../foundation/db/inTransaction';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { OutgoingError, type Version } from '../../foundation/outgoing/Outgoing';
import { type Interval, mergeIntervals } from '../../people/availability/interval';
import { daysAfterStop } from '../../people/availability/queries';
import { type OutsideProblem, type Reading, storeFailure, storeReading, storeUnchanged } from './changes';
import { type CalendarRow, findCalendar, ownLessons } from './queries';
import { readInThread, UnreadableCalendar } from './readInThread';
import { isSampleAddress, sampleTimetable } from './sampleTimetable';
import { openAddress } from './sealedAddress';
import { stoppedMail } from './stoppedMail';

export type ReadingServer = Pick<FastifyInstance, 'database' | 'config' | 'outgoing' | 'sealer'>;

/**
 * Days ahead that are read: as far as lessons can be booked, plus as long as a reading counts after the calendar's last success.
 */
const daysAhead = limits.bookingDaysAhead + daysAfterStop + 2;
const aDay = 86_400_000;
const maxBytes = 5_000_000;

interface Whose {
  timeZone: string;
  email: string;
  countsAllDay: boolean;
}

/**
 * Fetches a calendar and works out when it is busy.
 *
 * @param known the version that is there already
 * @returns null where it is that one still
 * @throws OutgoingError, UnreadableCalendar
 */
export const readAddress = async (
  { database, config, outgoing }: ReadingServer,
  address: string,
  { timeZone, email, countsAllDay }: Whose,
  known?: Version,
): Promise<{ reading: Reading; found: CalendarFindings } | null> => {
  const from = new Date();
  const to = new Date(from.getTime() + daysAhead * aDay);
  const isSample = config.sampleData && isSampleAddress(address);
  const { body, etag, modified } = isSample
    ? { body: Buffer.from(sampleTimetable(from)), etag: null, modified: null }
    : await outgoing.fetchVersion(address, {
        accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
        maxBytes,
        secureOnly: true,
        ...(known && { known }),
      });
  if (!body) return null;
  const text = decode(body);
  const owners = [email.toLowerCase()];
  const read = await readInThread({ text, from, to, zone: timeZone, owners, countsAllDay, apart: isId });
  const uids = [...new Set(read.found.flatMap(({ uid }) => (uid ? [uid] : [])))];
  const ours = await ownLessons(database, uids);
  const busy = mergeIntervals(
    read.found
      .filter(({ uid }) => !uid || !ours.has(uid))
      .map(({ start, end }) => within(start, end, from, to)),
  );
  return {
    reading: {
      etag,
      modified,
      isCut: read.isCut,
      assumedZone: read.assumedZone,
      events: read.events,
      inPart: read.inPart,
      firstInPart: read.firstInPart.map(cleanEvent),
      busy,
    },
    found: {
      events: read.events,
      busy: busy.length,
      from: from.toISOString(),
      to: to.toISOString(),
      sample: busy
        .slice(0, 3)
        .map(({ start, end }) => ({ dateTime: start.toISOString(), endsAt: end.toISOString() })),
    },
  };
};

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Decodes a file by its byte order mark; without one as UTF-8 (RFC 5545, 3.1.4). */
const decode = (body: Buffer): string => {
  const [first, second] = body;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(body);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(body);
  return new TextDecoder().decode(body);
};

const nameCharacters = 60;

/** Cleans a name from a file: one line, with a limited length. */
const cleanEvent = ({ name, ...event }: EventInPart): EventInPart => {
  const line = cleanText(name ?? '').replace(/\s+/gu, ' ');
  const short = clipGraphemes(line, nameCharacters);
  return { ...event, name: short === line || short === '' ? short || null : `${short}…` };
};

const within = (start: Date, end: Date, from: Date, to: Date): Interval => ({
  start: start < from ? from : start,
  end: end > to ? to : end,
});

/** Whether nothing is left to be had there: the person who made the address has ended it. */
const goneStatuses = [401, 404, 410];

/** @returns what kind of failure it was; undefined where it was one of ours */
export const problemOf = (error: unknown): OutsideProblem | undefined => {
  if (error instanceof UnreadableCalendar) return 'unreadable';
  if (!(error instanceof OutgoingError)) return undefined;
  if (error.problem === 'refused') return 'refused';
  return goneStatuses.includes(error.status ?? 0) ? 'gone' : 'unreachable';
};

/**
 * Reads a calendar again. What comes of it stands in its row; where it comes to be read no more, the tutor is told.
 *
 * @returns what was found; null where it could not be read, has not changed, or is there no more
 */
export const readOutsideCalendar = async (
  server: ReadingServer,
  id: string,
): Promise<CalendarFindings | null> => {
  const { database, config, sealer } = server;
  const calendar = await findCalendar(database, id);
  if (!calendar) return null;
  try {
    const address = openAddress(sealer, calendar);
    // It is as good as gone: its tutor has to give it again.
    if (address === null) throw new OutgoingError('failed', 'The address cannot be opened.', { status: 410 });
    const read = await readAddress(server, address, calendar, knownVersion(calendar));
    if (!read) {
      await storeUnchanged(database, id);
      return null;
    }
    await inTransaction(database, (tx) => storeReading(tx, sealer, calendar, read.reading));
    return read.found;
  } catch (error) {
    const problem = problemOf(error);
    // Too many at once here is nothing of the calendar's.
    if (!problem || (error instanceof OutgoingError && error.problem === 'busy')) throw error;
    await inTransaction(database, async (tx) => {
      const isFinal = problem === 'gone' || problem === 'refused';
      const hasStopped = await storeFailure(tx, id, { problem, isFinal });
      if (hasStopped) await enqueueMail(tx, stoppedMail(calendar, problem, config.publicOrigin));
    });
    return null;
  }
};

/** The days that are looked ahead move on: once a day the file is gone through although it is the same. */
const knownVersion = ({ etag, modified, expandedAt }: CalendarRow): Version | undefined =>
  expandedAt && expandedAt.getTime() > Date.now() - aDay && (etag || modified)
    ? { etag, modified }
    : undefined;
