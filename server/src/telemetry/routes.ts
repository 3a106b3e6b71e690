import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { PortalFiles } from '../edge/portalFiles';
import { route } from '../http/route';
import { knownLoad } from './knownLoad';

export const telemetryRoutes: FastifyPluginAsync = async (app) => {
  const files = new PortalFiles(app.config, app.log);

  route(app, calls.reportRemote, async ({ body }) => {
    const { stage, outcome, ms } = body;
    app.metrics.countRemoteLoad({ ...knownLoad(files.registry, body), stage, outcome, seconds: ms / 1000 });
    return { success: true, message: 'OK', data: null };
  });
};
