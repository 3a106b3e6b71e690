import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allSpecs, shortSpecs, sweeps, sweepUnits } from './specs.mjs';

test('each browser test runs in one of the two commands', () => {
  const all = allSpecs();
  expect(all.length).toBeGreaterThan(40);
  expect(sweeps.filter((name) => !all.includes(name))).toEqual([]);
  expect([...shortSpecs(), ...sweeps].sort()).toEqual([...all].sort());
});

test('each file of Jest that npm test leaves out is there', () => {
  const root = join(__dirname, '../..');
  expect(sweepUnits.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('what people do runs in npm test', () => {
  expect(shortSpecs()).toEqual(
    expect.arrayContaining(['main-job', 'payments', 'lesson-room', 'two-tabs', 'failures']),
  );
});
