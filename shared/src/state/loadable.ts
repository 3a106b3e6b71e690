import type { Problem } from '@paadam/shared/api';

/** Data that is fetched. While a refresh runs, or after one failed, the last data stay where there are any. */
export type Loadable<T> =
  | { status: 'idle'; data?: undefined }
  | { status: 'loading'; data?: T | undefined }
  | { status: 'loaded'; data: T }
  | { status: 'failed'; problem: Problem; data?: T | undefined };

type Before<T> = { data?: T | undefined };

export const notLoaded: Loadable<never> = { status: 'idle' };

/** @returns the data, where there are any, fresh or not */
export const dataOf = <T>(loadable: Before<T>): T | undefined => loadable.data;

export const loading = <T>({ data }: Before<T>): Loadable<T> => ({ status: 'loading', data });
export const loaded = <T>(data: T): Loadable<T> => ({ status: 'loaded', data });
export const loadFailed = <T>({ data }: Before<T>, problem: Problem): Loadable<T> => ({
  status: 'failed',
  problem,
  data,
});
