type Tables = Record<string, unknown[]>;

/**
 * @param name of a namespace in one build
 * @returns the texts that a file in another language than English has brought, by their numbers; that may come later
 */
export const table = (name: string): unknown[] => {
  const tables = globalThis as { paadamWords?: Tables };
  tables.paadamWords ??= {};
  tables.paadamWords[name] ??= [];
  return tables.paadamWords[name];
};
