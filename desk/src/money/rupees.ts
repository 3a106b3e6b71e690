import { readRupees } from '@paadam/shared/domain';

/** @param typed rupees, "600", "Rs. 1,200.50" @returns paise; undefined if nothing or no amount is typed */
export const paiseOf = (typed: string): number | undefined => {
  const paise = readRupees(typed) ?? 0;
  return paise > 0 && Number.isSafeInteger(paise) ? paise : undefined;
};
