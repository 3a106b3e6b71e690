import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { SharedVersionError, type VersionMismatch } from './SharedVersionError';

/** Notices which remotes ask for versions of shared dependencies that this page does not have. */
export const createSharedVersions = () => {
  const noticed = new Map<string, Map<string, VersionMismatch>>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'paadam-shared-versions',
    resolveShare: (question) => {
      const { resolver, shareInfo, pkgName, version } = question;
      return {
        ...question,
        // The runtime's own resolver throws where a strict range is not met, and for no other reason.
        resolver: () => {
          try {
            return resolver();
          } catch (error) {
            const mismatches = noticed.get(shareInfo.from) ?? new Map<string, VersionMismatch>();
            const needed = String(shareInfo.shareConfig.requiredVersion);
            mismatches.set(pkgName, { dependency: pkgName, needed, found: version });
            noticed.set(shareInfo.from, mismatches);
            throw error;
          }
        },
      };
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
