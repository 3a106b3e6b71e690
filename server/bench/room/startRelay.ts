import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../src/foundation/db/embedded/freePort';
import type { Cleanup } from '../Cleanup';

/** @returns the settings that name a relay to our server, once that runs; null where coturn is not installed */
export const startRelay = async (
  cleanup: Cleanup,
): Promise<{ TURN_URL: string; TURN_SECRET: string } | null> => {
  if (spawnSync('turnserver', ['--version']).error) return null;
  const port = await freePort();
  const secret = 'secret-of-this-run-alone';
  const relay = await cleanup.owe(
    async () =>
      spawn(
        'turnserver',
        [
          '-n',
          '--no-cli',
          '--no-tls',
          '--no-dtls',
          '--allow-loopback-peers',
          '--use-auth-secret',
          `--static-auth-secret=${secret}`,
          '--realm=bench',
          '--listening-ip=127.0.0.1',
          '--relay-ip=127.0.0.1',
          `--listening-port=${port}`,
          '--log-file=stdout',
          '--pidfile=',
        ],
        { stdio: ['ignore', 'pipe', 'ignore'] },
      ),
    async (started) => {
      if (started.exitCode !== null) return;
      started.kill();
      await once(started, 'exit');
    },
  );
  await new Promise<void>((resolve, reject) => {
    relay.stdout.on('data', (words) => /initialization done/.test(String(words)) && resolve());
    relay.once('exit', (code) => reject(new Error(`The relay ended with ${code}.`)));
  });
  return { TURN_URL: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret };
};
