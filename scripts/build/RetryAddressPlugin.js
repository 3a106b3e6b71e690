const { RuntimeGlobals, RuntimeModule, runtime } = require('webpack');

/** An entry that was itself loaded by a later try passes its mark on to its chunks. */
class RetryAddressRuntimeModule extends RuntimeModule {
  constructor() {
    super('retry address', RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    const fileOf = RuntimeGlobals.getChunkScriptFilename;
    return `
      const asked = {};
      const mark = /[?&]r=(\\d+)/.exec(document.currentScript?.src ?? '')?.[1] ?? 0;
      const fileOf = ${fileOf};
      ${fileOf} = (id) => fileOf(id) + (mark || asked[id] ? '?r=' + mark + '.' + (asked[id] ?? 0) : '');
      ${RuntimeGlobals.require}.countChunkScript = (script, id) => {
        asked[id] = (asked[id] ?? 0) + 1;
        // By this name webpack would take a script that hangs for the one of this try.
        script.removeAttribute('data-webpack');
      };`;
  }
}

/** Gives each further try of a chunk an address of its own: a script that hangs blocks its address while it hangs. */
class RetryAddressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'RetryAddressPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk, needed) => {
          needed.add(RuntimeGlobals.getChunkScriptFilename);
          compilation.addRuntimeModule(chunk, new RetryAddressRuntimeModule());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => `${code}\n${RuntimeGlobals.require}.countChunkScript(script, chunkId);`,
      );
    });
  }
}

module.exports = { RetryAddressPlugin };
