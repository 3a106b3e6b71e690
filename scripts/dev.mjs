/**
 * Development with fast refresh: the whole site, or one portal alone with a sign-in form of its own.
 *
 *   npm run dev              everything at http://localhost:3000 (PORT)
 *   npm run dev -w mf-tutor  the tutor panel alone at http://localhost:3001
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ensureInstalled } from './install.mjs';
import { writeRegistry, writeShell } from './registry.mjs';
import { root } from './root.mjs';
import { portals } from './workspaces.mjs';

const require = createRequire(import.meta.url);
const sitePort = Number(process.env.PORT ?? 3000);
const firstDevPort = sitePort + 1;
const dist = `${root}/.cache/dev/dist`;

const startServer = (origins) => {
  const server = spawn(process.execPath, ['--import', 'tsx', '--watch', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(sitePort),
      DIST_DIR: dist,
      REMOTE_ORIGINS: origins.join(' '),
    },
  });
  server.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
};

const startDevServer = (config, port, onBuilt) => {
  const webpack = require('webpack');
  const WebpackDevServer = require('webpack-dev-server');
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
    // The page may come from another origin of ours; its updates come from here.
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    ...config.devServer,
  };
  return new WebpackDevServer(options, compiler).start();
};

const developEverything = async () => {
  const { remoteConfig, shellConfig } = require(`${root}/webpack.shared.js`);
  const names = ['shell', ...portals];
  const originOf = (name) => `http://localhost:${firstDevPort + names.indexOf(name)}`;
  mkdirSync(dist, { recursive: true });
  for (const name of names) {
    const make = name === 'shell' ? shellConfig : remoteConfig;
    const config = make(`${root}/${name}`, { development: true });
    config.output.path = config.output.path.replace(`${root}/dist`, dist);
    config.devServer = { devMiddleware: { writeToDisk: (file) => /(remote|shell)\.json$/.test(file) } };
    await startDevServer(config, firstDevPort + names.indexOf(name), () => {
      const baseUrl = `${originOf(name)}/`;
      if (name === 'shell') writeShell({ dist, baseUrl });
      else writeRegistry([name], { dist, baseUrl });
    });
  }
  startServer(names.map(originOf));
};

const developAlone = async (name) => {
  const { aloneConfig } = require(`${root}/webpack.shared.js`);
  mkdirSync(dist, { recursive: true });
  startServer([]);
  await startDevServer(aloneConfig(`${root}/${name}`, `http://localhost:${sitePort}`), firstDevPort);
  console.log(`${name} alone: http://localhost:${firstDevPort}`);
};

const [name] = process.argv.slice(2);
ensureInstalled();
if (name && !portals.includes(name)) {
  console.error(`No portal is called ${name}; there are ${portals.join(', ')}.`);
  process.exit(1);
}
await (name ? developAlone(name) : developEverything());
