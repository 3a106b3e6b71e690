import { type Problem, problemOf } from '@paadam/shared/api';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What a screen has of what it shows. On a failure, and while it is fetched anew, what was there stays. */
export interface Load<T> {
  data: T | null;
  problem: Problem | null;
  isBusy: boolean;
  reload: () => void;
}

/**
 * Loads when the screen opens, and whenever `key` changes, which starts empty again.
 *
 * @param key null: there is nothing to load yet
 */
export const useLoad = <T>(key: string | null, fetch: () => Promise<T>): Load<T> => {
  const [{ data, problem, isBusy }, set] = useState<Omit<Load<T>, 'reload'>>({
    data: null,
    problem: null,
    isBusy: key !== null,
  });
  const latest = useRef(fetch);
  latest.current = fetch;
  const round = useRef(0);

  const load = useCallback(async () => {
    round.current += 1;
    const own = round.current;
    set((known) => ({ ...known, problem: null, isBusy: true }));
    try {
      const found = await latest.current();
      if (own === round.current) set({ data: found, problem: null, isBusy: false });
    } catch (error) {
      if (own === round.current) set((known) => ({ ...known, problem: problemOf(error), isBusy: false }));
    }
  }, []);

  useEffect(() => {
    round.current += 1;
    set({ data: null, problem: null, isBusy: key !== null });
    if (key !== null) void load();
    return () => {
      round.current += 1;
    };
  }, [key, load]);

  return { data, problem, isBusy, reload: () => void load() };
};
