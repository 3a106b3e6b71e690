/**
 * @typedef {Record<string, Record<string, string[]>>} ExportedNames names by version and entry:
 *   `{"3.1.0": {"@paadam/shared/router": ["useHref"]}}`
 * @typedef {import('webpack').Module & {
 *   options: { shareKey: string, requiredVersion: string, singleton?: boolean, strictVersion?: boolean },
 * }} ConsumeSharedModule stands for a shared module in the build of the code that uses it
 */

/** @param {string} version */
const majorOf = (version) => Number.parseInt(version, 10);

/** @param {string} one @param {string} other */
const byAge = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/**
 * @param {string} version of `@paadam/shared`
 * @param {ExportedNames} listed each name below the version that brought it; one that has got more to it since, such as
 *   a prop, also below the version that did
 * @param {string} entry
 * @param {Iterable<string> | null} used names; null: all that there are
 * @returns {string} the range of versions that have all of these names; one that is not listed is as new as can be
 */
const rangeWith = (version, listed, entry, used) => {
  const versions = Object.keys(listed)
    .filter((one) => majorOf(one) === majorOf(version))
    .sort(byAge);
  /** @param {string} name */
  const broughtBy = (name) => versions.findLast((one) => listed[one]?.[entry]?.includes(name)) ?? version;
  const oldest = versions.find((one) => listed[one]?.[entry]) ?? version;
  const newest = used ? [oldest, ...[...used].map(broughtBy)].sort(byAge).at(-1) : version;
  return `^${newest}`;
};

/**
 * @param {import('webpack').Compilation} compilation with its chunks, and before modules become parts of others
 * @param {ConsumeSharedModule} shared
 * @returns {string[] | null} the names that code of the build takes from it; null: it takes the whole
 */
const usedNames = (compilation, shared) => {
  const { chunkGraph, moduleGraph } = compilation;
  const references = [...moduleGraph.getIncomingConnections(shared)]
    // What only code imports that no one uses is in no chunk, or not active.
    .filter(({ originModule }) => originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0)
    .filter((connection) => connection.isTargetActive(undefined))
    .flatMap(({ dependency }) =>
      dependency ? compilation.getDependencyReferencedExports(dependency, undefined) : [],
    )
    .map((reference) => (Array.isArray(reference) ? reference : reference.name));
  return references.some((path) => path.length === 0) ? null : references.flatMap(([name = '']) => name);
};

/**
 * Sets the version that a portal requires of each shared entry of ours to the newest among the names that it uses, so
 * that it runs in every shell that has those.
 */
class RequiredVersionsPlugin {
  /** @param {{version: string, exportedNames: ExportedNames}} shared version and list of names of `@paadam/shared` */
  constructor({ version, exportedNames }) {
    this.version = version;
    this.exportedNames = exportedNames;
    this.entries = new Set(Object.values(exportedNames).flatMap(Object.keys));
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'RequiredVersionsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterChunks.tap(name, () => {
        for (const module of compilation.modules) {
          if (module.type === 'consume-shared-module') {
            this.require(compilation, /** @type {ConsumeSharedModule} */ (module));
          }
        }
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation @param {ConsumeSharedModule} module */
  require(compilation, module) {
    const { options } = module;
    if (!this.entries.has(options.shareKey)) return;
    const used = usedNames(compilation, module);
    options.requiredVersion = rangeWith(this.version, this.exportedNames, options.shareKey, used);
  }
}

module.exports = { RequiredVersionsPlugin, rangeWith };
