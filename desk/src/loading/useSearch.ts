import { useSearchParams } from '@paadam/shared/router';

/** What a list is asked for, as the page's address says it. */
export interface Search<Status extends string> {
  text: string;
  /** Undefined: all of them. */
  status: Status | undefined;
  /** Another one for each question. */
  key: string;
  /** The same as calls of the desk take it. */
  query: { search?: string; status?: Status };
  /** @returns whether it is another question than before */
  ask: (text: string, status: Status | '') => boolean;
}

/** @param statuses what the list may be narrowed down to */
export const useSearch = <Status extends string>(statuses: readonly Status[]): Search<Status> => {
  const [params, setParams] = useSearchParams();
  const text = params.get('q') ?? '';
  const status = statuses.find((one) => one === params.get('status'));
  return {
    text,
    status,
    key: `${status} ${text}`,
    query: { ...(text && { search: text }), ...(status && { status }) },
    ask: (typed, chosen) => {
      const wanted = typed.trim();
      if (wanted === text && chosen === (status ?? '')) return false;
      setParams({ ...(wanted && { q: wanted }), ...(chosen && { status: chosen }) });
      return true;
    },
  };
};
