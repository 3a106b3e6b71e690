/**
 * The federation plugin writes its runtime's entry into a file whose name is a hash of absolute paths, and webpack makes the ids
 * of the entry and of the container from that name.
 *
 * @type {[pattern: RegExp, id: string][]}
 */
const named = [
  [/[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/, 'federation'],
  [/^webpack\/container\/entry\//, 'container'],
];

/** Gives the modules that the federation plugin makes ids that are the same in every folder. */
class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { context } = compiler;
    compiler.hooks.thisCompilation.tap('StableIdsPlugin', (compilation) => {
      // Runs before webpack's own plugin, which skips modules that have an id.
      compilation.hooks.moduleIds.tap({ name: 'StableIdsPlugin', stage: -100 }, (modules) => {
        for (const module of modules) {
          const ident = module.libIdent({ context }) ?? '';
          const [, id] = named.find(([pattern]) => pattern.test(ident)) ?? [];
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

module.exports = { StableIdsPlugin };
