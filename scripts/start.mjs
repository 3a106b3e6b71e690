/** Starts the whole product: installs and builds what is missing, then runs the server in this process. */
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

try {
  ensureInstalled();
  const { ensureBuilt } = await import('./build/ensureBuilt.mjs');
  await ensureBuilt({ staging: process.env.STAGING === '1' });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(`${root}/server/dist/main.mjs`).href);
