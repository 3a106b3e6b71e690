import { contractNumber, type RegistryRow, type RemoteModule } from '@paadam/shared/portal';
import { aDeclaration } from '@paadam/shared/testing';
import type { Federation } from '../remotes/federation';

/** A registry's row for tests, of the tutor panel unless said otherwise. */
export const aRow = (changes: Partial<RegistryRow['remote']> = {}): RegistryRow => {
  const declared = aDeclaration();
  const files = { version: '1.0.0', entry: 'remoteEntry.ab12cd34.js', integrity: 'sha384-x' };
  return {
    ...files,
    baseUrl: `/${changes.name ?? declared.name}/1.0.0/`,
    remote: { ...declared, ...files, routes: [], ...changes },
  };
};

/** What a remote exposes, for tests. */
export const aRemote = (changes: Partial<RemoteModule> = {}): RemoteModule => ({
  contract: contractNumber,
  name: 'mf-tutor',
  routes: [],
  ...changes,
});

/** Where the tests' portals may come from. */
export const ownOrigin = { own: 'http://localhost', remotes: [] };

/** A federation whose loads come to what the test says, one after the other; each is noted with its number of tries. */
export const aFederation = (...outcomes: (unknown | (() => unknown))[]) => {
  const tries: number[] = [];
  const versions: string[] = [];
  const federation: Federation = {
    load: async ({ version }, tried) => {
      const outcome = outcomes[Math.min(tries.length, outcomes.length - 1)];
      tries.push(tried);
      versions.push(version);
      const exposed: unknown = await (typeof outcome === 'function' ? outcome() : outcome);
      return () => exposed;
    },
    mismatchOf: () => undefined,
  };
  return { federation, tries, versions };
};
