import type { Registry, RegistryRow, RouteDescriptor } from '@paadam/shared/portal';
import { matchPath } from '@paadam/shared/router';
import type { LoadSink } from '../telemetry/reportLoads';
import { markEnglish } from './markEnglish';

/** Milliseconds after which a page is shown in English. */
const patience = 4_000;

export interface WordsOptions {
  registry: Registry;
  language: string;
  report: LoadSink;
}

/** Brings the words of the page at a path. It never rejects: a page whose words do not come in time is shown in English. */
export type BringWords = (pathname: string) => Promise<void>;

interface FoundPage {
  row: RegistryRow;
  route: RouteDescriptor;
}

const pageAt = ({ remotes }: Registry, pathname: string): FoundPage | undefined => {
  const pages = Object.values(remotes).flatMap((row) => row.remote.routes.map((route) => ({ row, route })));
  const found = pages.filter(({ route }) => matchPath(route.path, pathname));
  return found.find(({ route }) => !route.path.includes(':')) ?? found[0];
};

const run = (url: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    if (integrity) script.integrity = integrity;
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not come, or not as it was released.`));
    document.head.append(script);
    setTimeout(() => reject(new Error(`${url} took too long.`)), patience);
  });

/** What stands around the page says by this that the page is not in the document's language. */
const markPage = (isInEnglish: boolean): void => {
  const main = document.getElementById('main');
  if (isInEnglish) main?.setAttribute('lang', 'en');
  else main?.removeAttribute('lang');
};

/** Part of the file that has the shell's own words in a language; who reads English gets nothing of it. */
export const createBringWords = ({ registry, language, report }: WordsOptions): BringWords => {
  markEnglish();
  const underWay = new Map<string, Promise<void>>();
  const once = (url: string, integrity: string | undefined): Promise<void> => {
    const known = underWay.get(url) ?? run(url, integrity);
    underWay.set(url, known);
    return known;
  };
  return async (pathname) => {
    const found = pageAt(registry, pathname);
    if (!found) return;
    const { row, route } = found;
    const started = performance.now();
    // A portal that was built before there were words has none.
    const files = route.words?.[language] ?? [];
    try {
      await Promise.all(files.map((file) => once(row.baseUrl + file, row.remote.hashes?.[file])));
      markPage(files.length === 0);
    } catch (error) {
      for (const file of files) underWay.delete(row.baseUrl + file);
      markPage(true);
      console.warn(`This page is shown in English: ${(error as Error).message}`);
      const { name } = row.remote;
      const ms = performance.now() - started;
      report({ remote: name, version: row.version, stage: 'words', ms, outcome: 'failed' });
    }
  };
};
