import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Compiler, type Configuration, NormalModuleReplacementPlugin, webpack } from 'webpack';

type Configure = (folder: string, options?: object) => Configuration;

/** What webpack's own rules make of a file: its loaders are effects of the types "use", "use-pre" and "use-post". */
interface Effect {
  type: string;
  value: { loader?: string };
}
interface RuleSet {
  exec(file: Record<string, unknown>): Effect[];
}
/** A module that is asked for, before and after it is found. */
interface Asked {
  request: string;
  context: string;
  createData: { resource: string };
  [more: string]: unknown;
}

const root = join(__dirname, '../..');
const packages = join(root, 'node_modules');
const { shellConfig, remoteConfig }: Record<'shellConfig' | 'remoteConfig', Configure> =
  require('../../webpack.shared.js');
const { deskConfig }: { deskConfig: Configure } = require('./deskConfig.js');
const { embedConfig }: { embedConfig: Configure } = require('./embedConfig.js');
const { bundleConfig }: { bundleConfig(folder: string, portals: string[]): Configuration } =
  require('./bundleConfig.js');
const {
  NodeBuildPlugin,
  nodeConfig,
}: typeof import('./NodeBuildPlugin.js') = require('./NodeBuildPlugin.js');
const { features }: { features: string[] } = require('../../features/order.cjs');

const portals = ['mf-public', 'mf-tutor', 'mf-student', 'mf-parent'];

/** @returns a build, and the build for Node inside it if it has one */
const withNodeBuild = (config: Configuration): Configuration[] => [
  config,
  ...(config.plugins ?? []).flatMap((plugin) =>
    plugin instanceof NodeBuildPlugin ? [nodeConfig(plugin.config, plugin.settings)] : [],
  ),
];

const configs = [
  shellConfig(join(root, 'shell')),
  shellConfig(join(root, 'shell'), { staging: true }),
  shellConfig(join(root, 'shell'), { development: true }),
  deskConfig(join(root, 'desk')),
  ...portals.flatMap((name) => [
    remoteConfig(join(root, name)),
    remoteConfig(join(root, name), { development: true }),
    embedConfig(join(root, name)),
  ]),
  bundleConfig(join(root, '.cache/one-bundle'), portals),
].flatMap(withNodeBuild);

/** The packages that browsers or the rendering server run. */
const libraries = [
  '@module-federation/error-codes',
  '@module-federation/inject-external-runtime-core-plugin',
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@module-federation/sdk',
  '@module-federation/webpack-bundler-runtime',
  '@redux-saga/core',
  '@reduxjs/toolkit',
  'axios',
  'embla-carousel',
  'embla-carousel-react',
  'immer',
  'livekit-client',
  'lucide-react',
  'pdfjs-dist',
  'perfect-freehand',
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'react-router-dom',
  'redux',
  'redux-saga',
  'scheduler',
  'styled-components',
  'stylis',
];

