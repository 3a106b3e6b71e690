/// <reference path="./semver.d.ts" />
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, SharedDependency } from '@paadam/shared/contract';
import { satisfies } from 'semver';
import type { NodeBuilds } from './RenderThread';

/** What matters here of a `shell.json`. */
export interface DrawingShell {
  /** "/shell/1.0.0/" */
  baseUrl: string;
  /** The build for Node; absent: nothing is drawn. */
  ssr?: string;
  contracts?: { lowest: number; highest: number };
  shared?: Record<string, { version?: string }>;
}

/** The builds for Node of what is live. */
export interface LiveBuilds {
  /** The same for the same builds. */
  key: string;
  files: NodeBuilds;
  /** By the name of the person who has one that can be used with that shell. */
  versions: Readonly<Record<string, string>>;
}

/** A folder and a file as builds write them: nothing else is run here, and nothing from elsewhere. */
const folderPattern = /^\/[\w-]+\/[\w.+-]+\/$/;
const filePattern = /^ssr\.[0-9a-f]{8,}\.cjs$/;

const fileIn = (distDir: string, baseUrl: string, name: string | undefined): string | null => {
  if (!name || !folderPattern.test(baseUrl) || baseUrl.includes('/..') || !filePattern.test(name))
    return null;
  return join(distDir, baseUrl, name);
};

const isMet = (asked: SharedDependency, version: string | undefined): boolean =>
  version !== undefined &&
  (!asked.requiredVersion || satisfies(version, asked.requiredVersion, { includePrerelease: true }));

/** @returns whether the shell can run the portal, as browsers hold it to that before they do */
const fits = (
  { contract, shared = {} }: Registry['remotes'][string]['remote'],
  shell: DrawingShell,
): boolean => {
  const { lowest, highest } = shell.contracts ?? { lowest: contract, highest: contract };
  const provided = shell.shared;
  return (
    lowest <= contract &&
    contract <= highest &&
    (!provided || Object.entries(shared).every(([name, asked]) => isMet(asked, provided[name]?.version)))
  );
};

/** @returns the builds for Node of the live releases that are served from here; null: the shell has none */
export const liveBuilds = (distDir: string, shell: DrawingShell, registry: Registry): LiveBuilds | null => {
  const shellFile = fileIn(distDir, shell.baseUrl, shell.ssr);
  if (!shellFile || !existsSync(shellFile)) return null;
  const portals: Record<string, string> = {};
  const versions: Record<string, string> = {};
  for (const [name, { baseUrl, version, remote }] of Object.entries(registry.remotes)) {
    const file = fileIn(distDir, baseUrl, remote.ssr);
    if (!file || !fits(remote, shell)) continue;
    portals[name] = file;
    versions[name] = version;
  }
  const key = JSON.stringify([shellFile, portals]);
  return { key, files: { shell: shellFile, portals }, versions };
};

/** @returns the version that a shell's address names */
export const versionOf = ({ baseUrl }: DrawingShell): string => baseUrl.split('/').at(-2) ?? 'unknown';
