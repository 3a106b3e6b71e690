import { calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { decodeCursor } from '../http/cursor';
import { toPage } from '../http/page';
import { route } from '../http/route';
import { listSubjects } from './queries';

/** The name of the last subject. PostgreSQL's text cannot hold NUL. */
const Position = Type.String({ pattern: '^[^\\u0000]+$' });

export const subjectRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.subjects, async ({ query }) => {
    // Screens look subjects up by id in this list, so without a limit it is the whole catalogue.
    const size = query.limit ?? limits.pageRows.max;
    const rows = await listSubjects(app.database, decodeCursor(query.cursor, Position), size + 1);
    const page = toPage(rows, size, ({ name }) => name);
    return { success: true, message: 'OK', data: page.rows, nextCursor: page.nextCursor };
  });
};
