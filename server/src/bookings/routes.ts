import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../http/HttpError';
import { route } from '../http/route';
import { bookingClockQueue } from './bookingClock';
import { bookingPage } from './bookingPage';
import { createBooking } from './createBooking';
import { moveBooking } from './moveBooking';
import { countBookings, ofStudent, ofTutor } from './queries';
import { settleBookings } from './settleBookings';
import { studentOf } from './studentOf';

export const bookingRoutes: FastifyPluginAsync = async (app) => {
  app.jobs.handle(bookingClockQueue, async () => {
    await settleBookings(app.database);
  });

  route(app, calls.tutorBookings, async ({ params, query, user }) => {
    if (params.id !== user.id) throw new HttpError('not_found', 'There is no such tutor.');
    return { success: true, message: 'OK', ...(await bookingPage(app.database, ofTutor(user.id), query)) };
  });

  route(app, calls.studentBookings, async ({ params, query, user }) => {
    const student = await studentOf(app.database, user, params.id);
    const [page, sessionCount] = await Promise.all([
      bookingPage(app.database, ofStudent(student.id), query),
      countBookings(app.database, ofStudent(student.id), ['accepted', 'completed']),
    ]);
    return { success: true, message: 'OK', ...page, sessionCount };
  });

  route(app, calls.createBooking, async ({ body, user }) => ({
    success: true,
    message: 'Booking created successfully',
    data: await createBooking(app, user, body, new Date()),
  }));

  route(app, calls.setBookingStatus, async ({ body, user }) => {
    const { bookingId, status, reason } = body;
    const data = await moveBooking(app, {
      bookingId,
      whose: ofTutor(user.id),
      to: status,
      actor: 'tutor',
      actorId: user.id,
      reason,
    });
    return { success: true, message: `Booking ${status}`, data };
  });
};
