import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app';
import { buildDesk } from './buildDesk';
import { installSampleCalendar } from './development/sample-data/installSampleCalendar';
import { installSampleData, samplePassword } from './development/sample-data/installSampleData';
import { installSampleOperator, sampleOperator } from './development/sample-data/installSampleOperator';
import { installSamplePayouts } from './development/sample-data/installSamplePayouts';
import { keepLessonRunning } from './development/sample-data/keepLessonRunning';
import type { Config } from './foundation/config/Config';
import { EmbeddedPostgres } from './foundation/db/embedded/EmbeddedPostgres';
import { migrate } from './foundation/db/migrate';
import { openDatabase } from './foundation/db/openDatabase';
import { createSealer } from './foundation/encryption/createSealer';
import { keyInFolder } from './foundation/encryption/keyInFolder';
import { openTransport } from './foundation/mail/openTransport';
import { planRecount } from './lessons/ledger/ledger/recountNightly';
import { forgetDue } from './money/payments/changes';
import { refuseOtherKeys } from './people/accounts/two-step/refuseOtherKeys';
import { installQueues } from './queues';

export interface RunningServer {
  /** What to tell the person who started it. */
  greeting: string;
  /** Finishes the requests and jobs under way, then ends everything that was started. Asked again, it waits as well. */
  close(): Promise<void>;
}

/** Milliseconds that a request or a job under way gets to finish when the server stops. */
const draining = 6_000;

/** No request waits yet, and a machine that starts many things at once takes longer for each. */
const patienceAtStart = { connect: 20_000, statement: 20_000 };

/** Starts everything. If a part cannot start, those before it are stopped again, and the error is thrown. */
export const startServer = async (config: Config, logger: Logger): Promise<RunningServer> => {
  const started: (() => Promise<void>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of started.reverse()) {
      await end().catch((error: unknown) =>
        logger.error({ err: error }, 'a part did not stop in good order'),
      );
    }
  };
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= endAll();
    return closing;
  };
  try {
    const embedded = config.databaseUrl ? null : await EmbeddedPostgres.open({ dataDir: config.dataDir });
    if (embedded) started.push(() => embedded.close());
    const url = config.databaseUrl ?? embedded?.url ?? '';
    await migrate(url, installQueues);
    const secretsKeys =
      config.secretsKeys.length > 0 ? config.secretsKeys : [await keyInFolder(config.dataDir)];
    if (config.databaseUrl && config.secretsKeys.length === 0) {
      logger.warn(
        'SECRETS_KEY is not set: the key in DATA_DIR is used, which other servers of this database lack',
      );
    }
    await prepare(url, { ...config, secretsKeys });
    const database = openDatabase(url);
    started.push(() => database.$client.end());
    const mail = openTransport(config);
    started.push(() => mail.close());
    const app = await buildApp({ config: { ...config, secretsKeys }, database, mail, logger });
    started.push(() => Promise.race([app.close(), pause(draining, undefined, { ref: false })]));
    // Before the first request: a database that goes away during the start ends the start, and no server that serves.
    await app.ready();
    await app.jobs.start();
    await planRecount(app);
    await listen(app, config);
    if (config.deskPort !== null) {
      const desk = await buildDesk(app);
      started.push(() => Promise.race([desk.close(), pause(draining, undefined, { ref: false })]));
      await listen(desk, { port: config.deskPort, host: config.host }, 'DESK_PORT');
    }
    return { greeting: greet(app, config), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** What has to be so in the database before anybody is served. @throws where this server must not serve it, saying why */
const prepare = async (url: string, { secretsKeys, sampleData, money }: Config): Promise<void> => {
  const database = openDatabase(url, patienceAtStart);
  try {
    const sealer = createSealer(secretsKeys);
    await refuseOtherKeys(database, sealer);
    if (sampleData) {
      await installSampleData(database, money);
      await installSampleOperator(database);
      await keepLessonRunning(database, money);
      await installSampleCalendar(database, sealer);
      await installSamplePayouts(database, sealer, money);
    }
    if (!money.provider) await forgetDue(database);
  } finally {
    await database.$client.end();
  }
};

const listen = async (
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
  setting = 'PORT',
): Promise<void> => {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use. Set ${setting} to another one.`);
    if (code === 'EACCES')
      throw new Error(`Port ${port} is not ours to use. Set ${setting} to 1024 or more.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new Error(`HOST "${host}" is not an address of this machine.`);
    }
    throw error;
  }
};

/** @returns the address to open, and who can sign in there where the sample data is in */
const greet = (app: FastifyInstance, config: Config): string => {
  const address = app.server.address();
  const chosen = typeof address === 'object' ? address?.port : undefined;
  const origin = config.port === 0 ? `http://localhost:${chosen}` : config.publicOrigin;
  const lines = [`Paadam is ready at ${origin}`];
  const who = config.sampleData ? `; its sample operator is ${sampleOperator}` : '';
  if (config.sampleData) {
    const people = ['student', 'tutor', 'parent'].map((role) => `${role}@paadam.test`).join(', ');
    lines.push(`Sign in as ${people}; the password is ${samplePassword}`);
  }
  if (config.desk) lines.push(`The operators’ desk is at ${config.deskOrigin}/desk${who}`);
  if (!config.smtpUrl) lines.push(`Mail is not sent, but shown at ${origin}/api/dev/mail`);
  return lines.join('\n');
};
