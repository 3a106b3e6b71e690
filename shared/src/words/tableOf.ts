type Tables = Record<string, unknown[]>;

/**
 * @param build its name and version
 * @returns what a file in another language than English has brought for that build, by the messages' numbers; it may come later
 */
export const tableOf = (build: string): unknown[] => {
  const everywhere = globalThis as { paadamWords?: Tables };
  everywhere.paadamWords ??= {};
  everywhere.paadamWords[build] ??= [];
  return everywhere.paadamWords[build];
};
