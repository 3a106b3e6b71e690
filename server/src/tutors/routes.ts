import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { decodeCursor } from '../http/cursor';
import { pageSize, toPage } from '../http/page';
import { route } from '../http/route';
import { listSlots } from './listSlots';
import { listTutors } from './queries';
import { toTutor } from './toTutor';

const Position = Type.Object({
  recommendation: Type.Integer({ minimum: 0, maximum: 5_000 }),
  id: Type.String({ format: 'uuid' }),
});

export const tutorRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.getAllTutors, async ({ query }) => {
    const size = pageSize(query.limit);
    const rows = await listTutors(app.database, decodeCursor(query.cursor, Position), size + 1);
    const page = toPage(rows, size, ({ recommendation, id }) => ({ recommendation, id }));
    return {
      success: true,
      message: 'OK',
      data: page.rows.map((row) => ({ ...toTutor(row), nextFreeTime: null })),
      nextCursor: page.nextCursor,
    };
  });

  route(app, calls.tutorSlots, async ({ params, query }) => {
    const data = await listSlots(app.database, params.id, query, new Date());
    return { success: true, message: 'OK', data };
  });
};
