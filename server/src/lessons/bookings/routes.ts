import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { studentOf } from '../../access/calls/studentOf';
import { noSuch } from '../../foundation/http/HttpError';
import { languageOf } from '../../foundation/http/languageOf';
import * as words from '../../messages/bookings';
import { answerProposal } from './answerProposal';
import { bookingClockQueue, reminderQueue } from './bookingClock';
import { bookingDetails } from './bookingDetails';
import { bookingPage } from './bookingPage';
import { changeTime } from './changeTime';
import { createBooking } from './createBooking';
import { listMovableTimes } from './movableTimes';
import { moveBooking } from './moveBooking';
import { answerProblem } from './problems/answerProblem';
import { bringToDesk } from './problems/bringToDesk';
import { problemClockQueue } from './problems/problemClock';
import { reportProblem } from './problems/reportProblem';
import { proposeTimes } from './proposeTimes';
import { countBookings, ofCaller, ofStudent, ofTutor } from './queries';
import { requestRoom } from './requestRoom';
import { sendReminder } from './sendReminder';
import { answerSeries } from './series/answerSeries';
import { createSeries } from './series/createSeries';
import { previewSeries } from './series/previewSeries';
import { meetingLinkQueue, setMeetingLink, tellMeetingLink } from './setMeetingLink';
import { settleBookings } from './settleBookings';
import { withBusyCalendars } from './withBusyCalendars';

export const bookingRoutes: FastifyPluginAsync = async (app) => {
  app.jobs.handle(bookingClockQueue, async () => {
    await settleBookings(app);
  });
  app.jobs.handle(problemClockQueue, async () => {
    await bringToDesk(app);
  });
  app.jobs.handle(reminderQueue, (reminder) => sendReminder(app, reminder));
  app.jobs.handle(meetingLinkQueue, (booking) => tellMeetingLink(app, booking));

  route(app, calls.ownBookings, async ({ query, user }) => {
    const page = await bookingPage(app.database, ofCaller(user), user.role, query);
    return { ...page, data: await withBusyCalendars(app.database, user, page.data) };
  });

  route(app, calls.tutorBookings, async ({ params, query, user }) => {
    if (params.id !== user.id) throw noSuch('tutor');
    const whose = ofTutor(user.id);
    const [page, counts] = await Promise.all([
      bookingPage(app.database, whose, user.role, query),
      countBookings(app.database, whose),
    ]);
    return { ...page, ...counts, data: await withBusyCalendars(app.database, user, page.data) };
  });

  route(app, calls.studentBookings, async ({ params, query, user }) => {
    const student = await studentOf(app.database, user, params.id);
    const whose = ofStudent(student.id);
    const [page, counts] = await Promise.all([
      bookingPage(app.database, whose, user.role, query),
      countBookings(app.database, whose),
    ]);
    return { ...page, ...counts };
  });

  route(app, calls.booking, async ({ params, user }) => {
    return { data: await bookingDetails(app.database, user, params.id) };
  });

  route(app, calls.requestRoom, async ({ query, user, raw }) => ({
    data: await requestRoom(app.database, user, query, languageOf(raw)),
  }));

  route(app, calls.createBooking, async ({ body, headers, user }) => {
    const data = await createBooking(app, user, body, headers['idempotency-key'], new Date());
    return { message: data.status === 'accepted' ? words.booked : words.created, data };
  });

  route(app, calls.previewSeries, async ({ body, user, raw }) => ({
    data: await previewSeries(app, user, body, new Date(), languageOf(raw)),
  }));

  route(app, calls.createSeries, async ({ body, headers, user, raw }) => {
    const data = await createSeries(app, user, body, headers['idempotency-key'], languageOf(raw));
    const isAccepted = data.bookings[0]?.status === 'accepted';
    return { message: isAccepted ? words.seriesBooked : words.seriesCreated, data };
  });

  route(app, calls.answerSeries, async ({ params, body, user }) => ({
    message: () => words.seriesMoved({ status: body.status }),
    data: await answerSeries(app, user, params.id, body),
  }));

  route(app, calls.setBookingStatus, async ({ body, user }) => {
    const { bookingId, status, reason, quoted } = body;
    const data = await moveBooking(app, {
      bookingId,
      whose: ofTutor(user.id),
      to: status,
      by: user,
      reason,
      quoted,
    });
    return { message: () => words.moved({ status }), data };
  });

  route(app, calls.cancelBooking, async ({ params, query, user }) => {
    const data = await moveBooking(app, {
      bookingId: params.id,
      whose: ofCaller(user),
      to: 'cancelled',
      by: user,
      quoted: query.quoted,
    });
    return { message: words.cancelled, data };
  });

  route(app, calls.bookingTimes, async ({ params, query, user }) => ({
    data: await listMovableTimes(app.database, user, params.id, query, new Date()),
  }));

  route(app, calls.proposeTimes, async ({ params, body, headers, user }) => ({
    message: words.timesProposed,
    data: await proposeTimes(app, user, params.id, body, headers['idempotency-key'], new Date()),
  }));

  route(app, calls.answerProposal, async ({ params, body, user }) => {
    const asked = { bookingId: params.id, proposalId: params.proposal };
    const data = await answerProposal(app, user, asked, body, new Date());
    const message = {
      taken: words.newTimeTaken,
      declined: words.oldTimeKept,
      withdrawn: words.proposalWithdrawn,
    };
    return { message: message[body.answer], data };
  });

  route(app, calls.changeBookingTime, async ({ params, body, user }) => {
    const asked = { bookingId: params.id, dateTime: body.dateTime };
    return { message: words.requestMoved, data: await changeTime(app, user, asked, new Date()) };
  });

  route(app, calls.reportProblem, async ({ params, body, user }) => ({
    message: words.problemTold,
    data: await reportProblem(app, user, params.id, body),
  }));

  route(app, calls.answerProblem, async ({ params, body, user }) => {
    const data = await answerProblem(app, user, params.id, body);
    const message = {
      agreed: words.problemAgreed,
      disputed: words.problemDisputed,
      withdrawn: words.problemWithdrawn,
    };
    return { message: message[body.answer], data };
  });

  route(app, calls.setMeetingLink, async ({ params, body, user }) => {
    const data = await setMeetingLink(app, user, {
      bookingId: params.id,
      meetingLink: body.meetingLink,
    });
    return { message: data.meetingLink ? words.meetingLinkSaved : words.meetingLinkRemoved, data };
  });
};
