import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';

/** For whoever keeps the server running: `live` says that the process answers, `ready` that it can serve. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  // Asked every few seconds: only failures are worth a line in the log.
  const options = { logLevel: 'warn' } as const;

  app.get('/health/live', options, async () => ({ status: 'live' }));

  app.get('/health/ready', options, async () => {
    await app.database.execute(sql`SELECT 1`);
    return { status: 'ready' };
  });
};
