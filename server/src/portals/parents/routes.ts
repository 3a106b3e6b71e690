import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { originOf } from '../../foundation/http/clientAddress';
import { noSuch } from '../../foundation/http/HttpError';
import { bookingPage } from '../../lessons/bookings/bookingPage';
import { countBookings, ofChildrenOf } from '../../lessons/bookings/queries';
import * as words from '../../messages/family';
import { reviewPage } from '../reviews/reviewPage';
import { toReview } from '../reviews/toReview';
import { childProgress } from './childProgress';
import { familyTutors } from './familyTutors';
import { linkQueue, requestLink } from './requestLink';
import { reviewsOfFamily } from './reviewsOfFamily';
import { sendLinkCode } from './sendLinkCode';
import { unlink } from './unlink';
import { verifyLink } from './verifyLink';
import { viewDashboard } from './viewDashboard';
import { viewFamily } from './viewFamily';

export const parentRoutes: FastifyPluginAsync = async (app) => {
  app.jobs.handle(linkQueue, (request) => sendLinkCode(app, request));

  route(app, calls.parentProfile, async ({ params, user }) => {
    refuseOthers(user.id, params.parentId);
    return { data: await viewFamily(app.database, user) };
  });

  route(app, calls.parentBookings, async ({ params, query, user }) => {
    refuseOthers(user.id, params.parentId);
    const whose = ofChildrenOf(user.id);
    const [page, counts] = await Promise.all([
      bookingPage(app.database, whose, user.role, query),
      countBookings(app.database, whose),
    ]);
    return { ...page, ...counts };
  });

  route(app, calls.parentDashboard, async ({ user }) => ({
    data: await viewDashboard(app.database, user),
  }));

  route(app, calls.childProgress, async ({ params, user }) => ({
    data: await childProgress(app.database, user, params.childId, new Date()),
  }));

  route(app, calls.requestLink, async ({ body, user, raw }) => {
    const request = { parentId: user.id, email: body.studentEmail, origin: originOf(raw) };
    await requestLink(app.database, request);
    const message = words.linkCodeOnItsWay;
    return { message };
  });

  route(app, calls.verifyLink, async ({ body, user, raw }) => ({
    message: words.linked,
    data: await verifyLink(app, user, body, originOf(raw)),
  }));

  route(app, calls.unlinkChild, async ({ params, user, raw }) => {
    await unlink(app, { parentId: user.id, childId: params.childId }, 'parent', originOf(raw));
    return { message: words.childUnlinked };
  });

  route(app, calls.unlinkParent, async ({ params, user, raw }) => {
    await unlink(app, { parentId: params.parentId, childId: user.id }, 'child', originOf(raw));
    return { message: words.parentUnlinked };
  });

  route(app, calls.parentReviews, async ({ query, user }) => {
    const whose = await reviewsOfFamily(app.database, user.id, query.child);
    return reviewPage(app.database, whose, query, toReview);
  });

  route(app, calls.parentTutors, ({ query, user }) => familyTutors(app.database, user.id, query));
};

/** A parent's figures are that parent's alone. */
const refuseOthers = (ownId: string, parentId: string): void => {
  if (ownId !== parentId) throw noSuch('parent');
};