const filesOf = (name: string): string[] =>
  readdirSync(join(packages, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?js$/.test(file))
    .map((file) => join(packages, name, file));

const files = libraries.flatMap(filesOf);

/** @returns the loaders that rules of a build run over files of packages */
const loaders = (ruleSet: RuleSet): string[] => {
  const found = files.flatMap((resource) =>
    ruleSet
      .exec({
        resource,
        realResource: resource,
        resourceQuery: '',
        resourceFragment: '',
        scheme: '',
        mimetype: '',
        dependency: 'esm',
        descriptionData: {},
        issuer: join(root, 'shell/src/index.ts'),
        compiler: '',
        issuerLayer: '',
      })
      .filter(({ type }) => type.startsWith('use'))
      .map(({ value }) => `the loader ${value.loader}`),
  );
  return [...new Set(found)];
};

/**
 * @returns the aliases of packages. Those of a library's own plugin lead to a file of the package that they name.
 */
const aliases = ({ resolve = {} }: Pick<Configuration, 'resolve'>): string[] =>
  [resolve.alias, resolve.fallback].flatMap((table) =>
    Object.entries(table ?? {})
      .filter(
        ([name, to]) =>
          typeof to !== 'string' || !to.startsWith(join(packages, name.replace(/\$$/, '')) + sep),
      )
      .map(([name]) => `the alias ${name}`),
  );

/** What is asked for by our code, and by a package: a library, and files beside its own. */
const requests = [
  ...libraries.map((request) => ({ request, context: join(root, 'shell/src') })),
  ...files.map((file) => ({ request: `./${file.split(sep).at(-1)}`, context: join(file, '..') })),
  ...['./federation', './remotes/federation', './parseRegistry'].map((request) => ({
    request,
    context: join(packages, '@module-federation/runtime-core/dist'),
  })),
];

/** @returns the modules for which a plugin of a build takes others */
const replacements = async (config: Configuration, compiler: Compiler): Promise<string[]> => {
  const { normalModuleFactory } = compiler.newCompilationParams();
  const { beforeResolve, afterResolve } = normalModuleFactory.hooks;
  const changed = new Set<string>();
  const asked = (request: string, context: string, resource: string): Asked => ({
    request,
    context,
    createData: { resource },
    contextInfo: { issuer: '', compiler: config.name ?? '' },
    dependencies: [],
    resolveOptions: {},
    fileDependencies: new Set(),
    missingDependencies: new Set(),
    contextDependencies: new Set(),
    cacheable: true,
  });
  for (const { request, context } of requests) {
    const data = asked(request, context, '');
    const answer = await beforeResolve.promise(data as never);
    if (answer === false || data.request !== request) changed.add(`${request} is replaced`);
  }
  for (const resource of files) {
    const data = asked(resource, root, resource);
    await afterResolve.promise(data as never);
    if (data.createData.resource !== resource) changed.add(`${resource} is replaced`);
  }
  return [...changed];
};

/** @returns what a build does to files of packages, beside bundling them */
const faultsOf = async (config: Configuration): Promise<string[]> => {
  const ours = Object.keys(config.resolve?.alias ?? {}).map((name) => `the alias ${name}`);
  const compiler = webpack(config);
  const { ruleSet } = compiler.newCompilationParams().normalModuleFactory as unknown as { ruleSet: RuleSet };
  const faults = [
    ...ours,
    ...aliases(compiler.options as never),
    ...loaders(ruleSet),
    ...(await replacements(config, compiler)),
  ];
  return [...new Set(faults)].map((fault) => `${config.name}: ${fault}`);
};

test('every build is looked at, those for Node too', () => {
  expect(configs.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'shell',
      'shell for Node',
      'mf-public for Node',
      'mf-public embed',
      'desk',
      'one bundle',
    ]),
  );
  expect(files.length).toBeGreaterThan(2_000);
});

test.each(configs.map((config, index) => [`${index} ${config.name}`, config]))(
  'the build %s neither edits nor replaces a file of a package',
  async (_, config) => {
    expect(await faultsOf(config)).toEqual([]);
  },
);

test('no file of ours has the name of a library', () => {
  const names = ['shared', ...features.map((feature) => `features/${feature}`)].map((folder) =>
    Object.keys(require(join(root, folder, 'package.json')).exports),
  );
  expect(names.flat()).not.toContain('./react-router-dom');
});

describe('a build is found out that', () => {
  const loader = join(root, 'scripts/words/inlineLoader.mjs');
  const toStyles = /styled-components/;
  const itsLoader = [`bad: the loader ${loader}`];
  const replaceLate = (compiler: Compiler): void =>
    compiler.hooks.normalModuleFactory.tap('bad', (factory) =>
      factory.hooks.afterResolve.tap('bad', ({ createData }) => {
        if (createData.resource?.endsWith('axios.js')) createData.resource = 'ours.js';
      }),
    );

  it.each<[string, Configuration, unknown]>([
    ['has an alias', { resolve: { alias: { axios: 'ours.js' } } }, ['bad: the alias axios']],
    ['leaves a package empty', { resolve: { alias: { axios$: false } } }, ['bad: the alias axios$']],
    [
      'takes a second file of a package',
      { resolve: { alias: { 'react-dom/server$': join(packages, 'react-dom/server.edge.js') } } },
      ['bad: the alias react-dom/server$'],
    ],
    ['has a fallback', { resolve: { fallback: { axios: false } } }, ['bad: the alias axios']],
    ['has a loader', { module: { rules: [{ test: toStyles, loader }] } }, itsLoader],
    ['has a loader under "use"', { module: { rules: [{ test: toStyles, use: [loader] }] } }, itsLoader],
    [
      'has a loader under "oneOf"',
      { module: { rules: [{ oneOf: [{ include: toStyles, use: { loader } }] }] } },
      itsLoader,
    ],
    [
      'has a loader by a plugin',
      { plugins: [({ options }) => void options.module.rules.push({ test: toStyles, loader })] },
      itsLoader,
    ],
    [
      'replaces a package',
      { plugins: [new NormalModuleReplacementPlugin(/^axios$/, 'ours.js')] },
      ['bad: axios is replaced'],
    ],
    [
      'replaces a file of a package',
      { plugins: [new NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, './ours.js')] },
      expect.arrayContaining([expect.stringContaining('createLucideIcon.mjs is replaced')]),
    ],
    [
      'replaces it by a plugin of its own',
      { plugins: [replaceLate] },
      expect.arrayContaining([expect.stringContaining('axios.js is replaced')]),
    ],
  ])('%s', async (_, bad, faults) => {
    expect(await faultsOf({ name: 'bad', context: root, ...bad })).toEqual(faults);
  });
});
