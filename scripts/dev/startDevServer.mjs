import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * Builds, serves, and builds anew with each edit.
 *
 * @param {import('webpack').Configuration} config its `devServer` wins over what is set here
 * @param {number} port
 * @param {() => void} [onBuilt] called after each build without errors
 */
export const startDevServer = (config, port, onBuilt) => {
  const compiler = webpack(config);
  if (onBuilt) {
    compiler.hooks.done.tap('dev', (stats) => {
      if (!stats.hasErrors()) onBuilt();
    });
  }
  const options = {
    host: 'localhost',
    port,
    hot: true,
    static: false,
    // The page may come from another origin of ours; its updates come from here.
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    ...config.devServer,
  };
  return new WebpackDevServer(options, compiler).start();
};
