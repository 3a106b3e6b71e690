/** Listeners of one thing. */
export interface Hearers<Args extends unknown[]> {
  /** @returns ends the listening */
  add(hearer: (...args: Args) => void): () => void;
  tell(...args: Args): void;
}

export const createHearers = <Args extends unknown[]>(): Hearers<Args> => {
  const hearers = new Set<(...args: Args) => void>();
  return {
    add: (hearer) => {
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
    tell: (...args) => {
      for (const hearer of [...hearers]) hearer(...args);
    },
  };
};
