import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { languageOf } from '../../foundation/http/languageOf';
import { listSlots } from './listSlots';
import { listTutors } from './listTutors';
import { viewCounts } from './viewCounts';

export const tutorRoutes: FastifyPluginAsync = async (app) => {
  const list = listTutors(app);
  route(app, calls.getAllTutors, ({ query, raw }) => list(query, new Date(), languageOf(raw)));

  route(app, calls.tutorCounts, async ({ query }) => ({ data: await viewCounts(app.database, query) }));

  route(app, calls.tutorSlots, async ({ params, query, user }) => {
    const data = await listSlots(app.database, params.id, query, user, new Date());
    return { data };
  });
};
