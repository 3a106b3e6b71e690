import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CalendarFault } from '@paadam/shared/contract';
import { rootFolder } from '../../paths';

/** A calendar's text, and the range of time to read. */
export interface CalendarToRead {
  text: string;
  /** The start of the range. */
  from: Date;
  to: Date;
  /** IANA zone of the person whose calendar it is: whole days are days there. */
  zone: string;
  /** The person's mailboxes, in small letters: what they declined takes none of their time. */
  owners: readonly string[];
  countsAllDay: boolean;
  /** Matches UIDs whose stretches are returned with their UID. Other stretches are merged if they overlap. */
  apart?: RegExp;
}

export interface Occurrence {
  start: Date;
  end: Date;
  /** The event's UID if `apart` matches it. */
  uid: string | null;
}

/** An event that was read only in part. */
export interface PartRead {
  /** The event's name, as in the file. */
  name: string | null;
  /** The event's ISO date, as in the file; null: it has no readable date. */
  date: string | null;
  why: CalendarFault;
}

export interface CalendarRead {
  /** How many events the file has. */
  events: number;
  /** How many events were read only in part. The time that is known of them, mostly their day, counts as busy. */
  inPart: number;
  /** The first events read in part: future ones first, past ones last. */
  firstInPart: PartRead[];
  /** When the person is busy within those days; they may overlap. */
  found: Occurrence[];
  /** Whether the file ends early, or has more than is read. Some free time then counts as busy. */
  isCut: boolean;
  /** The IANA zone that was assumed for times without a zone; null: there were none. */
  assumedZone: string | null;
}

/** A file that is no calendar, or that no thread came to the end of. */
export class UnreadableCalendar extends Error {}

const seconds = 5;
const file = join(rootFolder, 'server/src/lessons/external-calendars/readingThread.mjs');

/** The most memory of a thread: some dozen times the largest file. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Reads a calendar that another person wrote, on a thread of its own, which is ended where it takes too long.
 *
 * @throws UnreadableCalendar
 */
export const readInThread = async ({ from, to, ...wanted }: CalendarToRead): Promise<CalendarRead> => {
  const worker = new Worker(file, {
    workerData: {
      ...wanted,
      from: from.getTime(),
      to: to.getTime(),
      // Ends before the thread is stopped, so that the result so far is returned and the rest counts as busy.
      milliseconds: seconds * 800,
    },
    resourceLimits,
    // Nothing of the server's own is for it to read.
    env: {},
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const refuse = (cause?: unknown) =>
        reject(new UnreadableCalendar('The calendar cannot be read.', { cause }));
      timer = setTimeout(refuse, seconds * 1000);
      worker.on('error', refuse).on('exit', () => refuse());
      worker.on('message', (read) => {
        if (!read) return refuse();
        const { found, fates: _, ...others } = read;
        resolve({
          ...others,
          found: found.map(({ start, end, uid }: { start: number; end: number; uid: string | null }) => ({
            start: new Date(start),
            end: new Date(end),
            uid,
          })),
        });
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};
