const path = require('node:path');
const { defaultOutput } = require('../../webpack.shared.js');
const { commonConfig } = require('../build/commonConfig.js');

/**
 * The build of one portal without a shell and without federation, for the development server alone.
 *
 * @param {string} folder the workspace's folder
 * @param {string} apiOrigin where the API is
 */
const aloneConfig = (folder, apiOrigin) => {
  const config = commonConfig({ folder, version: 'alone', development: true, output: defaultOutput });
  const mount = JSON.stringify(path.join(folder, 'src/mount.tsx'));
  const { basePath } = require(path.join(folder, 'remote.json'));
  config.entry = {
    alone: `data:text/javascript,import { mount } from ${mount}; mount(document.getElementById('root'));`,
  };
  config.output.publicPath = '/';
  const page = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<title>${path.basename(folder)}</title><div id="root"></div><script src="/alone.js"></script>`;
  /** @type {import('webpack-dev-server').Configuration} */
  const devServer = {
    open: false,
    proxy: [{ context: ['/api', '/pictures', '/sample-data'], target: apiOrigin, ws: true }],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      (
        /** @type {import('webpack-dev-server').ExpressRequest} */ request,
        /** @type {import('webpack-dev-server').ExpressResponse} */ response,
        /** @type {() => void} */ next,
      ) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        if (request.url === '/' && basePath !== '/') response.redirect(basePath);
        else response.type('html').send(page);
      },
    ],
  };
  return { ...config, devServer };
};

module.exports = { aloneConfig };
