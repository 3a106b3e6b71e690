import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { answerNotFound } from '../../../foundation/http/handleError';
import { addPayment } from './changes';
import { findLink, paymentsOf, type StandInLink } from './queries';
import { standInPage, standInStyles } from './standInPage';
import { type Delivery, deliveries, sendWebhooks, tellOf } from './tellOf';

const styleHash = createHash('sha256').update(standInStyles).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
const address = '/pay/test/:id([0-9a-f]{8}-[0-9a-f-]{27})';

/** The page of the gateway that stands in: the person who has its address may press its buttons, as at a gateway. */
export const standInRoutes: FastifyPluginAsync = async (app) => {
  if (app.gateway?.provider !== 'test') return;
  const { database } = app;
  sendWebhooks(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const stateOf = async ({ reference, expiresAt, cancelledAt }: StandInLink): Promise<string | null> => {
    if ((await paymentsOf(database, reference)).length > 0) return 'This has been paid.';
    if (cancelledAt) return 'This is not to be paid any more.';
    return expiresAt.getTime() <= Date.now() ? 'The time to pay this is over.' : null;
  };
  const show = async (reply: FastifyReply, link: StandInLink, notice: string | null = null) =>
    reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(standInPage({ link, over: await stateOf(link), notice }));

  app.get<{ Params: { id: string } }>(address, { onRequest: app.limitCalls }, async (request, reply) => {
    const link = await findLink(database, request.params.id);
    return link ? show(reply, link) : answerNotFound(request, reply);
  });

  app.post<{ Params: { id: string }; Body: unknown }>(
    address,
    { onRequest: app.limitCalls },
    async (request, reply) => {
      const link = await findLink(database, request.params.id);
      if (!link) return answerNotFound(request, reply);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const act = form.get('act');
      if (act === 'decline') return show(reply, link, 'The payment was declined. Nothing was charged.');
      const isForced = act === 'late' || act === 'again';
      if (!isForced && (await stateOf(link)) !== null) return show(reply, link);
      if (act !== 'upi' && act !== 'card' && act !== 'lost' && !isForced) return show(reply, link);
      const late =
        act === 'late' ? { at: new Date(Math.max(Date.now(), link.expiresAt.getTime() + 1_000)) } : {};
      const method = act === 'card' ? 'card' : 'upi';
      const refundFails = form.get('refund') === 'fails';
      const payment = await addPayment(database, {
        linkId: link.id,
        amount: link.amount,
        method,
        refundFails,
        ...late,
      });
      const asked = deliveries.find((delivery) => delivery === form.get('delivery')) ?? 'once';
      const delivery: Delivery = act === 'lost' ? 'drop' : asked;
      await tellOf(app, link, payment, delivery);
      if (act === 'lost') return show(reply, link, 'It was paid, and the site was not told.');
      if (act === 'late') return show(reply, link, 'The money will come after the deadline.');
      return reply.header('cache-control', 'no-store').redirect(link.returnUrl, 303);
    },
  );
};
