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
import { readShell } from './deployedShell.mjs';
import { firstDevPort, portOf, sitePort } from './ports.mjs';

// The packages may have yet to be installed: what uses them is imported after that.
const require = createRequire(import.meta.url);
const dist = `${root}/.cache/dev/dist`;
const names = ['shell', ...portals];
const originOf = (name) => `http://localhost:${portOf(name)}`;

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

const developEverything = async () => {
  const { remoteConfig, shellConfig } = require(`${root}/webpack.shared.js`);
  const { startDevServer } = await import('./startDevServer.mjs');
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

const developAlone = async (name) => {
  const { aloneConfig } = require('./aloneConfig.js');
  const { startDevServer } = await import('./startDevServer.mjs');
  mkdirSync(dist, { recursive: true });
  startServer([]);
  await startDevServer(aloneConfig(`${root}/${name}`, `http://localhost:${sitePort}`), firstDevPort);
  console.log(`${name} alone: http://localhost:${firstDevPort}`);
};

const readCommand = () => {
  const options = { shell: { type: 'string' } };
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
  if (shell) {
    const { developInside } = await import('./developInside.mjs');
    await developInside(`${root}/${name}`, shell);
  } else await (name ? developAlone(name) : developEverything());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
