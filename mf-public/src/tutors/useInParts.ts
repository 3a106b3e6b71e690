import { startTransition, useEffect, useState } from 'react';

const all = Number.POSITIVE_INFINITY;

/**
 * Lets a list that has just come appear part by part, each prepared in pieces: a dozen cards at once keep a phone busy
 * for longer than a tap should wait. Once all are shown, what is added is shown at once.
 *
 * @param total how many there are
 * @param part how many more each time; null: all of them from the first
 * @returns how many to show; 0 at the very first
 */
export const useInParts = (total: number, part: number | null): number => {
  const [shown, setShown] = useState(part === null ? all : 0);
  useEffect(() => {
    if (shown === all || part === null) return;
    startTransition(() => setShown(shown + part < total ? shown + part : all));
  }, [shown, total, part]);
  return shown;
};
