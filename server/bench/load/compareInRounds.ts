import { median } from './quantile';

/** The same thing measured on our side and on the other. */
export interface Comparison {
  /** Median over the rounds of ours divided by theirs. */
  ratio: number;
  /** The lowest and the highest round. */
  spread: readonly [number, number];
  ours: number;
  theirs: number;
}

type Side = () => Promise<number>;

/**
 * Measures two sides in turns, once each before it counts. Whatever else the machine does in a round, it does to both
 * of them, so the ratios of the rounds say more than the ratio of two averages.
 */
export const compareInRounds = async (rounds: number, ours: Side, theirs: Side): Promise<Comparison> => {
  await ours();
  await theirs();
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Each side comes first as often as second.
    if (round % 2 === 0) pairs.push({ ours: await ours(), theirs: await theirs() });
    else {
      const first = await theirs();
      pairs.push({ theirs: first, ours: await ours() });
    }
  }
  return toComparison(pairs);
};

/** @param pairs the two figures of each round */
export const toComparison = (pairs: readonly { ours: number; theirs: number }[]): Comparison => {
  const ratios = pairs.map((pair) => pair.ours / pair.theirs);
  return {
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
  };
};
