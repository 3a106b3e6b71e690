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
import { endDue } from './access/suspensions/changes';
import { suspensionEndQueue } from './access/suspensions/suspensionClock';
import { api } from './api';
import type { Config } from './foundation/config/Config';
import type { Database } from './foundation/db/openDatabase';
import { createSealer } from './foundation/encryption/createSealer';
import { answerClientError } from './foundation/http/answerClientError';
import { compression } from './foundation/http/compression';
import { handleError } from './foundation/http/handleError';
import { Lateness } from './foundation/http/Lateness';
import { timeouts } from './foundation/http/timeouts';
import { Jobs } from './foundation/jobs/Jobs';
import { leadTo } from './foundation/mail/leadTo';
import type { MailTransport } from './foundation/mail/mail';
import { codeMailQueue, mailQueue } from './foundation/mail/mailQueue';
import { findLanguageAt } from './foundation/mail/queries';
import { Outgoing } from './foundation/outgoing/Outgoing';
import { callLimit } from './foundation/rate-limits/callLimit';
import { recountNightly } from './lessons/ledger/ledger/recountNightly';
import { createGateways } from './money/payments/createGateways';
import { returnRoutes } from './money/payments/returnRoutes';
import { standInRoutes } from './money/payments/stand-in/standInRoutes';
import { webhookRoutes } from './money/payments/webhookRoutes';
import { deskFiles } from './operations/desk/deskFiles';
import { answerHeaders } from './operations/plugins/answerHeaders';
import { hostCookies } from './operations/plugins/hostCookies';
import { requireHost } from './operations/plugins/requireHost';
import { upkeep } from './operations/upkeep/upkeep';
import { sendMail } from './people/accounts/codes';
import { pictureRoutes } from './people/pictures/routes';
import { feedRoutes } from './portals/calendar-feeds/feedRoutes';
import { fillInvitation } from './portals/calendar-feeds/fillInvitation';
import { queues } from './queues';
import { Live } from './realtime/live/Live';
import { liveSockets } from './realtime/live/routes';
import { News } from './realtime/news/News';
import { edge } from './site/edge/edge';
import { PortalFiles } from './site/edge/portalFiles';
import { Metrics } from './site/metrics/Metrics';
import { measureRequests } from './site/metrics/measureRequests';
import { type PageOutcome, PageRenderer } from './site/rendering/PageRenderer';
import { PublicData } from './site/rendering/PublicData';

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
    config.drawPages ? new PageRenderer({ distDir: config.distDir, log: app.log, count }) : null,
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
