/**
 * Starts the whole product: installs and builds what is missing, then runs the server in this process. The embeds are built
 * once the server answers, in a process of their own; a request for one of them waits until then.
 */
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';

/** `server/src/site/edge/pendingEmbeds.ts` reads it. */
const pending = `${root}/dist/.embeds-pending`;

/** The server runs in this process, so it has the cores first. */
const buildEmbeds = () => {
  const builder = spawn(process.execPath, [`${root}/scripts/build/ensureBuilt.mjs`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (builder.pid) setPriority(builder.pid, constants.priority.PRIORITY_LOW);
  builder.once('close', (code) => {
    if (code === 0) rmSync(pending, { force: true });
    else writeFileSync(pending, 'failed');
  });
  process.once('exit', () => builder.kill());
};

/** Milliseconds between two questions, and after which the embeds are built whatever the server says. */
const times = { ask: 500, longest: 60_000 };

const untilServerAnswers = async () => {
  const address = `http://localhost:${process.env.PORT || 3000}/api/health/ready`;
  const end = Date.now() + times.longest;
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, times.ask));
  }
};

let hasPending = false;
try {
  ensureInstalled();
  const { ensureBuilt, staleEmbeds } = await import('./build/ensureBuilt.mjs');
  await ensureBuilt({ staging: process.env.STAGING === '1', embeds: false });
  hasPending = staleEmbeds().length > 0;
  if (hasPending) writeFileSync(pending, 'building');
  else rmSync(pending, { force: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(`${root}/server/dist/main.mjs`).href);
if (hasPending) {
  await untilServerAnswers();
  buildEmbeds();
}
