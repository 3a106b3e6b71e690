import type { Page } from '@paadam/shared/state';

/**
 * @param shown how many of the page's rows are on the screen
 * @returns how many there are, "20+" where there are more; nothing for none
 */
export const countOf = (shown: number, page: Page<unknown> | undefined): string | undefined =>
  shown === 0 ? undefined : `${shown}${page?.nextCursor ? '+' : ''}`;
