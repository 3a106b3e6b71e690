import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CalendarFault } from '@paadam/shared/contract';
import { rootFolder } from '../paths';

/** What is to be read, and of which days. */
export interface CalendarToRead {
  text: string;
  /** What lies between these two is looked for. */
  from: Date;
  to: Date;
  /** IANA zone of the person whose calendar it is: whole days are days there. */
  zone: string;
  /** The person's mailboxes, in small letters: what they declined takes none of their time. */
  owners: readonly string[];
  countsAllDay: boolean;
  /** The UIDs whose stretches are told apart; those of all others are made one where they overlap. */
  apart?: RegExp;
}

export interface Occurrence {
  start: Date;
  end: Date;
  /** Of an event whose UID is one of `apart`. */
  uid: string | null;
}

/** An event that was read only in part. */
export interface PartRead {
  /** What it is called, as the file has it. */
  name: string | null;
  /** ISO date on which it is, as the file has it; null: it has none that can be read. */
  date: string | null;
  why: CalendarFault;
}

export interface CalendarRead {
  /** How many events the file has. */
  events: number;
  /** How many of them were not read wholly: what is known of them counts, mostly their day. */
  inPart: number;
  /** The first of them, those ahead before those that are over. */
  firstInPart: PartRead[];
  /** When the person is busy within those days; they may overlap. */
  found: Occurrence[];
  /** Whether the file ends early, or holds more than is read: then more counts as busy than is. */
  isCut: boolean;
  /** The zone that was taken for times that name none; null: there were none. */
  assumedZone: string | null;
}

/** A file that is no calendar, or that no thread came to the end of. */
export class UnreadableCalendar extends Error {}

const seconds = 5;
const file = join(rootFolder, 'server/src/outside-calendars/readingThread.mjs');

/** The most memory of a thread: some dozen times the largest file. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Reads a calendar that somebody else wrote, on a thread of its own, which is ended where it takes too long.
 *
 * @throws UnreadableCalendar
 */
export const readInThread = async ({ from, to, ...wanted }: CalendarToRead): Promise<CalendarRead> => {
  const worker = new Worker(file, {
    workerData: {
      ...wanted,
      from: from.getTime(),
      to: to.getTime(),
      // Short of the end, so that what was read until then is told, and the rest counts as busy.
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
