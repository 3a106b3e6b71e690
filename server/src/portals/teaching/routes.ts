import { calls } from '@paadam/shared/contract';
import { speak } from '@paadam/shared/words/language';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { noSuch } from '../../foundation/http/HttpError';
import { languageOf } from '../../foundation/http/languageOf';
import * as words from '../../messages/teaching';
import { addException, removeException, viewExceptions } from './exceptions';
import { listHolidays } from './listHolidays';
import { listStudents } from './listStudents';
import { findRules } from './queries';
import { saveRules } from './saveRules';
import { viewDashboard } from './viewDashboard';
import { viewEarnings } from './viewEarnings';

/** What tutors see of their own work. */
export const teachingRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.tutorStudents, async ({ params, query, user }) => {
    if (params.id !== user.id) throw noSuch('tutor');
    return listStudents(app.database, user.id, query);
  });

  route(app, calls.tutorDashboard, async ({ user }) => ({
    data: await viewDashboard(app.database, user),
  }));

  route(app, calls.tutorEarnings, ({ query, user }) => viewEarnings(app.database, user, query));

  route(app, calls.exceptions, async ({ query, user }) => ({
    data: await viewExceptions(app.database, user, query),
  }));

  route(app, calls.holidays, async ({ user, raw }) => ({
    data: speak(languageOf(raw), () => listHolidays(app.config.holidays, user.timeZone, new Date())),
  }));

  route(app, calls.addException, async ({ body, user }) => ({
    message: body.kind === 'off' ? words.daysOffSaved : words.extraHoursSaved,
    ...(await addException(app.database, user, body, new Date())),
  }));

  route(app, calls.removeException, async ({ params, user }) => {
    await removeException(app.database, user, params.id);
    return { message: words.removed, data: null };
  });

  route(app, calls.bookingRules, async ({ user }) => ({ data: await findRules(app.database, user.id) }));

  route(app, calls.saveBookingRules, async ({ body, user }) => ({
    message: words.rulesSaved,
    data: await saveRules(app.database, user, body),
  }));
};
