import type { FastifyPluginAsync } from 'fastify';
import { askDatabase } from './queries';

/** For the person who keeps the server running: `live` says that the process answers, `ready` that it can serve. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async () => {
    await askDatabase(app.database);
    return { status: 'ready' };
  });
};
