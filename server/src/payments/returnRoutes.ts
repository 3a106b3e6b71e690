import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { standInStyles } from './stand-in/standInPage';

/** Before the address of a payment's page: where a tab comes back to that stands beside a page of another site. */
export const tabFolder = '/pay/back';

const styleHash = createHash('sha256').update(standInStyles).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;

const pageFor = (address: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You can close this tab</title>
<style>${standInStyles}</style>
</head>
<body>
<main>
<div class="card">
<h1>Paadam</h1>
<p class="amount">You can close this tab</p>
<p>The page that you came from shows whether your payment has arrived. We also mail you.</p>
<a class="back" href="${address}">See the payment on Paadam</a>
</div>
</main>
</body>
</html>
`;

/** The page for who comes back from the gateway in a tab that has no session: the page around the portal has. */
export const tabRoutes: FastifyPluginAsync = async (app) => {
  if (!app.gateway) return;
  app.get<{ Params: { role: string; id: string } }>(
    `${tabFolder}/:role(student|parent)/payments/:id([0-9a-f]{8}-[0-9a-f-]{27})`,
    { onRequest: app.limitCalls },
    async ({ params: { role, id } }, reply) =>
      reply
        .headers({
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(pageFor(`/${role}/payments/${id}`)),
  );
};
