import { calls, type Registry } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';

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
    return {};
  });
};

/**
 * @returns the remote and the version as they may be counted: what the registry does not name is "other", so that
 *   strangers, who can report anything, cannot make up figures without end
 */
const knownLoad = (
  { remotes }: Registry,
  { remote, version }: { remote: string; version: string },
): { remote: string; version: string } => {
  const row = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (!row) return { remote: 'other', version: 'other' };
  const isKnown = version === row.version || version === row.previous?.version;
  return { remote, version: isKnown ? version : 'other' };
};
