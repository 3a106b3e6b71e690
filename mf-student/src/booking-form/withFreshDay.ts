import type { Slot } from '@paadam/shared/contract';

/** The times that came with a refusal: those still free on the tutor's day of the refused time. */
export interface FreshDay {
  /** ISO instant of the refused start. */
  refused: string;
  slots: readonly Slot[];
}

/**
 * Puts the fresh times of one day in the place of what was known of it.
 *
 * @param timeZone the tutor's, whose day it is
 * @returns all slots, in order
 */
export const withFreshDay = (
  known: readonly Slot[],
  { refused, slots }: FreshDay,
  timeZone: string,
): Slot[] => {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  const dayOf = (instant: string) => days.format(new Date(instant));
  const day = dayOf(refused);
  return [...known.filter(({ dateTime }) => dayOf(dateTime) !== day), ...slots].sort(
    (one, other) => Date.parse(one.dateTime) - Date.parse(other.dateTime),
  );
};
