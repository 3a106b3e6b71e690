const { createHash } = require('node:crypto');
const { Compilation, RuntimeGlobals, RuntimeModule, runtime, sources } = require('webpack');

/** Stands in the entry for the hashes of its chunks, which are known only once all of them are final. */
const placeholder = '__CHUNK_INTEGRITY__';

/**
 * @param {Compilation} compilation
 * @param {string} file of it
 * @returns {string} the file's subresource-integrity hash
 */
const integrityOf = (compilation, file) => {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The build has no ${file}.`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
};

/** Gives each chunk's script its hash. */
class ChunkIntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    return `
      const integrity = ${placeholder};
      ${RuntimeGlobals.require}.checkChunkScript = (script, id) => {
        // Of an unknown chunk no hash is right: left out, it would run unchecked.
        script.integrity = integrity[id] ?? 'sha384-${'A'.repeat(64)}';
      };`;
  }
}

/** Writes the hashes of an entry's chunks into the entry, so that none runs but as it was built. */
class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'ChunkIntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new ChunkIntegrityRuntimeModule()));
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => `${code}\n${RuntimeGlobals.require}.checkChunkScript(script, chunkId);`,
      );
      compilation.hooks.processAssets.tap(
        // The files have their names then, and are not compressed yet. The entry's name still changes with these
        // hashes: it is made of the names of the chunks, and those of their content.
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => writeHashes(compilation),
      );
    });
  }
}

/** @param {Compilation} compilation */
const writeHashes = (compilation) => {
  if (compilation.errors.length > 0) return;
  for (const entrypoint of compilation.entrypoints.values()) {
    const entry = entrypoint.getRuntimeChunk();
    if (!entry) continue;
    /** @type {Record<string, string>} */
    const hashes = {};
    for (const chunk of entry.getAllAsyncChunks()) {
      const file = [...chunk.files].find((name) => name.endsWith('.js'));
      if (!file) throw new Error(`The chunk ${chunk.name ?? chunk.id} has no script.`);
      hashes[String(chunk.id)] = integrityOf(compilation, file);
    }
    for (const file of entry.files) {
      compilation.updateAsset(file, (source) => {
        const parts = source.source().toString().split(placeholder);
        if (parts.length !== 2)
          throw new Error(`${file} has ${parts.length - 1} places for its chunks' hashes.`);
        return new sources.RawSource(parts.join(JSON.stringify(hashes)));
      });
    }
  }
};

module.exports = { ChunkIntegrityPlugin, integrityOf };
