import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegistryRow } from '@paadam/shared/contract';
import { registryRow } from './registryRow';

/** Builds as small as can be, in place of those that webpack leaves; each release has a version of its own. */
export class LiveSite {
  readonly #distDir: string;
  #releases = 0;

  constructor(distDir: string) {
    this.#distDir = distDir;
  }

  async write(path: string, content: string): Promise<void> {
    const file = join(this.#distDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
  }

  #nextVersion(): { version: string; file: string } {
    this.#releases += 1;
    const file = `ssr.${this.#releases.toString(16).padStart(8, '0')}.cjs`;
    return { version: `1.${this.#releases}.0`, file };
  }

  /** @param code of its build for Node; null: it names one that is not there; undefined: it has none */
  async releaseShell(code?: string | null): Promise<string> {
    const { version, file } = this.#nextVersion();
    const baseUrl = `/shell/${version}/`;
    if (code) await this.write(`shell/${version}/${file}`, code);
    const shell = { baseUrl, scripts: ['shell.js'], preload: ['vendor.js'], fonts: [], icon: null };
    const ssr = code === undefined ? undefined : file;
    await this.write('shell.json', JSON.stringify({ ...shell, ssr }));
    return version;
  }

  /** @param code as of the shell's @returns the row that is live from here on */
  async releasePortal(
    code?: string | null,
    facts: Partial<RegistryRow['remote']> = {},
  ): Promise<RegistryRow> {
    const { version, file } = this.#nextVersion();
    if (code) await this.write(`mf-public/${version}/${file}`, code);
    const routes = ['/', '/tutors', '/subjects', '/tutors/:tutorId', '/login'].map((path) => ({ path }));
    const row = registryRow({ name: 'mf-public', version, routes });
    const ssr = code === undefined ? {} : { ssr: file };
    const live = { ...row, remote: { ...row.remote, ...ssr, ...facts } };
    await this.setRow(live);
    return live;
  }

  /** As a rollback does. */
  async setRow(row: RegistryRow): Promise<void> {
    await this.write('registry.json', JSON.stringify({ remotes: { 'mf-public': row } }));
  }
}

/** Draws what the portal's `draw` gives, within a frame that names that it is for. */
export const soundShell = `
  exports.libraries = { greeting: { word: 'Welcome' } };
  exports.render = async (page, part, call) => {
    const drawn = part ? await part.draw(page, call) : { html: 'a skeleton', state: {} };
    const name = page.session && page.session.data ? page.session.data.name : 'visitor';
    return {
      html: '<header>' + name + '</header><main>' + drawn.html + '</main>',
      styles: 'h1{color:teal}',
      ground: '@font-face{font-family:Figtree}',
      styleAttributes: { 'data-styled-version': '6.0.0' },
      state: drawn.state,
      portal: part ? page.portal : null,
    };
  };`;

/** @param body of a function of `page`, `call` and `greeting`, which gives the page's HTML */
export const portalThatDraws = (body: string): string => `
  const greeting = require('greeting');
  exports.default = {
    draw: async (page, call) => ({ html: await (async () => { ${body} })(), state: { seen: page.pathname } }),
  };`;
