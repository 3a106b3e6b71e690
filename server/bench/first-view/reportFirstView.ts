import { median } from '../load/quantile';
import { type FirstView, pageNames, type Round } from './measureFirstView';
import type { PageVisit } from './visitPage';

/** One thing that a first view is held to. */
interface Figure {
  title: string;
  /** The figure of a round: a ratio of two of its visits, or what was counted. */
  of: (round: Round) => number;
  /** The two that a ratio is made of, as they are shown. */
  sides?: readonly [(round: Round) => number, (round: Round) => number];
  show: (value: number) => string;
  better: 'lower' | 'higher';
  aim: number;
  floor: number;
}

type Outcome = 'aim met' | 'aim missed' | 'floor missed';

const inKibibytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KiB`;
const inMilliseconds = (ms: number) => `${ms.toFixed(0)} ms`;

const ratio = (
  title: string,
  [ours, theirs]: readonly [(round: Round) => number, (round: Round) => number],
  show: (value: number) => string,
  [aim, floor]: readonly [number, number],
): Figure => ({
  title,
  of: (round) => ours(round) / theirs(round),
  sides: [ours, theirs],
  show,
  better: 'lower',
  aim,
  floor,
});

const count = (
  title: string,
  of: (visit: PageVisit) => number,
  show: (value: number) => string,
  [aim, floor]: readonly [number, number],
): Figure => ({ title, of: ({ drawn }) => of(drawn.home), show, better: 'lower', aim, floor });

const figures: readonly Figure[] = [
  ...pageNames.map((name) =>
    ratio(
      `LCP of ${name}, drawn ÷ file`,
      [({ drawn }) => drawn[name].largestPaint, ({ copy }) => copy[name].largestPaint],
      inMilliseconds,
      [1.05, 1.2],
    ),
  ),
  ratio(
    'LCP of home, federated ÷ one bundle',
    [({ drawn }) => drawn.home.largestPaint, ({ bundle }) => bundle.largestPaint],
    inMilliseconds,
    [1, 1.05],
  ),
  ...pageNames.map((name) =>
    ratio(
      `LCP of ${name}, 100 KiB more ÷ as it is`,
      [({ ballast }) => ballast[name].largestPaint, ({ drawn }) => drawn[name].largestPaint],
      inMilliseconds,
      [1.05, 1.05],
    ),
  ),
  // What published libraries cost (decision 0121). No page waits for them to be painted.
  count('JavaScript of home, brotli', ({ scriptBytes }) => scriptBytes, inKibibytes, [
    180 * 1_024,
    200 * 1_024,
  ]),
  count('Requests of home', ({ requests }) => requests, String, [12, 14]),
  ratio(
    'JavaScript, federated ÷ one bundle',
    [({ drawn }) => drawn.home.scriptBytes, ({ bundle }) => bundle.scriptBytes],
    inKibibytes,
    [1.1, 1.24],
  ),
  ratio(
    'Longest task after paint ÷ client’s',
    [({ drawn }) => drawn.home.longestTaskAfterPaint, ({ client }) => client.longestTask],
    inMilliseconds,
    [0.5, 0.8],
  ),
  ...pageNames.map(
    (name): Figure => ({
      title: `Calls after ${name}`,
      of: ({ drawn }) => drawn[name].calls,
      show: String,
      better: 'lower',
      aim: 0,
      floor: 0,
    }),
  ),
  ...pageNames.map(
    (name): Figure => ({
      title: `Layout shift of ${name}`,
      of: ({ drawn }) => drawn[name].layoutShift,
      show: (value) => value.toFixed(3),
      better: 'lower',
      aim: 0,
      floor: 0,
    }),
  ),
];

/** Two decimals are what is shown, so they are what counts. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

const verdictOf = (
  result: number,
  { aim, floor, better }: Pick<Figure, 'aim' | 'floor' | 'better'>,
): Outcome => {
  const meets = (bound: number) => (better === 'lower' ? rounded(result) <= bound : rounded(result) >= bound);
  if (meets(aim)) return 'aim met';
  return meets(floor) ? 'aim missed' : 'floor missed';
};

const inWords = (outcome: Outcome) => (outcome === 'aim met' ? outcome : outcome.toUpperCase());

const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(38) : cell.padStart(11))).join('');

/** @returns the table of what a first view takes, medians of the rounds, and the worst of its verdicts */
export const reportFirstView = ({ rounds, served }: FirstView): { lines: string[]; outcome: Outcome } => {
  const medianOf = (of: (round: Round) => number) => median(rounds.map(of));
  const found = figures.map((figure) => {
    const { title, sides, show, aim, floor } = figure;
    const result = medianOf(figure.of);
    const verdict = verdictOf(result, figure);
    const inTwo = (value: number) => value.toFixed(2);
    const cells = sides
      ? [...sides.map((side) => show(medianOf(side))), inTwo(result), inTwo(aim), inTwo(floor)]
      : [show(result), '', '', show(aim), show(floor)];
    return { verdict, line: `${row([title, ...cells])}  ${inWords(verdict)}` };
  });
  const goal = { aim: 2, floor: 1.5, better: 'higher' } as const;
  const verdict = verdictOf(served.ratio, goal);
  const cells = [`${served.ours.toFixed(0)}/s`, `${served.theirs.toFixed(0)}/s`, served.ratio.toFixed(2)];
  const line = `${row(['Pages kept ÷ empty documents', ...cells, '2.00', '1.50'])}  ${inWords(verdict)}`;
  const verdicts = [...found, { verdict }].map((one) => one.verdict);
  return {
    lines: [row(['', 'ours', 'theirs', '', 'aim', 'floor']), ...found.map((one) => one.line), line],
    outcome: verdicts.includes('floor missed')
      ? 'floor missed'
      : verdicts.includes('aim missed')
        ? 'aim missed'
        : 'aim met',
  };
};
