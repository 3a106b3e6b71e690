import { drawnTimeZone, ownTimeZone } from '@paadam/shared/domain';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whoever formats a moment on a page that the server may draw asks here, and hands the answer on: a formatter that finds the
 * zone by itself would write something else on the server than in the browser.
 *
 * @returns the IANA zone of the reader's device; while a drawn page is taken over, that in which it was drawn
 */
export const useOwnTimeZone = (): string => useSyncExternalStore(never, ownTimeZone, () => drawnTimeZone);
