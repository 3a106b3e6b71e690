import plugin from 'fastify-plugin';
import { unavailable } from '../../foundation/http/handleError';

/** Once the server is told to stop, what still comes over an open connection is sent elsewhere. */
export const refuseWhileClosing = plugin(async (app) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw unavailable();
  });
});
