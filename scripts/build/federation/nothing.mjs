/** Stands in for what the federation runtime can do and nobody here asks of it. */
const leftOut = () => {
  throw new Error('This build has no such part of the federation runtime.');
};

export {
  leftOut as createLink,
  leftOut as createScript,
  leftOut as createScriptNode,
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as getRemoteEntry,
  leftOut as getRemoteEntryUniqueKey,
  leftOut as getRemoteInfo,
  leftOut as isEsmRemoteType,
  leftOut as isStaticResourcesEqual,
  leftOut as loadScript,
  leftOut as loadScriptNode,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
  leftOut as safeWrapper,
};
