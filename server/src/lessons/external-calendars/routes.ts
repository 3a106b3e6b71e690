import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { inTransaction } from '../../foundation/db/inTransaction';
import { HttpError, noSuch } from '../../foundation/http/HttpError';
import { doEvery } from '../../foundation/jobs/doEvery';
import { consumeRateLimit } from '../../foundation/rate-limits/changes';
import * as words from '../../messages/calendars';
import { addOutsideCalendar } from './addOutsideCalendar';
import { removeCalendar, updateCalendar } from './changes';
import { type CalendarRow, findCalendar, listCalendars } from './queries';
import { readDueCalendars } from './readDueCalendars';
import { readOutsideCalendar } from './readOutsideCalendar';
import { sampleTimetable } from './sampleTimetable';
import { toOutsideCalendar } from './toOutsideCalendar';

/** Of one tutor's calendars, by their own hand. */
const readings = { windowSeconds: 3_600, max: 30 };
const aMinute = 60_000;

/** The calendars that tutors have elsewhere, and their regular reading. */
export const outsideCalendarRoutes: FastifyPluginAsync = async (app) => {
  const { database, sealer } = app;

  const own = async (tutorId: string, id: string): Promise<CalendarRow> => {
    const calendar = await findCalendar(database, id);
    if (calendar?.tutorId !== tutorId) throw noSuch('calendar');
    return calendar;
  };
  const again = async (tutorId: string, id: string) => toOutsideCalendar(await own(tutorId, id), sealer);
  const countReading = async (tutorId: string) => {
    const limit = await consumeRateLimit(database, { what: 'outside-calendar', whose: tutorId }, readings);
    if (limit.allowed) return;
    throw new HttpError('too_many_requests', words.thatWereManyReadingsPleaseTry, {
      retryAfter: limit.retryAfter,
    });
  };

  route(app, calls.outsideCalendars, async ({ user }) => ({
    data: (await listCalendars(database, user.id)).map((row) => toOutsideCalendar(row, sealer)),
  }));

  route(app, calls.addOutsideCalendar, async ({ user, body }) => {
    await countReading(user.id);
    const { id, found } = await addOutsideCalendar(app, user, body);
    return { message: words.added, data: { calendar: await again(user.id, id), found } };
  });

  route(app, calls.changeOutsideCalendar, async ({ user, params, body }) => {
    const { id, countsAllDay } = await own(user.id, params.id);
    await inTransaction(database, (tx) => updateCalendar(tx, id, body));
    if (body.countsAllDay !== countsAllDay) await readOutsideCalendar(app, id);
    return { message: words.saved, data: await again(user.id, id) };
  });

  route(app, calls.removeOutsideCalendar, async ({ user, params }) => {
    const calendar = await own(user.id, params.id);
    await inTransaction(database, (tx) => removeCalendar(tx, calendar));
    return { message: words.removed };
  });

  route(app, calls.readOutsideCalendar, async ({ user, params }) => {
    const { id } = await own(user.id, params.id);
    await countReading(user.id);
    const found = await readOutsideCalendar(app, id);
    return { data: { calendar: await again(user.id, id), found } };
  });

  if (app.config.sampleData) {
    app.get('/dev/calendar.ics', (_request, reply) =>
      reply.type('text/calendar; charset=utf-8').send(sampleTimetable(new Date())),
    );
  }

  doEvery(app, aMinute, 'calendars', () => readDueCalendars(app));
};
