const { readFileSync } = require('node:fs');
const { Compilation, sources } = require('webpack');
const { integrityOf } = require('./ChunkIntegrityPlugin.js');
const { wordFilesOf } = require('../words/WordsPlugin.js');
const { nodeFileIn } = require('./NodeBuildPlugin.js');

/** What updates a page in development is no file of the page. */
const isScript = (/** @type {string} */ file) => file.endsWith('.js') && !file.endsWith('.hot-update.js');

/** @param {Iterable<import('webpack').Chunk>} chunks */
const javascriptOf = (chunks) => [
  ...new Set([...chunks].flatMap((chunk) => [...chunk.files]).filter(isScript)),
];

/**
 * What a build shares with the others, as it came to be in the build and not as some table says: by name the range that
 * it asks for, whether one copy is all that there may be, and the version that it brings.
 *
 * @param {Pick<Compilation, 'modules'>} compilation
 */
const sharedIn = ({ modules }) => {
  /** @type {Record<string, object>} */
  const shared = {};
  const describe = (/** @type {string} */ name, /** @type {object} */ facts) => {
    shared[name] = { ...shared[name], ...facts };
  };
  for (const module of modules) {
    if (module.type === 'consume-shared-module') {
      const { options } = /** @type {import('./RequiredVersionsPlugin.js').ConsumeSharedModule} */ (module);
      const { shareKey, requiredVersion, singleton, strictVersion } = options;
      describe(shareKey, {
        requiredVersion,
        singleton: Boolean(singleton),
        strictVersion: Boolean(strictVersion),
      });
    } else if (module.type === 'provide-module') {
      const { _name, _version } = /** @type {any} */ (module);
      describe(_name, { version: _version });
    }
  }
  return Object.fromEntries(Object.entries(shared).sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** @param {Compilation} compilation @returns what the server draws pages with */
const ssrIn = (compilation) => {
  const ssr = nodeFileIn(compilation);
  return ssr ? { ssr } : {};
};

/** Emits a JSON file once every other file has its final name and content. */
class DescribePlugin {
  /** @param {string} file @param {(compilation: Compilation) => object | Promise<object>} describe */
  constructor(file, describe) {
    this.file = file;
    this.describe = describe;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DescribePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'DescribePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          if (compilation.errors.length > 0) return;
          const text = JSON.stringify(await this.describe(compilation), null, 2);
          compilation.emitAsset(this.file, new sources.RawSource(`${text}\n`));
        },
      );
    });
  }
}

/** A portal's `remote.json`: what it declares of itself, and the files that the build made for it. */
class DescribeRemotePlugin extends DescribePlugin {
  /** @param {{declaration: string, version: string, hasIntegrity: boolean}} build the path of what the portal declares, the
   *   portal's version, and whether the entry holds its chunks to their hashes; a preload has to say the same */
  constructor({ declaration, version, hasIntegrity }) {
    super('remote.json', async (compilation) => {
      /** @type {import('@paadam/shared/contract').RemoteDeclaration} */
      const declared = JSON.parse(readFileSync(declaration, 'utf8'));
      const { assets, chunks, namedChunkGroups } = compilation;
      const entry = Object.keys(assets).find((file) => /^remoteEntry\..*js$/.test(file)) ?? '';
      const remote = [...chunks].filter((chunk) => chunk.name === 'remote');
      const routes = declared.routes.map((route) => {
        // The page's own chunk, and those that it shares with other pages and that come with it.
        const page = namedChunkGroups.get(route.chunk);
        if (!page) {
          throw new Error(
            `${declaration}: route ${route.id} names the chunk "${route.chunk}", which no page has`,
          );
        }
        const words = Object.entries(wordFilesOf(compilation)[route.chunk] ?? {});
        return {
          ...route,
          files: javascriptOf([...remote, ...page.chunks]),
          ...(words.length > 0 && {
            words: Object.fromEntries(words.map(([language, file]) => [language, [file]])),
          }),
        };
      });
      const files = [
        ...new Set(routes.flatMap(({ files, words = {} }) => [...files, ...Object.values(words).flat()])),
      ];
      const hashes = files.map((file) => [file, integrityOf(compilation, file)]);
      const pages = routes.flatMap(({ chunk }) => namedChunkGroups.get(chunk)?.chunks ?? []);
      const { translatedTexts } = await import('../words/declaredTexts.mjs');
      return {
        ...declared,
        version,
        entry,
        integrity: integrityOf(compilation, entry),
        ...ssrIn(compilation),
        routes,
        texts: translatedTexts(declaration),
        ...(hasIntegrity ? { hashes: Object.fromEntries(hashes) } : {}),
        shared: withLate(compilation, new Set([...remote, ...pages])),
      };
    });
  }
}

