const { createHash } = require('node:crypto');
const { Compilation, sources } = require('webpack');
const languageTable = require('./languages.json');

/** All languages that have files of words of their own; `qps` is the pseudo-language of tests. */
const otherLanguages = [...Object.keys(languageTable).filter((code) => code !== 'en'), 'qps'];

/** @typedef {{numbers: number[], keys: string[], others: Record<string, (string | null)[]>}} WordsOfModule */
/** @typedef {Record<number, Record<string, string | null>>} Texts code by number and language */
/** @typedef {Record<string, Record<string, string>>} WordFiles by the name of a chunk and the language */

/** @type {WeakMap<Compilation, WordFiles>} */
const written = new WeakMap();

/** @param {Compilation} compilation @returns {WordFiles} what `WordsPlugin` has written for it */
const wordFilesOf = (compilation) => written.get(compilation) ?? {};

/** @param {import('webpack').Module} module @returns {import('webpack').Module[]} it, and those that have become a part of it */
const withParts = (module) => {
  const { modules = [] } = /** @type {{modules?: import('webpack').Module[]}} */ (module);
  return [module, ...modules];
};

/** @param {import('webpack').Module} module @param {(key: string) => boolean} isUsed @returns {Texts} */
const textsOf = ({ buildInfo }, isUsed) => {
  const words = /** @type {WordsOfModule | undefined} */ (buildInfo?.words);
  if (!words) return /** @type {Texts | undefined} */ (buildInfo?.inlined) ?? {};
  const { numbers, keys, others } = words;
  return Object.fromEntries(
    keys.flatMap((key, place) => {
      const codes = Object.entries(others).map(([language, all]) => [language, all[place] ?? null]);
      return isUsed(key) ? [[numbers[place], Object.fromEntries(codes)]] : [];
    }),
  );
};

/** @param {Iterable<import('webpack').Chunk>} chunks @param {Compilation} compilation @returns {Texts} what is said in them */
const wordsIn = (chunks, { chunkGraph, moduleGraph }) => {
  /** @type {Texts} */
  const found = {};
  for (const chunk of chunks) {
    for (const outer of chunkGraph.getChunkModulesIterable(chunk)) {
      for (const module of withParts(outer)) {
        const exports = moduleGraph.getUsedExports(module, chunk.runtime);
        const isUsed = (/** @type {string} */ key) =>
          exports === null || exports === true || (exports !== false && exports.has(key));
        Object.assign(found, textsOf(module, isUsed));
      }
    }
  }
  return found;
};

/** @param {Texts} texts @param {string} language @returns {string[]} those that are translated, each with its number */
const translatedIn = (texts, language) =>
  Object.entries(texts).flatMap(([number, { [language]: code }]) => (code ? [`${number}:${code}`] : []));

/**
 * @param {Texts} texts @param {string} language
 * @returns {string | null} a module of what is translated, for who shares its page with others; null: nothing is
 */
const moduleOf = (texts, language) => {
  const codes = translatedIn(texts, language);
  return codes.length === 0 ? null : `export default{${codes.join(',')}}`;
};

/**
 * @param {Texts} texts @param {string} language @param {string} build the name of the table
 * @returns {string | null} a script that fills the table; null: nothing of it is translated
 */
const scriptOf = (texts, language, build) => {
  const codes = translatedIn(texts, language);
  if (codes.length === 0) return null;
  const rest = Object.entries(texts).flatMap(([number, { [language]: code, en }]) =>
    code || !en ? [] : [`${number}:${notedEnglish(en)}`],
  );
  const table = `(globalThis.paadamWords??={})[${JSON.stringify(build)}]??=[]`;
  const note = rest.length > 0 ? noteEnglish : '';
  return `{${note}Object.assign(${table},{${[...codes, ...rest].join(',')}})}`;
};

/** Notes what is said in English, so that the shell can mark it as that: a text, or those of its parts that are. */
const noteEnglish =
  'const $n=(x)=>{for(const s of[x].flat())"string"==typeof s&&(globalThis.paadamEnglish??=new Set).add(s);return x};';

/** @param {string} code of a message @returns {string} the same, which notes what it says */
const notedEnglish = (code) =>
  code.startsWith('(v)=>') ? `(v)=>$n(${code.slice('(v)=>'.length)})` : `$n(${code})`;

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
 * Writes the words of each language but English into files of their own, for the tables that the modules of
 * `wordsLoader` read: one for each page and language, with the words of all that the page may bring later.
 */
class WordsPlugin {
  /**
   * @param {object} options
   * @param {readonly string[]} [options.languages]
   * @param {'pages' | 'chunk' | 'one'} options.per `pages`: a file for each page of a portal. `chunk`: the words of the whole
   *   build go into the chunk `app-<language>` that stands for `app`. `one`: a module for the whole build, `<name>.<language>.js`
   * @param {string} [options.name] of that file
   */
  constructor({ languages = otherLanguages, per, name = 'words' }) {
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
      // What comes later within a page is in the page's file.
      if (name === 'remote' || group.isInitial()) continue;
      if (!group.getParents().some((parent) => parent.name === 'remote')) continue;
      const found = wordsIn([...remote, ...chunksWithin(group)], compilation);
      for (const language of this.languages) {
        const script = scriptOf(found, language, String(compilation.outputOptions.uniqueName));
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
      const script = scriptOf(found, language, String(compilation.outputOptions.uniqueName));
      const chunk = [...compilation.chunks].find(({ name }) => name === `app-${language}`);
      if (!chunk) throw new Error(`There is no chunk app-${language}.`);
      for (const file of script === null ? [] : chunk.files)
        if (file.endsWith('.js'))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(script ?? '', source));
    }
  }

  /** @param {Compilation} compilation */
  writeOne(compilation) {
    const found = wordsIn(compilation.chunks, compilation);
    for (const language of this.languages) {
      const words = moduleOf(found, language);
      if (words !== null)
        compilation.emitAsset(`${this.name}.${language}.js`, new sources.RawSource(words), {
          javascriptModule: true,
        });
    }
  }
}

module.exports = { WordsPlugin, moduleOf, scriptOf, wordFilesOf };
