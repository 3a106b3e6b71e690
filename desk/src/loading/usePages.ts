import { type Problem, problemOf } from '@paadam/shared/api';
import { useState } from 'react';
import { useLoad } from './useLoad';

interface Page<Row> {
  data: Row[];
  nextCursor: string | null;
}

/** A list that comes page by page. */
export interface Pages<Row> {
  rows: Row[] | null;
  problem: Problem | null;
  isBusy: boolean;
  reload: () => void;
  /** Undefined: there is no more. */
  more: { load: () => void; isBusy: boolean; problem: Problem | null } | undefined;
}

/** @param key as for `useLoad` @param fetchPage the first page, or the one after a cursor */
export const usePages = <Row>(
  key: string | null,
  fetchPage: (cursor?: string) => Promise<Page<Row>>,
): Pages<Row> => {
  const [later, setLater] = useState<{ of: unknown; page: Page<Row> } | null>(null);
  const [moreState, setMoreState] = useState<{ isBusy: boolean; problem: Problem | null }>({
    isBusy: false,
    problem: null,
  });
  const { data: first, problem, isBusy, reload } = useLoad(key, () => fetchPage());
  // What was added belongs to one first page; another one begins anew.
  const added = later && later.of === first ? later.page : null;
  const rows = first && [...first.data, ...(added?.data ?? [])];
  const cursor = added ? added.nextCursor : first?.nextCursor;

  const load = async () => {
    setMoreState({ isBusy: true, problem: null });
    try {
      const page = await fetchPage(cursor ?? undefined);
      setLater({ of: first, page: { ...page, data: [...(added?.data ?? []), ...page.data] } });
      setMoreState({ isBusy: false, problem: null });
    } catch (error) {
      setMoreState({ isBusy: false, problem: problemOf(error) });
    }
  };
  return {
    rows,
    problem,
    isBusy,
    reload,
    more: cursor ? { ...moreState, load: () => void load() } : undefined,
  };
};
