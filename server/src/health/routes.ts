import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';

/** For whoever keeps the server running: `live` says that the process answers, `ready` that it can serve. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async () => {
    await app.database.execute(sql`SELECT 1`);
    return { status: 'ready' };
  });
};
