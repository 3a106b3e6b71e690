import type { Call } from '@paadam/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../accounts/sessions';
import type { Config } from '../config';
import type { Database } from '../db/openDatabase';
import type { PortalFiles } from '../edge/portalFiles';
import type { Jobs } from '../jobs/Jobs';
import type { Metrics } from '../metrics/Metrics';

/** What most rules need of the app. */
export type Server = Pick<FastifyInstance, 'database' | 'config'>;

/** What the app carries for its routes; `app.ts` puts it there. */
declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    database: Database;
    jobs: Jobs;
    portalFiles: PortalFiles;
    metrics: Metrics;
  }
  interface FastifyRequest {
    /** Who calls; null for a visitor, and outside the calls of the contract. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: Call;
  }
}
