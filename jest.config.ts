/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const swcOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const transform: Config['transform'] = {
  '[\\\\/]src[\\\\/]messages[\\\\/][\\w-]+\\.ts$': [
    `${__dirname}/scripts/words/jestTransform.mjs`,
    swcOptions,
  ],
  '^.+\\.(m|c)?[jt]sx?$': ['@swc/jest', swcOptions],
};

/** Packages that ship ES modules only; Jest runs CommonJS, so these are transformed as our own code is. */
const esModulePackages = [
  'ical.js',
  'msw',
  '@mswjs',
  '@bundled-es-modules',
  '@open-draft',
  'until-async',
  'rettime',
  'outvariant',
  'strict-event-emitter',
  'headers-polyfill',
  'p-limit',
  'qr',
  'typebox',
  'uuidv7',
  '@fastify',
  'cookie',
  'light-my-request',
  'content-disposition',
  'postal-mime',
  'temporal-polyfill',
  'temporal-spec',
  'temporal-utils',
  'yocto-queue',
];
const transformIgnorePatterns = [`/node_modules/(?!(${esModulePackages.join('|')})/)`];

/** The files that builds for browsers take of a package whose own choice is another in Jest. */
const bundled = {
  '^axios$': `${__dirname}/node_modules/axios/dist/browser/axios.cjs`,
};

const { features }: { features: string[] } = require('./features/order.cjs');
const testing = `${__dirname}/shared/src/testing`;
const clientWorkspaces = [
  'shared',
  ...features.map((name) => `features/${name}`),
  'shell',
  'mf-public',
  'mf-tutor',
  'mf-student',
  'mf-parent',
  'desk',
];

const clientTests: Config = {
  moduleNameMapper: {
    ...bundled,
    '\\.(svg|woff2|webp)$': `${testing}/fileStub.ts`,
    // msw brings a whole GraphQL parser, which would be read anew for each file of tests.
    '^graphql$': `${testing}/fileStub.ts`,
  },
  transform,
  transformIgnorePatterns,
};

/** Tests in a DOM: `*.test.tsx` and `*.dom.test.ts`. */
const browser = (name: string): Config => ({
  ...clientTests,
  displayName: name.replace('features/', ''),
  rootDir: `${__dirname}/${name}`,
  testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.dom.test.ts'],
  testEnvironment: `${testing}/jsdomEnvironment.ts`,
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: [`${testing}/setupBrowserTests.ts`],
  // As in production, styles go in rule by rule. As text, jsdom would read the whole sheet again for each of them.
  globals: { SC_DISABLE_SPEEDY: false, __BUILD__: 'tests' },
});

/** Tests of what needs no DOM, of the scripts and of every workspace that browsers run: all other `*.test.ts`. */
const withoutDom: Config = {
  ...clientTests,
  displayName: 'node',
  rootDir: __dirname,
  roots: ['<rootDir>/scripts', ...clientWorkspaces.map((name) => `<rootDir>/${name}/src`)],
  testMatch: ['**/*.test.ts', '!**/*.dom.test.ts'],
  testEnvironment: `${testing}/nodeEnvironment.ts`,
  testEnvironmentOptions: { customExportConditions: [''] },
  globals: { __BUILD__: 'tests' },
};

const config: Config = {
  // A test of the server waits for PostgreSQL, which runs beside it: half a worker more for each core keeps the cores busy.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // The first page of a file waits until its code is compiled, which takes long on a loaded machine.
  testTimeout: 60_000,
  projects: [
    withoutDom,
    ...clientWorkspaces.map(browser),
    {
      displayName: 'server',
      rootDir: `${__dirname}/server`,
      testMatch: ['<rootDir>/{src,bench,hard}/**/*.test.ts'],
      testEnvironment: `${testing}/nodeEnvironment.ts`,
      setupFiles: ['<rootDir>/src/development/testing/cheapPasswords.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/development/testing/refusalsInWords.ts'],
      globalSetup: '<rootDir>/src/development/testing/startDatabase.ts',
      globalTeardown: '<rootDir>/src/development/testing/stopDatabase.ts',
      transform,
      transformIgnorePatterns,
    },
  ],
};

export default config;
