import { toComparison } from '../load/compareInRounds';
import { median } from '../load/quantile';
import type { VisitPair } from './measureFederation';
import type { Visit } from './visitHome';

/** One thing that federation may cost. */
interface Figure {
  title: string;
  of: (visit: Visit) => number;
  show: (value: number) => string;
  /** What is held against the bounds: how many times as much, how many more, or how many there are. */
  judge: 'ratio' | 'more' | 'count';
  /** At most; absent: it is shown and not held to anything. */
  aim?: number;
  floor?: number;
}

const bytesOf = ({ scripts }: Visit): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The federation runtime alone: the shell's first script, and the portal's entry. One bundle has nothing like it. */
const runtimeBytesOf = (visit: Visit): number =>
  bytesOf({
    ...visit,
    scripts: visit.scripts.filter(({ url }) => /\/(shell|remoteEntry)\.\w+\.js$/.test(url)),
  });

const inKilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const inMilliseconds = (ms: number) => `${ms.toFixed(0)} ms`;

const figures: readonly Figure[] = [
  {
    title: 'JavaScript, brotli',
    of: bytesOf,
    show: inKilobytes,
    judge: 'ratio',
    aim: 1.1,
    floor: 1.35,
  },
  { title: 'Requests', of: ({ requests }) => requests, show: String, judge: 'more', aim: 4, floor: 5 },
  { title: 'Depth to the hero', of: ({ depth }) => depth, show: String, judge: 'count', aim: 2, floor: 3 },
  { title: 'Hero', of: ({ hero }) => hero, show: inMilliseconds, judge: 'ratio' },
  {
    title: 'LCP',
    of: ({ largestPaint }) => largestPaint,
    show: inMilliseconds,
    judge: 'ratio',
    aim: 1,
    floor: 1.2,
  },
];

const resultOf = ({ judge, of }: Figure, pairs: readonly VisitPair[]): number => {
  const federated = median(pairs.map((pair) => of(pair.federated)));
  if (judge === 'count') return federated;
  if (judge === 'more') return federated - median(pairs.map((pair) => of(pair.bundled)));
  return toComparison(pairs.map((pair) => ({ ours: of(pair.federated), theirs: of(pair.bundled) }))).ratio;
};

/** Two decimals are what is shown, so they are what counts. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

const verdictOf = ({ aim, floor }: Figure, result: number) => {
  if (aim === undefined || floor === undefined) return null;
  if (rounded(result) <= aim) return 'aim met';
  return rounded(result) <= floor ? 'AIM MISSED' : 'FLOOR MISSED';
};

const showBound = ({ judge }: Figure, bound: number | undefined): string => {
  if (bound === undefined) return '';
  if (judge === 'ratio') return bound.toFixed(2);
  return judge === 'more' ? `+${bound}` : String(bound);
};

const widths = [20, 11, 11, 8, 8, 8];
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(widths[index] ?? 0))).join('');

/**
 * @returns the table of what federation costs, medians over the visits, and the worst of its verdicts
 */
export const reportFederation = (
  pairs: readonly VisitPair[],
): { lines: string[]; outcome: 'aim met' | 'aim missed' | 'floor missed' } => {
  const rows = figures.map((figure) => {
    const result = resultOf(figure, pairs);
    return { figure, result, verdict: verdictOf(figure, result) };
  });
  const lines = [
    row(['', 'federated', 'one bundle', '', 'aim', 'floor']),
    ...rows.map(({ figure, result, verdict }) =>
      [
        row([
          figure.title,
          figure.show(median(pairs.map(({ federated }) => figure.of(federated)))),
          figure.show(median(pairs.map(({ bundled }) => figure.of(bundled)))),
          showBound(figure, result),
          showBound(figure, figure.aim),
          showBound(figure, figure.floor),
        ]),
        verdict,
      ]
        .filter(Boolean)
        .join('  '),
    ),
    `Of the JavaScript, ${inKilobytes(median(pairs.map(({ federated }) => runtimeBytesOf(federated))))} are the runtime of federation.`,
  ];
  const verdicts = rows.map(({ verdict }) => verdict);
  const outcome = verdicts.includes('FLOOR MISSED')
    ? 'floor missed'
    : verdicts.includes('AIM MISSED')
      ? 'aim missed'
      : 'aim met';
  return { lines, outcome };
};