/**
 * What a portal shares, with a mark on what none of its pages needs for its first view.
 *
 * @param {Compilation} compilation
 * @param {ReadonlySet<import('webpack').Chunk>} first the chunks of the first views
 */
const withLate = ({ modules, chunkGraph }, first) => {
  const shared = sharedIn({ modules });
  const early = new Set();
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    const { options } = /** @type {import('./RequiredVersionsPlugin.js').ConsumeSharedModule} */ (module);
    if ([...chunkGraph.getModuleChunks(module)].some((chunk) => first.has(chunk)))
      early.add(options.shareKey);
  }
  for (const name of Object.keys(shared))
    if (!early.has(name)) shared[name] = { ...shared[name], late: true };
  return shared;
};

/** The shell's `shell.json`: what the document has to load, and what it should preload. */
class DescribeShellPlugin extends DescribePlugin {
  /**
   * @param {object} build
   * @param {string} build.version
   * @param {boolean} build.staging said in it, so that no other site takes such a build for one of its own
   * @param {{lowest: number, highest: number}} build.contracts the lowest and the highest that the shell understands, for the team that releases a portal
   */
  constructor({ version, staging, contracts }) {
    super('shell.json', (compilation) => {
      const assets = Object.keys(compilation.assets);
      const entry = compilation.entrypoints.get('shell')?.chunks ?? [];
      const later = (/** @type {string} */ app) =>
        javascriptOf([...compilation.chunks].filter(({ name }) => name === 'vendor' || name === app));
      const [scripts, preload] = [javascriptOf(entry), later('app')];
      const inLanguages = [...compilation.chunks].flatMap(
        ({ name }) => /^app-(\w+)$/.exec(name ?? '')?.[1] ?? [],
      );
      return {
        version,
        ...(staging ? { staging } : {}),
        scripts,
        preload,
        preloadIn: Object.fromEntries(inLanguages.map((language) => [language, later(`app-${language}`)])),
        ...ssrIn(compilation),
        // The fonts that every page needs at the start. Few systems need the one for the languages' names.
        fonts: assets.filter((file) => file.endsWith('.woff2') && !file.startsWith('own-name')),
        icon: assets.find((file) => /^favicon\..*svg$/.test(file)) ?? null,
        contracts,
        shared: withFiles(compilation, [...scripts, ...preload]),
      };
    });
  }
}

/**
 * What the build shares, with the files of what comes only once a portal asks for it.
 *
 * @param {Compilation} compilation
 * @param {string[]} fromTheStart files that need not be named
 */
const withFiles = (compilation, fromTheStart) => {
  const shared = sharedIn(compilation);
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const groups = module.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block));
    const files = javascriptOf(groups.flatMap((group) => group?.chunks ?? []));
    const later = files.filter((file) => !fromTheStart.includes(file));
    const { _name } = /** @type {any} */ (module);
    if (later.length > 0) shared[_name] = { ...shared[_name], files: later };
  }
  return shared;
};

module.exports = { DescribeRemotePlugin, DescribeShellPlugin };
