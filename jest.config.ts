/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.(m|c)?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that ship ES modules only; Jest runs CommonJS, so these are transformed as our own code is. */
const esModulePackages = [
  'msw',
  '@mswjs',
  '@bundled-es-modules',
  '@open-draft',
  'until-async',
  'rettime',
  'outvariant',
  'strict-event-emitter',
  'headers-polyfill',
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
];
const transformIgnorePatterns = [`/node_modules/(?!(${esModulePackages.join('|')})/)`];

const browser = (name: string): Config => ({
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  testEnvironment: `${__dirname}/shared/src/testing/jsdomEnvironment.ts`,
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: [`${__dirname}/shared/src/testing/setupBrowserTests.ts`],
  moduleNameMapper: { '\\.(svg|woff2|webp)$': `${__dirname}/shared/src/testing/fileStub.ts` },
  transform,
  transformIgnorePatterns,
});

const config: Config = {
  // Jest leaves one core to whoever sits at the machine: of two, that is half.
  maxWorkers: '100%',
  projects: [
    browser('shared'),
    browser('shell'),
    browser('mf-public'),
    browser('mf-tutor'),
    browser('mf-student'),
    browser('mf-parent'),
    {
      displayName: 'server',
      rootDir: `${__dirname}/server`,
      testMatch: ['<rootDir>/{src,bench}/**/*.test.ts'],
      testEnvironment: 'node',
      globalSetup: '<rootDir>/src/testing/startDatabase.ts',
      globalTeardown: '<rootDir>/src/testing/stopDatabase.ts',
      transform,
      transformIgnorePatterns,
    },
  ],
};

export default config;
