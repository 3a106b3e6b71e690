import type { Page } from '@paadam/shared/state';

/**
 * @param shown how many of the page's rows are on the screen
 * @param overAll how many there are over all pages
 * @returns how many there are; nothing for none
 */
export const countOf = (
  shown: number,
  page: Page<unknown> | undefined,
  overAll?: number,
): string | undefined => (shown === 0 ? undefined : `${page?.nextCursor ? (overAll ?? `${shown}+`) : shown}`);
