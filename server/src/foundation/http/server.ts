import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/Config';
import type { Database } from '../db/openDatabase';
import type { Sealer } from '../encryption/createSealer';

/** What every room may ask the app for; what else it carries, each room that adds it declares. */
declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    database: Database;
    sealer: Sealer;
  }
}

/** What most rules need of the app. */
export type Server = Pick<FastifyInstance, 'database' | 'config' | 'news'>;
