import { drawnTimeZone, keepsIndianTime, shownTimeZone } from '@paadam/shared/domain';
import { useOnceTakenOver } from './useOnceTakenOver';

/**
 * The person who formats a moment on a page that the server may draw asks here, and hands the answer on: a formatter that finds the
 * zone by itself would write something else on the server than in the browser.
 *
 * @returns the IANA zone of the reader's device, or India's where its clock is the same; while a drawn page is taken over, that in
 *   which it was drawn
 */
export const useOwnTimeZone = (): string => useOnceTakenOver(drawnTimeZone, shownTimeZone, keepsIndianTime);
