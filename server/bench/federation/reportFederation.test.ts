import { reportFederation } from './reportFederation';
import type { Visit } from './visitHome';

const visit = (changes: Partial<Visit> & { bytes?: number } = {}): Visit => {
  const { bytes = 100_000, ...others } = changes;
  return {
    scripts: [{ url: '/shell/1.0.0/shell.0123abcd.js', bytes }],
    requests: 4,
    depth: 2,
    hero: 1_000,
    largestPaint: 1_000,
    ...others,
  };
};

const outcomeOf = (changes: Parameters<typeof visit>[0]) =>
  reportFederation([{ federated: visit(changes), bundled: visit() }]);

it('meets every aim where federation costs nothing', () => {
  expect(outcomeOf({}).outcome).toBe('aim met');
});

it.each([
  ['bytes', { bytes: 120_000 }, { bytes: 136_000 }],
  ['requests', { requests: 9 }, { requests: 10 }],
  ['depth', { depth: 3 }, { depth: 4 }],
  ['LCP', { largestPaint: 1_150 }, { largestPaint: 1_210 }],
])('tells an aim that %s miss from a floor', (_, above, below) => {
  expect(outcomeOf(above).outcome).toBe('aim missed');
  expect(outcomeOf(below).outcome).toBe('floor missed');
});

it('judges each round by itself, so that a slow moment of the machine is not taken for federation', () => {
  const late = () => visit({ largestPaint: 9_000 });
  const rounds = [
    { federated: late(), bundled: late() },
    { federated: visit(), bundled: visit() },
    // The medians of each side by itself are now nine to one.
    { federated: late(), bundled: visit() },
  ];
  expect(reportFederation(rounds).outcome).toBe('aim met');
});

it('says of a figure what it is held to, and what it came to', () => {
  const { lines } = outcomeOf({ bytes: 140_000 });
  expect(lines[1]).toMatch(/^JavaScript, brotli +140\.0 kB +100\.0 kB +1\.40 +1\.10 +1\.35 {2}FLOOR MISSED$/);
  expect(lines.at(-1)).toContain('140.0 kB are the runtime of federation');
});
