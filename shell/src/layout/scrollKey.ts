interface Entry {
  /** Of the document that was opened at this entry. */
  document?: string;
}

/**
 * To the router the entry that a document was opened at is "default", in every document alike: a page opened by its
 * address would begin where the one before was left. Called before the router starts, this gives the entry a name.
 */
export const nameFirstEntry = (): void => {
  const { state } = history;
  if (state?.key || state?.usr?.document) return;
  const usr: Entry = { ...state?.usr, document: String(performance.timeOrigin) };
  history.replaceState({ ...state, usr }, '');
};

/** @returns under what to remember how far a page was scrolled: each entry of the history by itself */
export const scrollKey = (location: { key: string; state: Entry | null }): string =>
  location.state?.document ?? location.key;
