import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Registry } from '@paadam/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../foundation/config/Config';
import { soundRegistry } from './soundRegistry';
import { WatchedJson } from './watchedJson';

/** What the shell's build says of itself. */
export interface ShellFiles {
  baseUrl: string;
  scripts: string[];
  preload: string[];
  /** By the language, what is preloaded instead. */
  preloadIn?: Record<string, string[]>;
  fonts: string[];
  icon: string | null;
  /** By its name, what it brings for portals; with the files of what is not among the above. */
  shared?: Record<string, { files?: string[]; version?: string }>;
  /** The build for Node, which draws pages. */
  ssr?: string;
  /** The numbers of the agreement with portals that it understands. */
  contracts?: { lowest: number; highest: number };
  /** Built for staging: in it a browser may be told to take portals from elsewhere. */
  staging?: boolean;
}

/** The registry as pages ask for it. */
export interface RegistryFile {
  text: string;
  /** Of the content alone, so that it is the same from every server. */
  etag: string;
}

const noRegistry: Registry = { remotes: {} };

declare module 'fastify' {
  interface FastifyInstance {
    portalFiles: PortalFiles;
  }
}

/** What the builds left in a folder: the registry of the remotes, and the shell's files. */
export class PortalFiles {
  private readonly watchedRegistry: WatchedJson<{ registry: Registry; file: RegistryFile }>;
  private readonly watchedShell: WatchedJson<ShellFiles>;

  /** `dist`, where each build's versioned folder stands. */
  readonly folder: string;

  constructor({ distDir, staging }: Pick<Config, 'distDir' | 'staging'>, log: FastifyBaseLogger) {
    this.folder = distDir;
    const path = join(distDir, 'registry.json');
    const accept = (raw: unknown, last: { registry: Registry } | null) => {
      const registry = soundRegistry(raw, last?.registry ?? null, (remote, part) =>
        log.error(
          { file: path, remote },
          part === 'row'
            ? 'the row cannot be used; its last good one stays in use'
            : 'the version before cannot be gone back to',
        ),
      );
      const text = JSON.stringify(registry);
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      return { registry, file: { text, etag } };
    };
    this.watchedRegistry = new WatchedJson(path, accept, log);
    const acceptShell = (raw: unknown) => {
      const shell = raw as ShellFiles;
      if (shell.staging && !staging) {
        throw new Error(
          'The shell was built for staging, which this server is not: set STAGING=1, or build it without --staging.',
        );
      }
      return shell;
    };
    this.watchedShell = new WatchedJson(join(distDir, 'shell.json'), acceptShell, log);
  }

  /** Without remotes until there is one. It never changes; the next read may give another. */
  get registry(): Registry {
    return this.watchedRegistry.read()?.registry ?? noRegistry;
  }

  /** Null until there is one. */
  get registryFile(): RegistryFile | null {
    return this.watchedRegistry.read()?.file ?? null;
  }

  /** What the live releases begin with, those from here: paths in the folder, each once. */
  get livePaths(): string[] {
    const { shell, registry } = this;
    const ofShell = shell ? [...shell.scripts, ...shell.preload, ...shell.fonts, shell.icon ?? ''] : [];
    const addresses = [
      ...ofShell.map((file) => shell?.baseUrl + file),
      ...Object.values(registry.remotes).flatMap(({ baseUrl, entry, remote }) =>
        [entry, ...remote.routes.flatMap(({ files }) => files)].map((file) => baseUrl + file),
      ),
    ];
    const own = addresses.filter((address) => address.startsWith('/')).map((address) => address.slice(1));
    return [...new Set(own)];
  }

  /** Null until there is one that may be served here. */
  get shell(): ShellFiles | null {
    return this.watchedShell.read();
  }
}
