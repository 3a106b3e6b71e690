import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import shared from '../../webpack.shared.js';
import { makePortalsLive, makeShellLive } from '../build/makeLive.mjs';
import { root } from '../root.mjs';
import { portals } from '../workspaces.mjs';
import alone from './aloneConfig.js';
import { firstDevPort, portOf, sitePort } from './ports.mjs';
import { startDevServer } from './startDevServer.mjs';

const { remoteConfig, shellConfig } = shared;
const { aloneConfig } = alone;
const dist = `${root}/.cache/dev/dist`;
const names = ['shell', ...portals];
const originOf = (/** @type {string} */ name) => `http://localhost:${portOf(name)}`;

/** @param {string[]} origins of portals that are served elsewhere */
const startServer = (origins) => {
  const words = pathToFileURL(`${root}/scripts/words/nodeWords.mjs`).href;
  const loaders = ['--import', 'tsx', '--import', words];
  const server = spawn(process.execPath, [...loaders, '--watch', 'server/src/main.ts'], {
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

/** The whole site, with its server. */
export const developEverything = async () => {
  mkdirSync(dist, { recursive: true });
  for (const name of names) {
    const make = name === 'shell' ? shellConfig : remoteConfig;
    const config = make(`${root}/${name}`, { development: true, output: dist });
    config.devServer = { devMiddleware: { writeToDisk: (file) => /(remote|shell)\.json$/.test(file) } };
    await startDevServer(config, portOf(name), () => {
      const baseUrl = `${originOf(name)}/`;
      if (name === 'shell') makeShellLive({ dist, baseUrl });
      else makePortalsLive([name], { dist, baseUrl }).catch((error) => console.error(error.message));
    });
  }
  startServer(names.map(originOf));
};

/** @param {string} name of the portal that is the whole page, with a sign-in form of its own */
export const developAlone = async (name) => {
  mkdirSync(dist, { recursive: true });
  startServer([]);
  await startDevServer(aloneConfig(`${root}/${name}`, `http://localhost:${sitePort}`), firstDevPort);
  console.log(`${name} alone: http://localhost:${firstDevPort}`);
};
