/**
 * What webpack's own glue asks of the federation runtime, in place of `@module-federation/webpack-bundler-runtime`: here
 * no build names a remote, brings a copy of what it asks for, has shares cut down by use, or starts with a shared
 * module before its first `import()`.
 */
import { init } from '@module-federation/enhanced/runtime';

/** @typedef {any} WebpackRequire webpack's, with what the federation plugin adds to it */

/** @param {WebpackRequire} webpackRequire */
const attachShareScopeMap = (webpackRequire) => {
  const { federation } = webpackRequire;
  if (!webpackRequire.S || federation.hasAttachShareScopeMap || !federation.instance?.shareScopeMap) return;
  webpackRequire.S = federation.instance.shareScopeMap;
  federation.hasAttachShareScopeMap = true;
};

/**
 * Tells the runtime, once, what the build brings.
 *
 * @param {WebpackRequire} webpackRequire
 */
const registerShared = ({ federation, initializeSharingData }) => {
  const byScope = initializeSharingData?.scopeToSharingDataMapping;
  if (!byScope || initializeSharingData.registered) return;
  /** @type {Record<string, object[]>} */
  const shared = {};
  for (const [scope, all] of Object.entries(byScope)) {
    for (const { name, version, factory, ...settings } of all) {
      const { singleton, requiredVersion = `^${version}`, eager, strictVersion } = settings;
      shared[name] ??= [];
      shared[name].push({
        version,
        scope: [scope],
        shareConfig: { singleton, requiredVersion, eager, strictVersion },
        get: factory,
      });
    }
  }
  federation.instance.registerShared(shared);
  initializeSharingData.registered = true;
};

/** Milliseconds of work after which the browser gets a turn. */
const longest = 4;

const pause = () =>
  new Promise((resolve) => {
    const { scheduler } = /** @type {{scheduler?: {yield?: () => Promise<void>}}} */ (globalThis);
    if (scheduler?.yield) scheduler.yield().then(resolve);
    else setTimeout(resolve);
  });

let turn = Promise.resolve();
let beganAt = 0;

/**
 * Runs modules one after the other, with turns for the browser between them: in one piece, all that the site stands on
 * would be the longest task of a phone's start.
 *
 * @param {() => unknown} factory of a module, whose own modules are at hand
 */
const runInTurn = async (factory) => {
  const before = turn;
  const run = async () => {
    await before;
    if (performance.now() - beganAt >= longest) {
      await pause();
      beganAt = performance.now();
    }
    factory();
  };
  const own = run();
  turn = own.catch(() => {});
  await own;
};

/**
 * Has the shared modules of a chunk at hand, and run, before it runs.
 *
 * @param {object} options
 * @param {string} options.chunkId
 * @param {Promise<unknown>[]} options.promises what the chunk waits for
 * @param {Record<string, Promise<void> | 0>} options.installedModules
 * @param {WebpackRequire} options.webpackRequire
 */
const consumes = ({ chunkId, promises, installedModules, webpackRequire }) => {
  registerShared(webpackRequire);
  attachShareScopeMap(webpackRequire);
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    const pending = installedModules[id];
    if (pending !== undefined) {
      if (pending) promises.push(pending);
      continue;
    }
    const { shareKey, shareScope, fallback, ...shareConfig } = moduleIdToConsumeDataMapping[id];
    /** @param {() => unknown} answer what the module exports @param {0} [done] */
    const install = (answer, done) => {
      if (done === 0) installedModules[id] = done;
      else delete installedModules[id];
      webpackRequire.m[id] = (/** @type {{exports: unknown}} */ module) => {
        delete webpackRequire.c[id];
        module.exports = answer();
      };
    };
    const promise = webpackRequire.federation.instance
      .loadShare(shareKey, {
        customShareInfo: { shareConfig, scope: [shareScope].flat() },
        context: { trigger: 'build', moduleId: id, chunkId },
      })
      .then(async (/** @type {false | (() => unknown)} */ found) => {
        const factory = found || (await fallback());
        await runInTurn(factory);
        install(factory, 0);
      })
      .catch((/** @type {unknown} */ error) =>
        install(() => {
          throw error;
        }),
      );
    installedModules[id] = promise;
    promises.push(promise);
  }
};

/**
 * @param {object} options
 * @param {string} options.shareScopeName
 * @param {WebpackRequire} options.webpackRequire
 * @param {Record<string, true | Promise<true>>} options.initPromises
 * @param {Record<string, object>} options.initTokens
 * @param {object[]} [options.initScope] who has begun, so that nobody begins twice
 */
const initializeSharing = ({ shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] }) => {
  const { instance } = webpackRequire.federation;
  initTokens[shareScopeName] ??= { from: instance.name };
  const token = initTokens[shareScopeName];
  if (initScope.includes(token)) return Promise.resolve(true);
  initScope.push(token);
  initPromises[shareScopeName] ??= Promise.all(
    instance.initializeSharing(shareScopeName, {
      strategy: instance.options.shareStrategy,
      initScope,
      from: 'build',
    }),
  ).then(() => true);
  attachShareScopeMap(webpackRequire);
  return Promise.resolve(initPromises[shareScopeName]);
};

/**
 * Takes over what the host lends.
 *
 * @param {object} options
 * @param {WebpackRequire} options.webpackRequire
 * @param {object} options.shareScope
 * @param {object[]} options.initScope
 * @param {any} options.remoteEntryInitOptions
 * @param {string} [options.shareScopeKey]
 */
const initContainerEntry = ({
  webpackRequire,
  shareScope,
  initScope,
  remoteEntryInitOptions,
  shareScopeKey = 'default',
}) => {
  const { instance, initOptions } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope, {
    hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
  });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
};

export { attachShareScopeMap };

export const runtime = { init };
export const bundlerRuntime = {
  consumes,
  I: initializeSharing,
  S: {},
  initContainerEntry,
  /** @param {{webpackRequire: WebpackRequire}} options */
  init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
};
export const bundlerRuntimeOptions = {};
export const instance = undefined;
export const initOptions = undefined;

export default { runtime, instance, initOptions, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions };
