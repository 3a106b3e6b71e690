/** Who may sign in at the operators' desk: `npm run operator -- add name@example.org`. Builds the server where that is missing. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

const command = `${root}/server/dist/operator.mjs`;

try {
  ensureInstalled();
  if (!existsSync(command)) {
    const { buildServer } = await import('./build/buildServer.mjs');
    await buildServer();
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import(pathToFileURL(command).href);
