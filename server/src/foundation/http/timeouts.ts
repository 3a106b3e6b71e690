/**
 * Milliseconds; Fastify's own defaults are to wait for ever. A request that does not arrive is cut off before its
 * handler's time is up: once it is answered, Node lets the rest of it come as slowly as it likes.
 */
export const timeouts = {
  connectionTimeout: 30_000,
  requestTimeout: 10_000,
  // Not longer than the whole request may take: Node would exchange the two.
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    // Refused by a hook, with a body.
    requireHostHeader: false,
  },
  handlerTimeout: 15_000,
  keepAliveTimeout: 65_000,
};
