import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
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
}

export interface Occurrence {
  start: Date;
  end: Date;
  uid: string | null;
}

export interface CalendarRead {
  /** How many events the file has. */
  events: number;
  /** When the person is busy within those days; they may overlap. */
  found: Occurrence[];
  /** Whether there was more than is read. */
  isCut: boolean;
  /** The zone that was taken for times that name none that is known; null: there were none. */
  assumedZone: string | null;
}

/** A file that is no calendar, or that no thread came to the end of. */
export class UnreadableCalendar extends Error {}

const mostOccurrences = 2_000;
const seconds = 5;
const file = join(rootFolder, 'server/src/outside-calendars/readCalendar.mjs');

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
      most: mostOccurrences,
      // Short of the end, so that what was read until then is told.
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
      worker.on('message', ({ found, ...others }) =>
        resolve({
          ...others,
          found: found.map(({ start, end, uid }: { start: number; end: number; uid: string | null }) => ({
            start: new Date(start),
            end: new Date(end),
            uid,
          })),
        }),
      );
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};
