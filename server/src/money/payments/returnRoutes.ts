import { createHash } from 'node:crypto';
import { pathIn } from '@paadam/shared/domain';
import { language, speak } from '@paadam/shared/words/language';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { currentSession } from '../../access/sessions/cookies';
import { ofCaller } from '../../lessons/bookings/queries';
import * as words from '../../messages/payments';
import { findPayment } from './queries';
import { standInStyles } from './stand-in/standInPage';

/** Before the address of a payment's page. */
export const returnFolder = '/pay/back';

const styleHash = createHash('sha256').update(standInStyles).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;

const pageFor = (address: string): string => `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.canClose()}</title>
<style>${standInStyles}</style>
</head>
<body>
<main>
<div class="card">
<h1>Paadam</h1>
<p class="amount">${words.canClose()}</p>
<p>${words.pageShows()}</p>
<a class="back" href="${address}">${words.seePayment()}</a>
</div>
</main>
</body>
</html>
`;

interface Back {
  Params: { language?: string; role: string; id: string };
  Querystring: Record<string, string>;
}

/**
 * Where the person who paid comes back to, in the language that they left the site in. Another may have paid than who opened the way, a
 * parent for a child: each is led to their own page of it. A tab beside a page of another site has no session here: that page shows
 * what has become of it.
 */
export const returnRoutes: FastifyPluginAsync = async (app) => {
  if (app.gateways.size === 0) return;
  const payment =
    '/:role(student|parent)/payments/:id([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
  const handle = async (request: FastifyRequest<Back>, reply: FastifyReply) => {
    const { language, role, id } = request.params;
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const user = (await currentSession(request))?.user;
    const isPayer = user && user.role !== 'tutor' && (await findPayment(app.database, id, ofCaller(user)));
    const asked = 'closed' in request.query ? '?closed' : '';
    const spoken = app.config.languages.find((one) => one === language) ?? 'en';
    if (isPayer) return reply.redirect(pathIn(spoken, `/${user.role}/payments/${id}${asked}`), 303);
    const page = speak(spoken, () => pageFor(pathIn(spoken, `/${role}/payments/${id}`)));
    return reply.type('text/html; charset=utf-8').send(page);
  };
  for (const language of ['', '/:language(ta|hi|qps)'])
    app.get<Back>(`${returnFolder}${language}${payment}`, { onRequest: app.limitCalls }, handle);
};
