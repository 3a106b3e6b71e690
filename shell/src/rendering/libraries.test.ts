/** @jest-environment node */
import { join } from 'node:path';
import { libraries } from './libraries';

test('a portal’s page is drawn with everything that the table of shared dependencies promises', () => {
  const { sharedDependencies } = require(join(__dirname, '../../../webpack.shared.js')) as {
    sharedDependencies(): Record<string, unknown>;
  };
  expect(Object.keys(libraries).sort()).toEqual(Object.keys(sharedDependencies()).sort());
});
