import type { FastifyInstance } from 'fastify';
import { takeDue } from './changes';
import { listOlderThan } from './queries';
import { type ReadingServer, readOutsideCalendar } from './readOutsideCalendar';

/** As many as the way out asks at a time. */
const atOnce = 4;
const patience = 2_000;
const oldMinutes = 10;

type Reader = ReadingServer & Pick<FastifyInstance, 'log'>;

const readOne = async (server: Reader, id: string): Promise<void> => {
  try {
    await readOutsideCalendar(server, id);
  } catch (error) {
    server.log.warn({ err: error }, 'a calendar could not be read');
  }
};

/** Reads the calendars whose turn it is, until none is left. */
export const readDueCalendars = async (server: Reader): Promise<void> => {
  for (let taken = atOnce; taken === atOnce; ) {
    const due = await takeDue(server.database, atOnce);
    await Promise.all(due.map((id) => readOne(server, id)));
    taken = due.length;
  }
};

/**
 * Reads a tutor's calendars before a person books there, where the last reading is some time ago; the person who books does not wait
 * for a slow one.
 */
export const readBeforeBooking = async (server: Reader, tutorId: string): Promise<void> => {
  const old = await listOlderThan(server.database, tutorId, oldMinutes);
  if (old.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([Promise.all(old.map((id) => readOne(server, id))), enough]);
  clearTimeout(timer);
};
