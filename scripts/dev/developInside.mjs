import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import shared from '../../webpack.shared.js';
import { hindrances, readShell } from './deployedShell.mjs';
import { portOf } from './ports.mjs';
import { startDevServer } from './startDevServer.mjs';

const { remoteConfig } = shared;

/**
 * Serves one portal for a deployed staging site, and says how to have it shown there.
 *
 * @param {string} workspace the portal's folder
 * @param {string} address of the site
 * @throws where it is no address
 */
export const developInside = async (workspace, address) => {
  const shell = readShell(address);
  const declaration = JSON.parse(readFileSync(join(workspace, 'remote.json'), 'utf8'));
  const { name } = declaration;
  const config = remoteConfig(workspace, { development: true, fastRefresh: false });
  const page = shell + declaration.basePath;
  config.devServer = {
    hot: false,
    // No other person's page may read what is not published.
    headers: { 'Access-Control-Allow-Origin': shell },
    open: process.stdout.isTTY && page,
  };
  const origin = `http://localhost:${portOf(name)}`;
  await startDevServer(config, portOf(name));
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
