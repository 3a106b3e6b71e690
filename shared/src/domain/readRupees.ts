import { readSigns } from './text';

/** As people write the currency before or behind a sum, in the languages of the site; "/-" ends a sum on Indian bills. */
const currency = '(?:₹|rs\\.?|inr|rupees?|ரூ\\.?|ரூபாய்|रु\\.?|रू\\.?|रुपये|रुपए)';
const around = new RegExp(`^${currency}\\s*|(?:\\s*(?:/[-=]|${currency}|only))+$`, 'giu');

/** Groups of India, of two after the last three, and of others, of three; by commas or by blanks. */
const grouped =
  /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d{1,2}(?: \d{2})* \d{3}|\d{1,3}(?: \d{3})+)(?:\.\d{1,2})?$/;
const plain = /^\d+(?:\.\d{1,2})?$/;

/**
 * A sum as a person types it: "500", "₹1,250.50", "Rs. 500/-", "10,00,000", "௫௦௦".
 *
 * @returns paise; null where nothing is typed; NaN where it is no sum, or could be more than one: of "1250,50" and "50,5"
 *   nobody knows whether the comma parts paise or was put in the wrong place, "5e3" and "500-800" are no sum
 */
export const readRupees = (typed: string): number | null => {
  const text = readSigns(typed).replace(/٫/g, '.').replace(/٬/g, ',');
  if (text === '') return null;
  const sum = text.replace(around, '').trim();
  if (!plain.test(sum) && !grouped.test(sum)) return Number.NaN;
  const [rupees = '', paise = ''] = sum.replace(/[, ]/g, '').split('.');
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
};

/** @returns the sum as `readRupees`, in rupees; NaN as well where it is not of whole rupees */
export const readWholeRupees = (typed: string): number | null => {
  const paise = readRupees(typed);
  if (paise === null) return null;
  return paise % 100 === 0 ? paise / 100 : Number.NaN;
};
