import type { Problem } from '@paadam/shared/api';
import { limits } from '@paadam/shared/domain';
import { appendNew } from './appendNew';
import { dataOf, type Loadable, loaded, loadFailed, loading, notLoaded } from './loadable';
import { busy, done, failed, idle, type RequestState } from './request';

/** The pages so far of a list, as one. */
export interface Page<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** A list that comes page by page: what is there, and how the wish for more of it went. */
export interface Paged<P> {
  list: Loadable<P>;
  more: RequestState;
}

type AnyPage = Page<{ _id: string }>;

export const notPaged: Paged<never> = { list: notLoaded, more: idle };

/** The first page is asked for. What is there stays until it comes, so that a refresh does not blink. */
export const pageRequested = <P>(paged: Paged<P>): void => {
  paged.list = loading(paged.list);
  paged.more = idle;
};

export const pageLoaded = <P>(paged: Paged<P>, page: P): void => {
  paged.list = loaded(page);
};

export const pageFailed = <P>(paged: Paged<P>, problem: Problem): void => {
  paged.list = loadFailed(paged.list, problem);
};

export const moreRequested = <P extends AnyPage>(paged: Paged<P>): void => {
  if (dataOf(paged.list)?.nextCursor) paged.more = busy;
};

export const moreLoaded = <P extends AnyPage>(paged: Paged<P>, page: P): void => {
  paged.list = loaded({ ...page, rows: appendNew(dataOf(paged.list)?.rows ?? [], page.rows) });
  paged.more = done;
};

export const moreFailed = <P>(paged: Paged<P>, problem: Problem): void => {
  paged.more = failed(problem);
};

/** The screen was left: what was under way is given up, what is there stays for the next visit. */
export const pageLeft = <P>(paged: Paged<P>): void => {
  const page = dataOf(paged.list);
  paged.list = page === undefined ? notLoaded : loaded(page);
  paged.more = idle;
};

/** @returns how many rows to ask for, so that a refresh brings back as many as are there, where one page can */
export const rowsToAsk = (paged: Paged<Page<unknown>>): number => {
  const known = dataOf(paged.list)?.rows.length ?? 0;
  return Math.min(Math.max(known, limits.pageRows.standard), limits.pageRows.max);
};
