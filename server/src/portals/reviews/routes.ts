import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { noSuch } from '../../foundation/http/HttpError';
import * as words from '../../messages/profiles';
import { createReview } from './createReview';
import { gotBy, gotPerStudent, isTutor, whoseReviews } from './queries';
import { reviewPage } from './reviewPage';
import { toPublicReview, toReview } from './toReview';

export const reviewRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.createReview, async ({ body, user }) => ({
    message: words.thanksForReview,
    data: await createReview(app, user, body),
  }));

  route(app, calls.ownReviews, ({ query, user }) =>
    reviewPage(app.database, whoseReviews(user), query, toReview),
  );

  route(app, calls.tutorReviews, async ({ params, query }) => {
    if (!(await isTutor(app.database, params.id))) throw noSuch('tutor');
    const whose = query.per === 'student' ? gotPerStudent(params.id) : gotBy(params.id);
    return reviewPage(app.database, whose, query, toPublicReview);
  });
};
