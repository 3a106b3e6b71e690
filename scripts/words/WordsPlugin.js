const { createHash } = require('node:crypto');
const { Compilation, sources } = require('webpack');

/** @typedef {{table: string, keys: string[], others: Record<string, (string | null)[]>}} WordsOfModule */
/** @typedef {Record<string, Record<string, string>>} WordFiles by the name of a chunk and the language */

/** @type {WeakMap<Compilation, WordFiles>} */
const written = new WeakMap();

/** @param {Compilation} compilation @returns {WordFiles} what `WordsPlugin` has written for it */
const wordFilesOf = (compilation) => written.get(compilation) ?? {};

/** @param {import('webpack').Module} module @returns {import('webpack').Module[]} it, and those that have become a part of it */
const withParts = (module) => [module, .../** @type {any} */ (module.modules ?? [])];

/**
 * @param {Iterable<import('webpack').Chunk>} chunks
 * @param {Compilation} compilation
 * @returns {{words: WordsOfModule, used: (key: string) => boolean}[]} the words that are in them, by the name of their table
 */
const wordsIn = (chunks, { chunkGraph, moduleGraph }) => {
  const found = new Map();
  for (const chunk of chunks) {
    for (const outer of chunkGraph.getChunkModulesIterable(chunk)) {
      for (const module of withParts(outer)) {
        const words = /** @type {WordsOfModule | undefined} */ (module.buildInfo?.words);
        if (!words) continue;
        const exports = moduleGraph.getUsedExports(module, chunk.runtime);
        const used = (/** @type {string} */ key) =>
          exports === null || exports === true || (exports !== false && exports.has(key));
        const before = found.get(words.table);
        const both = (/** @type {string} */ key) => used(key) || Boolean(before?.used(key));
        found.set(words.table, { words, used: both });
      }
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
};

/**
 * @param {ReturnType<typeof wordsIn>} found @param {string} language
 * @returns {string | null} a script that fills the tables; null: nothing of it is translated
 */
const scriptOf = (found, language) => {
  const tables = found.flatMap(({ words: { table, keys, others }, used }) => {
    const texts = (others[language] ?? []).flatMap((code, number) =>
      code !== null && used(keys[number] ?? '') ? [`${number}:${code}`] : [],
    );
    return texts.length > 0 ? [`f(${JSON.stringify(table)},{${texts.join(',')}});`] : [];
  });
  if (tables.length === 0) return null;
  const fill = 'const w=globalThis.paadamWords??={},f=(n,t)=>Object.assign(w[n]??=[],t);';
  return `(()=>{${fill}${tables.join('')}})();`;
};

/** @param {import('webpack').ChunkGroup} group @returns {Set<import('webpack').Chunk>} of it, and of all that comes later within it */
const chunksWithin = (group, seen = new Set()) => {
  /** @type {Set<import('webpack').Chunk>} */
  const chunks = new Set(group.chunks);
  seen.add(group);
  for (const child of group.childrenIterable)
    if (!seen.has(child)) for (const chunk of chunksWithin(child, seen)) chunks.add(chunk);
  return chunks;
};

/**
 * Writes the words of each language but English into files of their own, which fill the tables that the modules of
 * `wordsLoader` read: one for each page and language, with the words of all that the page may bring later.
 */
class WordsPlugin {
  /**
   * @param {object} options
   * @param {readonly string[]} [options.languages]
   * @param {'pages' | 'chunk' | 'one'} options.per `pages`: a file for each page of a portal. `chunk`: the words of the whole
   *   build go into the chunk `words-<language>` of its own. `one`: a file for the whole build, `<name>.<language>.js`
   * @param {string} [options.name] of that file
   */
  constructor({ languages = ['ta', 'hi', 'qps'], per, name = 'words' }) {
    this.languages = languages;
    this.per = per;
    this.name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WordsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Before files are made small, get their final names and are compressed.
        { name: 'WordsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          if (compilation.errors.length > 0) return;
          if (this.per === 'pages') written.set(compilation, this.writePages(compilation));
          else if (this.per === 'chunk') this.writeIntoChunks(compilation);
          else this.writeOne(compilation);
        },
      );
    });
  }

  /** @param {Compilation} compilation @returns {WordFiles} */
  writePages(compilation) {
    const remote = [...compilation.chunks].filter(({ name }) => name === 'remote');
    /** @type {WordFiles} */
    const files = {};
    for (const [name, group] of compilation.namedChunkGroups) {
      if (name === 'remote' || group.isInitial()) continue;
      const found = wordsIn([...remote, ...chunksWithin(group)], compilation);
      for (const language of this.languages) {
        const script = scriptOf(found, language);
        if (script === null) continue;
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
        const file = `${name}.${language}.${hash}.js`;
        compilation.emitAsset(file, new sources.RawSource(script), { immutable: true });
        files[name] = { ...files[name], [language]: file };
      }
    }
    return files;
  }

  /** @param {Compilation} compilation */
  writeIntoChunks(compilation) {
    const found = wordsIn(compilation.chunks, compilation);
    for (const language of this.languages) {
      const script = scriptOf(found, language);
      const chunk = [...compilation.chunks].find(({ name }) => name === `words-${language}`);
      if (!chunk) throw new Error(`There is no chunk words-${language}.`);
      for (const file of script === null ? [] : chunk.files)
        if (file.endsWith('.js'))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(script ?? '', source));
    }
  }

  /** @param {Compilation} compilation */
  writeOne(compilation) {
    const found = wordsIn(compilation.chunks, compilation);
    for (const language of this.languages) {
      const script = scriptOf(found, language);
      if (script !== null)
        compilation.emitAsset(`${this.name}.${language}.js`, new sources.RawSource(script));
    }
  }
}

module.exports = { WordsPlugin, wordFilesOf };
