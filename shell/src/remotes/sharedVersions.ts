import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** What a remote asks of a shared dependency, and what there is. */
export interface VersionMismatch {
  dependency: string;
  needed: string;
  found: string;
}

/** Notices which remotes ask for versions of shared dependencies that this page does not have. */
export const createSharedVersions = () => {
  const mismatches = new Map<string, VersionMismatch>();

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
            const needed = String(shareInfo.shareConfig.requiredVersion);
            mismatches.set(shareInfo.from, { dependency: pkgName, needed, found: version });
            throw error;
          }
        },
      };
    },
  };

  return {
    /** For every instance of the runtime: each remote asks through its own. */
    plugin,
    /** @returns the mismatch that was noticed of a federation container since this was last asked */
    take: (container: string): VersionMismatch | undefined => {
      const mismatch = mismatches.get(container);
      mismatches.delete(container);
      return mismatch;
    },
  };
};
