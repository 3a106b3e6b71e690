import { satisfies } from 'semver';
import { satisfy } from '../../../scripts/build/federation/satisfy.mjs';

const versions = [
  '0.0.3',
  '0.3.1',
  '1.0.0',
  '1.2.3',
  '2.0.0',
  '2.1.0',
  '2.2.1',
  '10.0.0',
  '19.3.1',
  '19.0.0-rc.1',
];
const ranges = [
  '^1.0.0',
  '^2.1.0',
  '^2',
  '^0.3.0',
  '^0.0.3',
  '^19.0.0',
  '~2.1.0',
  '~2',
  '2.0.0',
  '=2.0.0',
  '2.1',
  '1.x',
  '>=2.0.0',
  '>= 1.0.0',
  '<=2.2.0',
  '<3',
  '>1.2.3 <3',
  '^1.2.0 || ^2.2.0',
  '*',
  '',
];

test.each(ranges)('versions fit %p as npm has it', (range) => {
  for (const version of versions) {
    expect([version, satisfy(version, range)]).toEqual([
      version,
      satisfies(version, range, { includePrerelease: true }),
    ]);
  }
});

test('nothing fits a range of another form', () => {
  expect(satisfy('2.0.0', 'latest')).toBe(false);
});
