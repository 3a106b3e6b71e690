import { percentOf } from '@paadam/shared/domain';

/** Percent of GST in what the house charges: services of an intermediary. */
export const gstPercent = 18;

/**
 * @param amount paise that are a lesson's
 * @param isTaxed whether the house has a GSTIN, so that its commission has the tax in it
 * @returns whole paise for the tutor, the house and the tax office, which together are the amount
 */
export const splitPrice = (
  amount: number,
  { commissionPercent, isTaxed }: { commissionPercent: number; isTaxed: boolean },
): { tutor: number; commission: number; gst: number } => {
  const charged = percentOf(amount, commissionPercent);
  const commission = isTaxed ? Math.round((charged * 100) / (100 + gstPercent)) : charged;
  return { tutor: amount - charged, commission, gst: charged - commission };
};
