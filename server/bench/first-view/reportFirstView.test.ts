import type { FirstView, Round } from './measureFirstView';
import { reportFirstView } from './reportFirstView';
import { withoutScripts } from './serveCopy';
import type { PageVisit } from './visitPage';

const visit = (changes: Partial<PageVisit> = {}): PageVisit => ({
  scriptBytes: 170 * 1_024,
  requests: 12,
  calls: 0,
  firstPaint: 700,
  largestPaint: 800,
  layoutShift: 0,
  longestTask: 200,
  longestTaskAfterPaint: 90,
  ...changes,
});
const round = (home: Partial<PageVisit> = {}): Round => ({
  drawn: { home: visit(home), tutors: visit(), tutor: visit() },
  copy: { home: visit(), tutors: visit(), tutor: visit() },
  ballast: { home: visit({ largestPaint: 800, ...home }), tutors: visit(), tutor: visit() },
  bundle: visit(),
  client: visit(),
});
const served = { ratio: 2.5, spread: [2, 3] as const, ours: 2_500, theirs: 1_000 };
const outcomeOf = (changes: Partial<FirstView>) =>
  reportFirstView({ rounds: [round()], served, ...changes }).outcome;

it('meets every aim where a drawn page is as a file, and its scripts are few', () => {
  expect(outcomeOf({})).toBe('aim met');
});

it.each([
  ['LCP', { largestPaint: 836 }, { largestPaint: 1_000 }],
  ['JavaScript', { scriptBytes: 190 * 1_024 }, { scriptBytes: 201 * 1_024 }],
  ['requests', { requests: 14 }, { requests: 15 }],
  ['a long task', { longestTaskAfterPaint: 150 }, { longestTaskAfterPaint: 170 }],
])('tells an aim that %s miss from a floor', (_, above, below) => {
  expect(outcomeOf({ rounds: [round(above)] })).toBe('aim missed');
  expect(outcomeOf({ rounds: [round(below)] })).toBe('floor missed');
});

it('takes a call of the API, or a page that moves, for a fault', () => {
  expect(outcomeOf({ rounds: [round({ calls: 1 })] })).toBe('floor missed');
  expect(outcomeOf({ rounds: [round({ layoutShift: 0.02 })] })).toBe('floor missed');
});

it('wants more pages from the cache than empty documents', () => {
  expect(outcomeOf({ served: { ...served, ratio: 1.6 } })).toBe('aim missed');
  expect(outcomeOf({ served: { ...served, ratio: 1.4 } })).toBe('floor missed');
});

it('takes from a page what runs, and nothing else', () => {
  const head = '<link rel="preload" as="font" href="/f.woff2"><link rel="preload" as="script" href="/a.js">';
  const body = '<h1>Paadam</h1><script type="application/json">{}</script><script src="/a.js"></script>';
  expect(withoutScripts(head + body)).toBe('<link rel="preload" as="font" href="/f.woff2"><h1>Paadam</h1>');
});
