/**
 * The price of a lesson, fixed when it is booked.
 *
 * @param hourlyRate whole rupees an hour
 * @param minutes length of the lesson
 * @returns paise, rounded half up to a whole paisa
 */
export const priceOf = (hourlyRate: number, minutes: number): number =>
  Math.round((hourlyRate * 100 * minutes) / 60);

/**
 * A whole number with Indian grouping, "1,23,456". By hand: the first of the runtime's own number formats costs a phone
 * a tenth of a second, before the first page that names a price is there.
 */
export const formatCount = (count: number): string => String(count).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

/**
 * @param paise an amount in paise
 * @returns the amount in rupees with Indian grouping, "₹1,23,456" or "₹1,23,456.50" where there are paise
 */
export const formatPaise = (paise: number): string => {
  const whole = Math.round(Math.abs(paise));
  const rest = whole % 100;
  const rupees = `₹${formatCount((whole - rest) / 100)}`;
  return (paise < 0 && whole > 0 ? '-' : '') + rupees + (rest > 0 ? `.${String(rest).padStart(2, '0')}` : '');
};

/** @param amount whole rupees @returns the amount with Indian grouping, "₹1,23,456" */
export const formatRupees = (amount: number): string => formatPaise(amount * 100);
