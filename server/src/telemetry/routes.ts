import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../http/route';
import { knownLoad } from './knownLoad';

export const telemetryRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.reportRemote, async ({ body }) => {
    const { stage, outcome, ms, count = 1 } = body;
    app.metrics.countRemoteLoad({
      ...knownLoad(app.portalFiles.registry, body),
      stage,
      outcome,
      seconds: ms / 1000,
      count,
    });
    return { success: true, message: 'OK', data: null };
  });
};
