import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { pino } from 'pino';
import { sendMail } from './accounts/codes';
import { api } from './api';
import type { Config } from './config/Config';
import type { Database } from './db/openDatabase';
import { deskFiles } from './desk/deskFiles';
import { Drawing, type PageOutcome } from './drawing/Drawing';
import { PublicData } from './drawing/PublicData';
import { edge } from './edge/edge';
import { PortalFiles } from './edge/portalFiles';
import { answerClientError } from './http/answerClientError';
import { compression } from './http/compression';
import { handleError } from './http/handleError';
import { Lateness } from './http/Lateness';
import { timeouts } from './http/timeouts';
import { Jobs } from './jobs/Jobs';
import { feedRoutes } from './lesson-calendar/feedRoutes';
import { fillInvitation } from './lesson-calendar/fillInvitation';
import { Live } from './live/Live';
import { liveSockets } from './live/routes';
import { leadTo } from './mail/leadTo';
import type { MailTransport } from './mail/mail';
import { codeMailQueue, mailQueue } from './mail/mailQueue';
import { findLanguageAt } from './mail/queries';
import { Metrics } from './metrics/Metrics';
import { measureRequests } from './metrics/measureRequests';
import { recountNightly } from './money/ledger/recountNightly';
import { News } from './news/News';
import { Outgoing } from './outgoing/Outgoing';
import { createGateways } from './payments/createGateways';
import { returnRoutes } from './payments/returnRoutes';
import { standInRoutes } from './payments/stand-in/standInRoutes';
import { webhookRoutes } from './payments/webhookRoutes';
import { pictureRoutes } from './pictures/routes';
import { answerHeaders } from './plugins/answerHeaders';
import { hostCookies } from './plugins/hostCookies';
import { requireHost } from './plugins/requireHost';
import { queues } from './queues';
import { callLimit } from './rate-limits/callLimit';
import { createSealer } from './sealing/createSealer';
import { endDue } from './suspensions/changes';
import { suspensionEndQueue } from './suspensions/suspensionClock';
import { upkeep } from './upkeep/upkeep';

export interface Parts {
  config: Config;
  database: Database;
  mail: MailTransport;
  /** Absent: nothing is logged. */
  logger?: FastifyBaseLogger;
}

/**
 * The server, not yet listening: the API, the portal's files and the jobs, over what it is given. `close` ends its
 * requests and jobs, and leaves the database to the caller. Jobs are taken once `jobs.start()` is called.
 */
export const buildApp = async ({
  config,
  database,
  mail,
  logger = pino({ level: 'silent' }),
}: Parts): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    ...timeouts,
    // More than twice the longest texts of any call; all of it is read into objects before anything can be refused.
    bodyLimit: 128 * 1024,
    // The API refuses them itself; the portal's files are served to the last.
    return503OnClosing: false,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    // Asked every few seconds, and of no interest.
    logController: new LogController({
      disableRequestLogging: ({ url }: FastifyRequest) => url.startsWith('/api/health/'),
    }),
    genReqId: () => randomUUID(),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
  });
  const jobs = new Jobs(database, app.log);
  for (const queue of [mailQueue, codeMailQueue]) {
    jobs.handle(queue, async (message) => {
      const filled = await fillInvitation({ database, config }, message);
      if (!filled) return;
      const language = config.languages.length > 1 ? await findLanguageAt(database, filled.to) : undefined;
      const isOffered = language && config.languages.includes(language);
      await sendMail(database, mail, isOffered ? leadTo(language, filled, config.publicOrigin) : filled);
    });
  }

  jobs.handle(suspensionEndQueue, async () => {
    if ((await endDue(database)) > 0) app.publicData.raise();
  });

  app.decorate('config', config);
  app.decorate('isDeskAlone', false);
  app.decorate('database', database);
  app.decorate('sealer', createSealer(config.secretsKeys));
  app.decorate('jobs', jobs);
  app.decorate('mail', mail);
  const { outgoingAllow: allow, publicOrigin } = config;
  app.decorate('outgoing', new Outgoing({ allow, userAgent: `Paadam (+${publicOrigin})` }));
  app.decorate('portalFiles', new PortalFiles(config, app.log));
  app.decorate('live', new Live(database, app.log));
  app.decorate('news', new News(database, app.live, app.log));
  const gateways = createGateways(config, database);
  app.decorate('gateways', gateways);
  app.decorate('gateway', (config.money.provider && gateways.get(config.money.provider)) ?? null);
  app.decorate('metrics', new Metrics(database, queues, app.live));
  app.decorate('publicData', new PublicData(database, app.log));
  const count = (outcome: PageOutcome) => app.metrics.countPage(outcome);
  app.decorate(
    'drawing',
    config.drawPages ? new Drawing({ distDir: config.distDir, log: app.log, count }) : null,
  );
  const lateness = new Lateness();
  app.decorate('lateness', lateness);
  app.decorateRequest('session', null);
  recountNightly(app);
  app.setErrorHandler(handleError);
  app.addHook('onClose', () => jobs.stop());
  app.addHook('onClose', async () => {
    lateness.stop();
    await Promise.all([app.drawing?.stop(), app.publicData.stop()]);
  });

  await app.register(measureRequests);
  await app.register(answerHeaders);
  await app.register(requireHost);
  await app.register(cookie);
  await app.register(hostCookies);
  await app.register(liveSockets);
  await app.register(compress, { ...compression, global: false });
  await app.register(callLimit);
  await app.register(upkeep);
  await app.register(api, { prefix: '/api' });
  await app.register(webhookRoutes);
  await app.register(standInRoutes);
  await app.register(returnRoutes);
  await app.register(pictureRoutes);
  await app.register(feedRoutes);
  if (config.desk && config.deskPort === null) await app.register(deskFiles);
  await app.register(edge);
  return app;
};
