import plugin from 'fastify-plugin';

/** Reads JSON. Many clients name that type with every call: where a call has no body, none is none. */
export const jsonBody = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && !request.routeOptions.config.call?.body) done(null, undefined);
    else parse(request, body, done);
  });
});
