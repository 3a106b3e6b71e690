import { type InvoiceTax, stateOf } from '@paadam/shared/domain';
import { gstPercent } from '../splitPrice';

/**
 * @param amount paise of GST
 * @param from, to codes of the states of who charges it and of who is charged
 * @returns the taxes that make it up, to the paisa: two halves within a state, one between two
 */
export const taxLines = (amount: number, { from, to }: { from: string; to: string }): InvoiceTax[] => {
  if (from !== to) return [{ name: 'IGST', percent: gstPercent, amount }];
  const half = Math.ceil(amount / 2);
  return [
    { name: 'CGST', percent: gstPercent / 2, amount: half },
    { name: stateOf(to)?.isUnion ? 'UTGST' : 'SGST', percent: gstPercent / 2, amount: amount - half },
  ];
};
