/**
 * The price of a lesson, fixed when it is booked.
 *
 * @param hourlyRate whole rupees an hour
 * @param minutes length of the lesson
 * @returns paise, rounded half up to a whole paisa
 */
export const priceOf = (hourlyRate: number, minutes: number): number =>
  Math.round((hourlyRate * 100 * minutes) / 60);

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * @param paise an amount in paise
 * @returns the amount in rupees with Indian grouping, "₹1,23,456" or "₹1,23,456.50" where there are paise
 */
export const formatPaise = (paise: number): string => rupees.format(paise / 100);

/** @param amount whole rupees @returns the amount with Indian grouping, "₹1,23,456" */
export const formatRupees = (amount: number): string => rupees.format(amount);
