import { type InvoiceKind, onIndianClock } from '@paadam/shared/domain';

/** With which letter the numbers of a kind begin. */
export const invoiceSeries = {
  receipt: 'P',
  commission: 'C',
  'credit-note': 'N',
} as const satisfies Record<InvoiceKind, string>;

/** @returns the financial year of India at that moment, from April to March: "26-27" */
export const financialYear = (moment: Date): string => {
  const day = onIndianClock(moment);
  const first = day.getUTCFullYear() - (day.getUTCMonth() < 3 ? 1 : 0);
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('-');
};

/** @returns "P/26-27/000123", of 16 signs at most */
export const invoiceNumber = (series: string, year: string, number: number): string =>
  `${series}/${year}/${String(number).padStart(6, '0')}`;
