import { allSpecs, shortSpecs, sweeps } from './specs.mjs';

test('each browser test runs in one of the two commands', () => {
  const all = allSpecs();
  expect(all.length).toBeGreaterThan(40);
  expect(sweeps.filter((name) => !all.includes(name))).toEqual([]);
  expect([...shortSpecs(), ...sweeps].sort()).toEqual([...all].sort());
});

test('what people do runs in npm test', () => {
  expect(shortSpecs()).toEqual(
    expect.arrayContaining(['main-job', 'payments', 'lesson-room', 'two-tabs', 'failures']),
  );
});
