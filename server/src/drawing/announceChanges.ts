import plugin from 'fastify-plugin';
import { changingCalls } from './PublicData';

/** Once such a call is done, and before its answer is out: whoever reads that looks at the page next. */
export const announceChanges = plugin(async (app) => {
  app.addHook('onSend', async ({ routeOptions }, { statusCode }) => {
    const { call } = routeOptions.config;
    if (call && statusCode < 400 && changingCalls.has(call)) app.publicData.raise();
  });
});
