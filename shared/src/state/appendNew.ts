/**
 * Puts a further page below a list. A row that moved to the later page while the first was read is not shown twice.
 *
 * @returns the known rows and, after them, those of the page that were not known
 */
export const appendNew = <Row extends { _id: string }>(
  known: readonly Row[],
  page: readonly Row[],
): Row[] => {
  const ids = new Set(known.map(({ _id }) => _id));
  return [...known, ...page.filter(({ _id }) => !ids.has(_id))];
};
