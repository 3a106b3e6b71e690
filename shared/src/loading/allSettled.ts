import type { Loadable } from '@paadam/shared/state';

/** @returns whether enough is known of each list of a screen to show it: its rows, or that they could not be had */
export const allSettled = (lists: readonly { list: Loadable<unknown> }[]): boolean =>
  lists.every(({ list }) => list.data !== undefined || list.status === 'failed');
