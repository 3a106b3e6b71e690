/** One figure of a trial, with what it is held against. */
export interface Finding {
  what: string;
  figure: number;
  unit?: string;
  floor: number;
  aim?: number;
  better: 'higher' | 'lower';
  /**
   * What the figure is: a `count` of what must not happen, which holds at any size and on any machine; the `size` of the
   * trial; or a `time`, or a ratio of times or bytes, which says little in a short run or on a machine that does other things.
   */
  kind: 'count' | 'size' | 'time';
}

export const holds = ({ figure, floor, better }: Finding): boolean =>
  better === 'higher' ? figure >= floor : figure <= floor;

/** @returns a figure that must be nought */
export const none = (what: string, figure: number): Finding => ({
  what,
  figure,
  floor: 0,
  better: 'lower',
  kind: 'count',
});

/** @returns the size of the trial, which is at least its floor where the trial counts in full */
export const size = (what: string, figure: number, floor: number, aim: number): Finding => ({
  what,
  figure,
  floor,
  aim,
  better: 'higher',
  kind: 'size',
});

/** @returns a figure of at most the floor */
export const atMost = (what: string, figure: number, floor: number, unit: string, aim?: number): Finding => ({
  what,
  figure,
  floor,
  unit,
  better: 'lower',
  kind: 'time',
  ...(aim !== undefined && { aim }),
});

const round = (figure: number): string => (Number.isInteger(figure) ? String(figure) : figure.toFixed(2));

/** @returns one line: what it is, and the figure */
export const figureFor = ({ what, figure, unit = '' }: Finding): string =>
  `${what.padEnd(76)}${round(figure)}${unit}`;

/** @returns one line: the figure, what it is held against, and whether it holds */
export const lineFor = (finding: Finding): string => {
  const { unit = '', floor, aim, better } = finding;
  const sign = better === 'higher' ? '≥' : '≤';
  const aims = aim === undefined ? '' : `, aim ${sign} ${round(aim)}${unit}`;
  const meetsAim = aim === undefined || holds({ ...finding, floor: aim });
  const verdict = holds(finding) ? (meetsAim ? 'held' : 'held, aim missed') : 'FLOOR MISSED';
  return `${figureFor(finding)}  (floor ${sign} ${round(floor)}${unit}${aims}): ${verdict}`;
};
