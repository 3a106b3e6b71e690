import { readSigns } from './text';

/** Currency marks before or after an amount, in the languages of the site; "/-" ends an amount on Indian bills. */
const currency = '(?:₹|rs\\.?|inr|rupees?|ரூ\\.?|ரூபாய்|रु\\.?|रू\\.?|रुपये|रुपए)';
const around = new RegExp(`^${currency}\\s*|(?:\\s*(?:/[-=]|${currency}|only))+$`, 'giu');

/** Amounts grouped as in India (two digits, then the last three) or elsewhere (three digits), by commas or spaces. */
const grouped =
  /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d{1,2}(?: \d{2})* \d{3}|\d{1,3}(?: \d{3})+)(?:\.\d{1,2})?$/;
const plain = /^\d+(?:\.\d{1,2})?$/;

/**
 * Reads an amount as people type it: "500", "₹1,250.50", "Rs. 500/-", "10,00,000", "௫௦௦".
 *
 * @returns paise; null if nothing is typed; NaN if the text is no amount ("5e3", "500-800") or is ambiguous: in "1250,50" and "50,5" the
 *   comma may separate paise or be misplaced
 */
export const readRupees = (typed: string): number | null => {
  const text = readSigns(typed).replace(/٫/g, '.').replace(/٬/g, ',');
  if (text === '') return null;
  const sum = text.replace(around, '').trim();
  if (!plain.test(sum) && !grouped.test(sum)) return Number.NaN;
  const [rupees = '', paise = ''] = sum.replace(/[, ]/g, '').split('.');
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
};

/** @returns as `readRupees`, but in rupees; NaN also for an amount with paise */
export const readWholeRupees = (typed: string): number | null => {
  const paise = readRupees(typed);
  if (paise === null) return null;
  return paise % 100 === 0 ? paise / 100 : Number.NaN;
};
