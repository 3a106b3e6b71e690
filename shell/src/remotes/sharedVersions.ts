import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { SharedVersionError, type VersionMismatch } from './SharedVersionError';

/** Notices which remotes ask for versions of shared dependencies that this page does not have. */
export const createSharedVersions = () => {
  const noticed = new Map<string, Map<string, VersionMismatch>>();
  /** The version that there is, by the error that says that it does not fit. */
  const refused = new WeakMap<object, string>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'paadam-shared-versions',
    resolveShare: (question) => ({
      ...question,
      // The runtime's own resolver throws where a strict range is not met, and for no other reason.
      resolver: () => {
        try {
          return question.resolver();
        } catch (error) {
          refused.set(error as object, question.version);
          throw error;
        }
      },
    }),
    // Only here the runtime tells who asked. It has "recovered" where no one has brought what is asked for, and leaves it
    // to the portal's own copy, which there is not.
    errorLoadShare: ({ error, recovered, pkgName, shareInfo, origin }) => {
      const found = recovered ? 'none' : refused.get(Object(error));
      if (found === undefined) return;
      const container = origin.options.name;
      const mismatches = noticed.get(container) ?? new Map<string, VersionMismatch>();
      const needed = String(shareInfo?.shareConfig?.requiredVersion);
      mismatches.set(pkgName, { dependency: pkgName, needed, found });
      noticed.set(container, mismatches);
    },
  };

  return {
    /** For every instance of the runtime: each remote asks through its own. */
    plugin,
    /** @returns what was noticed of a federation container since this was last asked */
    take: (container: string): SharedVersionError | undefined => {
      const mismatches = noticed.get(container);
      noticed.delete(container);
      return mismatches && new SharedVersionError([...mismatches.values()]);
    },
  };
};
