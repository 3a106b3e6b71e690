import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rootFolder } from '../../paths';

/** The whole server as a process of its own, from its bundle as in production, on a database of its own and any free port. */
export class ServerProcess {
  output = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  constructor(dataDir: string, environment: Record<string, string> = {}) {
    const main = join(rootFolder, 'server', 'dist', 'main.mjs');
    const { DATABASE_URL: _, ...inherited } = process.env;
    this.#child = spawn(process.execPath, [main], {
      cwd: rootFolder,
      env: {
        ...inherited,
        PORT: '0',
        SAMPLE_DATA: '0',
        LANGUAGES: 'en',
        LOG_LEVEL: 'warn',
        ...environment,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = once(this.#child, 'close').then(([code]) => code);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
  }

  /** @returns where it answers, once it is ready @throws with what it said, where it ends instead */
  async ready(): Promise<string> {
    for (;;) {
      const origin = /ready at (\S+)/.exec(this.output)?.[1];
      if (origin) return origin;
      const happened = await Promise.race([
        this.#ended.then(() => 'ended'),
        once(this.#child.stdout ?? this.#child, 'data').then(() => 'said more'),
      ]);
      if (happened === 'ended') throw new Error(this.output);
    }
  }

  /** @returns its exit code; null where a signal ended it */
  async ended(): Promise<number | null> {
    return this.#ended;
  }

  /** @param signals sent one after the other */
  async end(...signals: NodeJS.Signals[]): Promise<number | null> {
    for (const signal of signals) this.#child.kill(signal);
    return this.#ended;
  }
}
