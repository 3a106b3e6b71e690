/**
 * Runs a TypeScript program of the server's that measures it, such as `server/bench/main.ts`; installs what is missing.
 *
 *   node scripts/measure.mjs <program> [its parameters]
 */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

try {
  ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const program = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// It ends PostgreSQL and its servers first, and is waited for.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => program.kill(signal));
program.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
