/**
 * Development: the whole site, one portal alone with a sign-in form of its own, or one portal inside a deployed shell.
 * The first two have fast refresh; in the third, whose React is the production build, an edit reloads the page.
 *
 *   npm run dev                              everything at http://localhost:3000 (PORT)
 *   npm run dev -w mf-tutor                  the tutor panel alone at http://localhost:3001
 *   npm run dev -w mf-tutor -- --shell <url> the tutor panel for the staging site at that address
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { makePortalsLive, makeShellLive } from '../build/makeLive.mjs';
import { ensureInstalled } from '../install.mjs';
import { root } from '../root.mjs';
import { portals } from '../workspaces.mjs';
import { hindrances, readShell } from './deployedShell.mjs';

const require = createRequire(import.meta.url);
const sitePort = Number(process.env.PORT ?? 3000);
const firstDevPort = sitePort + 1;
const dist = `${root}/.cache/dev/dist`;
const names = ['shell', ...portals];
/** @param {string} name */
const portOf = (name) => firstDevPort + names.indexOf(name);
/** @param {string} name */
const originOf = (name) => `http://localhost:${portOf(name)}`;

/** @param {string[]} origins of portals that are served elsewhere */
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
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => server.kill(signal));
};

/**
 * @param {import('webpack').Configuration} config
 * @param {number} port
 * @param {() => void} [onBuilt]
 */
const startDevServer = (config, port, onBuilt) => {
  const webpack = require('webpack');
  const WebpackDevServer = require('webpack-dev-server');
  const compiler = webpack(config);
  if (onBuilt) {
    compiler.hooks.done.tap('dev', (/** @type {import('webpack').Stats} */ stats) => {
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

const developEverything = async () => {
  const { remoteConfig, shellConfig } = require(`${root}/webpack.shared.js`);
  mkdirSync(dist, { recursive: true });
  for (const name of names) {
    const make = name === 'shell' ? shellConfig : remoteConfig;
    const config = make(`${root}/${name}`, { development: true, output: dist });
    config.devServer = {
      devMiddleware: { writeToDisk: (/** @type {string} */ file) => /(remote|shell)\.json$/.test(file) },
    };
    await startDevServer(config, portOf(name), () => {
      const baseUrl = `${originOf(name)}/`;
      if (name === 'shell') makeShellLive({ dist, baseUrl });
      else makePortalsLive([name], { dist, baseUrl }).catch((error) => console.error(error.message));
    });
  }
  startServer(names.map(originOf));
};

/** @param {string} name of a portal */
const developAlone = async (name) => {
  const { aloneConfig } = require('./aloneConfig.js');
  mkdirSync(dist, { recursive: true });
  startServer([]);
  await startDevServer(aloneConfig(`${root}/${name}`, `http://localhost:${sitePort}`), firstDevPort);
  console.log(`${name} alone: http://localhost:${firstDevPort}`);
};

/** @param {string} name of a portal @param {string} shell origin of a deployed site */
const developInside = async (name, shell) => {
  const { remoteConfig } = require(`${root}/webpack.shared.js`);
  const declaration = require(`${root}/${name}/remote.json`);
  const config = remoteConfig(`${root}/${name}`, { development: true, fastRefresh: false });
  const page = shell + declaration.basePath;
  config.devServer = {
    hot: false,
    // Nobody else's page may read what is not published.
    headers: { 'Access-Control-Allow-Origin': shell },
    open: process.stdout.isTTY && page,
  };
  await startDevServer(config, portOf(name));
  const origin = originOf(name);
  const found = await hindrances(shell, origin, declaration);
  console.log(
    [
      `${name} is served at ${origin} for ${shell}`,
      `  1. Open ${page}`,
      `  2. At the lower edge of the page, "Override a portal": enter ${origin}`,
      '  Each edit reloads the page. "Reset" at the lower edge brings the deployed version back.',
      ...found.map((hindrance) => `  But: ${hindrance}`),
    ].join('\n'),
  );
};

const readCommand = () => {
  const options = { shell: { type: /** @type {const} */ ('string') } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name] = positionals;
  if (name && !portals.includes(name)) {
    throw new Error(`No portal is called ${name}; there are ${portals.join(', ')}.`);
  }
  if (values.shell === undefined) return { name };
  if (!name) throw new Error(`--shell is for one portal, with -w and one of ${portals.join(', ')}.`);
  return { name, shell: readShell(values.shell) };
};

try {
  const { name, shell } = readCommand();
  ensureInstalled();
  if (shell) await developInside(name, shell);
  else await (name ? developAlone(name) : developEverything());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
