/** Who may import whom, over the whole repository: `npm run check` holds it to that. */

const { features } = require('./features/order.cjs');
const serverRooms = require('./server/rooms.cjs');
const { layers } = require('./shared/layers.cjs');

const buildPackage = require('./scripts/package/package.json');

const workspaces = '(shared|features/[^/]+|server|shell|mf-[^/]+|desk|e2e)';
const testOnly = ['[.]test[.]tsx?$', '/testing/', '/test[A-Z][A-Za-z]+[.]tsx?$'];
const clients = '^(shared|features/[^/]+|shell|mf-[^/]+|desk)/';

const layerRules = layers.slice(0, -1).map((layer, place) => ({
  name: `shared-layer-${layer}`,
  comment: 'The folders of shared have an order: see shared/layers.cjs.',
  severity: 'error',
  from: { path: `^shared/src/${layer}/`, pathNot: testOnly },
  to: { path: `^shared/src/(${layers.slice(place + 1).join('|')})/` },
}));

const featureRules = features.map((feature, place) => ({
  name: `feature-${feature}`,
  comment: 'A feature imports shared and the features before it: see features/order.cjs.',
  severity: 'error',
  from: { path: `^features/${feature}/` },
  to: {
    path: [
      `^features/(?!(${[...features.slice(0, place), feature].join('|')})/)`,
      '^(shell|mf-[^/]+|desk|server)/',
    ],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Of two files that import each other, by value or by type, neither can be read alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
      comment: 'What is imported is there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-other-workspace',
      comment:
        'A portal imports no other, nor the shell. All workspaces but the browser tests import from shared and the features alone.',
      severity: 'error',
      from: { path: `^${workspaces}/`, pathNot: '^e2e/' },
      to: { path: `^${workspaces}/`, pathNot: '^($1|shared|features/[^/]+)/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'Features stand on shared, and the server and the desk use none of them.',
      severity: 'error',
      from: { path: '^(shared|server|desk)/' },
      to: { path: '^features/' },
    },
    {
      name: 'packages-by-name',
      comment: 'Shared and the features are imported by their entries, not by a path into them.',
      severity: 'error',
      from: { path: `^${workspaces}/`, pathNot: '^e2e/' },
      to: {
        path: '^(shared|features)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'sources-stay-inside',
      comment: 'What a workspace is built from uses neither the scripts nor the root.',
      severity: 'error',
      from: { path: `^${workspaces}/src/` },
      to: { path: '^(scripts/|[^/]+$)', dependencyTypesNot: ['core', 'unknown'] },
    },
    {
      name: 'shared-rooms-by-name',
      comment:
        'Another folder of shared is imported by its package name, so that it is one module at run time.',
      severity: 'error',
      from: { path: '^shared/src/([^/]+)/' },
      to: {
        path: '^shared/src/',
        // Words are compiled into the code that uses them.
        pathNot: '^shared/src/($1|messages)/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'feature-state-by-name',
      comment:
        'Screens of a feature are compiled into portals, its state is shared at run time and imported by its name. The lesson room has no shared state.',
      severity: 'error',
      from: { path: '^features/([^/]+)/src/(screens|testing)/', pathNot: '^features/lesson-room/' },
      to: {
        path: '^features/$1/src/',
        pathNot: '^features/$1/src/($2|messages)/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'server-shares-contract-and-domain',
      comment: 'The server imports from the contract, the domain and the language that is spoken alone.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^shared/', pathNot: '^shared/src/((contract|domain)/index|words/language)\\.ts$' },
    },
    {
      name: 'contract-by-type',
      comment:
        'Clients import types alone from the contract, and its table of calls, so that no schema gets into their bundles.',
      severity: 'error',
      from: { path: clients, pathNot: '^shared/src/contract/' },
      to: {
        path: '^shared/src/contract/',
        pathNot: '^shared/src/contract/(endpoints|deskEndpoints)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'router-and-toolkit-by-shared',
      comment:
        'Only the entry of shared imports this package, so that a page has it once and a name that the entry lacks is an error of types.',
      severity: 'error',
      from: { path: clients, pathNot: '^shared/src/(router|state)/' },
      to: { path: '(^|/)node_modules/(react-router|react-router-dom|@reduxjs/toolkit)/' },
    },
    {
      name: 'sources-use-no-test',
      comment: 'What is deployed imports no test and nothing that only tests use.',
      severity: 'error',
      from: { path: `^${workspaces}/src/`, pathNot: testOnly },
      to: { path: testOnly },
    },
    {
      name: 'build-package-brings-all',
      comment:
        'The manifest of @paadam/build, scripts/package/package.json, declares what its programs import.',
      severity: 'error',
      from: {
        path: '^(webpack[.]shared[.]js|scripts/package/paadam[.]mjs|scripts/build/runWebpack[.]mjs)$',
      },
      to: {
        path: '(^|/)node_modules/',
        pathNot: `(^|/)node_modules/(@types/)?(${Object.keys(buildPackage.dependencies).join('|')})/`,
        reachable: true,
      },
    },
    ...layerRules,
    ...featureRules,
    ...serverRooms,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The source of a portal elsewhere, with that portal's own packages.
    exclude: { path: '^(dist|[.]cache|test-results|e2e/portal)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
