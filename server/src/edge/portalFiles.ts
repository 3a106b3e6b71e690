import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@paadam/shared/domain';
import type { FastifyBaseLogger } from 'fastify';

/** One route that a remote declares, as far as the document needs it. */
export interface RemoteRoute {
  path: string;
  /** Who may enter; absent: anyone. */
  roles?: Role[];
  /** What the document is called, and what it says of itself. */
  title?: string;
  description?: string;
  files: string[];
}

/** The registry as far as this server needs it; the shell checks the whole of it. */
export interface Registry {
  remotes: Record<
    string,
    {
      version?: string;
      baseUrl: string;
      entry: string;
      remote: { basePath: string; routes: RemoteRoute[] };
      previous?: { version?: string };
    }
  >;
}

/** What the shell's build says of itself. */
export interface ShellFiles {
  baseUrl: string;
  scripts: string[];
  preload: string[];
  fonts: string[];
  icon: string | null;
}

/**
 * Reads a JSON file whenever it has changed, so that a release shows without a restart. While the file is missing
 * or no JSON, the last good content stands in, and the fault is logged once.
 */
class WatchedJson<T> {
  private content: T;
  private changedAt = Number.NaN;

  constructor(
    private readonly file: string,
    missing: T,
    private readonly log: FastifyBaseLogger,
  ) {
    this.content = missing;
  }

  read(): T {
    const changedAt = statSync(this.file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === this.changedAt) return this.content;
    this.changedAt = changedAt;
    try {
      this.content = JSON.parse(readFileSync(this.file, 'utf8')) as T;
    } catch (error) {
      this.log.error(
        { err: error, file: this.file },
        'the file could not be read; its last content stays in use',
      );
    }
    return this.content;
  }
}

/** What the builds left in a folder: the registry of the remotes, and the shell's files. */
export class PortalFiles {
  private readonly registryFile: WatchedJson<Registry>;
  private readonly shellFile: WatchedJson<ShellFiles | null>;

  /** @param folder `dist`, where each build's versioned folder stands */
  constructor(
    readonly folder: string,
    log: FastifyBaseLogger,
  ) {
    this.registryFile = new WatchedJson<Registry>(join(folder, 'registry.json'), { remotes: {} }, log);
    this.shellFile = new WatchedJson<ShellFiles | null>(join(folder, 'shell.json'), null, log);
  }

  get registry(): Registry {
    return this.registryFile.read();
  }

  /** Null until the shell is built. */
  get shell(): ShellFiles | null {
    return this.shellFile.read();
  }
}
