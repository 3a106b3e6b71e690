/** Measures the server's speed as ratios; installs what is missing. The bench itself is in `server/bench`. */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

try {
  ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const bench = spawn(process.execPath, ['--import', 'tsx', 'server/bench/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// It ends PostgreSQL and its servers first, and is waited for.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => bench.kill(signal));
bench.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
